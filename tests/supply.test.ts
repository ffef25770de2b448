/** What the product is made of: exact versions, from one registry, with licences that were looked at. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { childEnvironment } from '../scripts/processes/run.ts';
import { ourPackages, starterFolder, starters } from '../scripts/packed/starter.ts';
import { root } from '../scripts/root.ts';
import { auditFaults, readAudit } from '../scripts/supply/advisories.ts';
import { type Licences, unknownLicences } from '../scripts/supply/licences.ts';
import { foreignPackages, type Lock } from '../scripts/supply/lock-file.ts';
import { writeSbom } from '../scripts/supply/sbom.ts';
import { inexactVersions, type Manifest } from '../scripts/supply/versions.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Workspace {
  readonly catalog: Readonly<Record<string, string>>;
  readonly allowBuilds: Readonly<Record<string, boolean>>;
  readonly strictDepBuilds?: boolean;
  readonly blockExoticSubdeps?: boolean;
  readonly minimumReleaseAge?: number;
  readonly packages: readonly string[];
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pnpm itself refuses another form
const workspace = parse(read('pnpm-workspace.yaml')) as Workspace;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pnpm itself refuses another form
const siteWorkspace = parse(read('docs-site/pnpm-workspace.yaml')) as Workspace;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pnpm writes it in this form, and installs nothing from another
const lock = parse(read('pnpm-lock.yaml')) as Lock;
// The generator of the documentation site, which nobody installs who does not build it.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pnpm writes it in this form, and installs nothing from another
const siteLock = parse(read('docs-site/pnpm-lock.yaml')) as Lock;

/** Runs pnpm in the root. @throws Error with what it said */
function pnpm(...parameters: readonly string[]): string {
  return execFileSync('pnpm', parameters, {
    cwd: root,
    encoding: 'utf8',
    env: childEnvironment(),
    maxBuffer: 2 ** 26,
  });
}

function inexactOf(manifest: Manifest): readonly string[] {
  return inexactVersions({ f: { private: true, ...manifest } }, {});
}

describe('versions', () => {
  test('are exact in every manifest and in the catalog', () => {
    const files = [
      'package.json',
      'docs-site/package.json',
      ...workspace.packages.flatMap((one) => globSync(`${one}/package.json`, { cwd: root })),
    ];
    expect(files.length).toBeGreaterThan(8);
    const manifests = Object.fromEntries(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pnpm itself refuses another form
      files.map((file) => [file, JSON.parse(read(file)) as Manifest]),
    );
    expect(inexactVersions(manifests, workspace.catalog)).toEqual([]);
  });

  test('of the starters are those of our packages (`npm run packages:version` sees to it) and of the catalog', () => {
    for (const starter of starters) {
      const ours = ourPackages(starterFolder(starter));
      expect(ours.length).toBeGreaterThan(0);
      expect(ours.filter(({ named, here }) => named !== here)).toEqual([]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm itself refuses another form
      const manifest = JSON.parse(read(`examples/${starter}/package.json`)) as Manifest;
      const { dependencies = {}, devDependencies = {} } = manifest;
      const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
        // Next.js and svelte-check call the compiler's own API, which TypeScript 7 does not have.
        ([name]) => name in workspace.catalog && name !== 'typescript',
      );
      expect(others.length).toBeGreaterThan(2);
      expect(others.filter(([name, version]) => version !== workspace.catalog[name])).toEqual([]);
    }
  });

  test.each([
    '^1.0.0',
    '~1.0.0',
    '1.x',
    '*',
    'latest',
    '>=1',
    'github:a/b',
    'https://a.example/b.tgz',
    'npm:b@^1.0.0',
  ])('%s is not exact', (version) => {
    const named = { a: version };
    const fault = [`f: a ${version}`];
    expect(inexactOf({ dependencies: named })).toEqual(fault);
    expect(inexactOf({ devDependencies: named })).toEqual(fault);
    expect(inexactOf({ optionalDependencies: named })).toEqual(fault);
    expect(inexactVersions({}, named)).toEqual([`catalog: a ${version}`]);
    const isRange = version === '^1.0.0';
    expect(inexactOf({ private: false, dependencies: named })).toEqual(isRange ? [] : fault);
  });
});

describe('the lock file', () => {
  test('is that of the manifests', () => {
    expect(() =>
      pnpm('install', '--frozen-lockfile', '--lockfile-only', '--offline', '--trust-lockfile'),
    ).not.toThrow();
  });

  test('takes every package from the registry, by the hash of its content', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(foreignPackages(lock)).toEqual([]);
    expect(Object.keys(siteLock.packages).length).toBeGreaterThan(200);
    expect(foreignPackages(siteLock)).toEqual([]);
    const hash = { integrity: `sha512-${'A'.repeat(86)}==` };
    const foreign = [
      {},
      { integrity: 'sha1-AAAA' },
      { ...hash, tarball: 'https://a.example/b.tgz' },
      { type: 'git', repo: 'https://a.example/b.git', commit: 'c' },
      { type: 'directory', directory: '../b' },
    ].map((resolution) => foreignPackages({ packages: { b: { resolution } } }));
    expect(foreign).toEqual([['b'], ['b'], ['b'], ['b'], ['b']]);
    expect(foreignPackages({ packages: { b: { resolution: hash } } })).toEqual([]);
  });
});

test.each([
  ['the workspace', workspace, lock],
  ['the documentation site', siteWorkspace, siteLock],
])(
  'nothing is run or taken on an install of %s but what was decided: scripts by name, no other sources, nothing newer than three days',
  (_, settings, locks) => {
    const { strictDepBuilds, blockExoticSubdeps, minimumReleaseAge, allowBuilds } = settings;
    expect({ strictDepBuilds, blockExoticSubdeps }).toEqual({
      strictDepBuilds: true,
      blockExoticSubdeps: true,
    });
    expect(minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60);
    const locked = new Set(
      Object.keys(locks.packages).map((name) => name.replace(/(?<=.)@.*$/, '')),
    );
    // A pattern or a package that is gone would let in something else one day.
    expect(Object.keys(allowBuilds).filter((name) => !locked.has(name))).toEqual([]);
  },
);

describe('licences', () => {
  test('are those that were allowed', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form that pnpm documents; an empty list fails below
    const licences = JSON.parse(pnpm('--recursive', 'licenses', 'list', '--json')) as Licences;
    expect(Object.values(licences).flat().length).toBeGreaterThan(300);
    expect(unknownLicences(licences)).toEqual([]);
  });

  test.each([
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['(GPL-2.0-only OR MIT)', true],
    ['(MPL-2.0 OR GPL-2.0-only)', false],
    ['Unknown', false],
    ['MIT AND Zlib', true],
  ])('%s: allowed %s', (licence, isFine) => {
    expect(unknownLicences({ [licence]: [{ name: 'a' }] })).toEqual(
      isFine ? [] : [`a: ${licence}`],
    );
  });
});

/** What `pnpm audit --json` prints. */
function answer(advisories: object): string {
  return JSON.stringify({ advisories, metadata: { totalDependencies: 9 } });
}

describe('advisories', () => {
  const one = { github_advisory_id: 'GHSA-1', module_name: 'a', severity: 'high', title: 'b' };
  const found = readAudit(answer({ 7: one })) ?? [];
  const known = [{ id: 'GHSA-1', why: 'not reached', until: '2026-12-31' }];

  test('fail unless they are known, until their day is over and while there are any', () => {
    expect(auditFaults(found, [], '2026-12-01')).toEqual(['GHSA-1, a, high, b']);
    expect(auditFaults(found, known, '2026-12-31')).toEqual([]);
    expect(auditFaults(found, known, '2027-01-01')).toHaveLength(1);
    expect(auditFaults([], known, '2026-12-01')).toHaveLength(1);
  });

  test('that nobody could tell of are no good news', () => {
    expect(readAudit('Error: ERR_PNPM_AUDIT_BAD_RESPONSE')).toBeNull();
    expect(readAudit('{"error":{"code":"ENOAUDIT"}}')).toBeNull();
    expect(readAudit(answer({}))).toEqual([]);
  });
});

interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly {
    readonly purl: string;
    readonly externalReferences?: readonly { readonly hashes?: readonly object[] }[];
  }[];
}

test('the bill of materials of a release has what runs, by hash, and nothing of development', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tram-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'tram.cdx.json');
  await writeSbom(file);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the next line holds that it is CycloneDX 1.6, whose form this is
  const bom = JSON.parse(readFileSync(file, 'utf8')) as Bom;
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const names = bom.components.map(({ purl }) => purl.replace(/^pkg:npm\/|@[^@/]*$/g, ''));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', '%40tram/machines']));
  expect(
    names.filter((name) => ['vitest', 'vite', 'fast-check', 'typescript'].includes(name)),
  ).toEqual([]);
  const withoutHash = bom.components.filter(
    ({ purl, externalReferences = [] }) =>
      !purl.includes('%40tram/') &&
      !externalReferences.some(({ hashes = [] }) => hashes.length > 0),
  );
  expect(withoutHash).toEqual([]);
});
