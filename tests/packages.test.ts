/** What a package needs before anybody can publish it: who made it, where it is read, what it asks of others, how it gets out. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { manifestOf, originOf, publishedPackages } from '../scripts/packed/metadata.ts';
import { packedPage } from '../scripts/packed/pages.ts';
import { root } from '../scripts/root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const folders = publishedPackages();

test('four packages are published, and nothing else of the workspace', () => {
  expect(folders.map((folder) => manifestOf(path.join(root, folder)).name)).toEqual([
    '@tram/api',
    '@tram/conformance',
    '@tram/machines',
    '@tram/ui',
  ]);
  const others = globSync('{.,openapi,apps/*,examples/*}/package.json', { cwd: root });
  expect(others.length).toBeGreaterThan(5);
  const open = others.filter(
    (file) => manifestOf(path.dirname(path.join(root, file))).private !== true,
  );
  expect(open).toEqual([]);
});

describe.each(folders)('the manifest of %s', (folder) => {
  const manifest = manifestOf(path.join(root, folder));

  test('says what it is, where it comes from and under which conditions', () => {
    expect(manifest).toMatchObject({
      ...originOf(folder),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      description: expect.stringMatching(/.{30}/),
      license: manifestOf(root)['license'],
      type: 'module',
      engines: { node: '>=20' },
      publishConfig: { access: 'public', provenance: true },
    });
    expect(Object(manifest['keywords'])).toEqual(expect.arrayContaining(['tram']));
    expect(manifest['files']).toEqual(expect.arrayContaining(['dist', 'CHANGELOG.md']));
  });

  test('says which modules have side effects, where there are modules to import', () => {
    const isImported = 'exports' in manifest;
    expect('sideEffects' in manifest).toBe(isImported);
  });

  test('asks for ranges that begin with what the workspace is tested with', () => {
    const lock: unknown = parse(read('pnpm-lock.yaml'));
    const installed = Object(lock).importers[folder].dependencies;
    const asked = Object.entries<string>(Object(manifest['dependencies']));
    const wrong = asked
      .filter(([, range]) => range !== 'workspace:^')
      .filter(
        ([name, range]) => range !== `^${String(installed[name].version).replace(/\(.*/, '')}`,
      )
      .map(([name, range]) => `${name} ${range}`);
    expect(wrong).toEqual([]);
  });

  test('comes with a page that says how it is installed', () => {
    expect(read(`${folder}/README.md`)).toMatch(
      new RegExp(`npm install (?:--global )?${manifest.name}`),
    );
  });
});

const page = (text: string) =>
  packedPage(text, 'docs/a.md', 'packages/ui', (place) => place === 'README.md');

describe('a packed page', () => {
  const place = Object(manifestOf(root)['repository']).url.slice('git+'.length, -'.git'.length);

  test('leads out of the package to the repository', () => {
    expect(page('[a](../../../docs/testing.md#the-suites) b')).toBe(
      `[a](${place}/blob/main/docs/testing.md#the-suites) b`,
    );
  });

  test.each(['[a](../README.md#rules)', '[a](https://a.example)', '[a](#rules)', 'f[0](x)'])(
    '%s stays',
    (text) => expect(page(text)).toBe(text),
  );
});

describe('the release workflow', () => {
  const { release } = Object(parse(read('.github/workflows/release.yml'))).jobs;
  const steps: readonly { readonly if?: string; readonly run?: string }[] = release.steps;

  test('signs a provenance', () => {
    expect(release.permissions).toMatchObject({ 'id-token': 'write' });
  });

  test('says that it has no token, and does nothing else then', () => {
    const [first, ...others] = steps;
    expect(first).toMatchObject({
      if: "env.NPM_TOKEN == ''",
      run: expect.stringContaining('::notice title=Release::Nothing is published'),
    });
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter((step) => step.if !== "env.NPM_TOKEN != ''")).toEqual([]);
  });

  test('runs commands that there are', () => {
    const scripts = Object(manifestOf(root)['scripts']);
    const named = [...read('.github/workflows/release.yml').matchAll(/npm run ([\w:]+)/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });
});
