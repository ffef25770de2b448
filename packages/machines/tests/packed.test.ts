/**
 * The packages as their users get them: packed, installed by npm outside the workspace, compiled, run and bundled. What is
 * imported inside the workspace are sources; nothing else would notice a tarball that lacks a file.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { compilations, compileStrictly } from '../../../scripts/packed/compile-strictly.ts';
import { longTypes } from '../../../scripts/packed/long-types.ts';
import type { PackedProject } from '../../../scripts/packed/packed-project.ts';
import { brokenLinks } from '../../../scripts/packed/pages.ts';
import { run } from '../../../scripts/packed/run.ts';
import { bundledModules } from './bundled-modules.ts';
import { namedGlobals } from './named-globals.ts';
import { packedLifecycles } from './packed-project.ts';

const root = path.join(import.meta.dirname, '..');
/** Payment is a part of other lifecycles, without ports of the portal and without separate rules. */
const payment = 'payment';
const lifecycles = globSync('src/*/machine.ts', { cwd: root })
  .map((file) => path.basename(path.dirname(file)))
  .filter((name) => name !== payment)
  .sort();

/** `pc-image` as `PcImage`. */
const pascalOf = (name: string) =>
  name.replaceAll(/(?:^|-)(.)/gu, (_, letter: string) => letter.toUpperCase());

let project: PackedProject;
beforeAll(() => {
  project = packedLifecycles();
  const entries = ['api', 'machines'].flatMap((name) =>
    Object.keys(manifestOf(name).exports).map((entry) => `@tram/${name}${entry.slice(1)}`),
  );
  // An upload that shows its progress is an XMLHttpRequest: without the DOM there is no type for it.
  const anywhere = entries.filter((entry) => entry !== '@tram/api/upload');
  writeFileSync(
    path.join(project.folder, 'entries.ts'),
    anywhere.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join(''),
  );
  // What a library exports needs names for its types, and finds them in the entry that it has imported.
  for (const name of lifecycles) {
    const withPorts = `with${pascalOf(name)}Ports`;
    writeFileSync(
      path.join(project.folder, `exported-${name}.ts`),
      `import { ${withPorts} } from '@tram/machines/${name}';
export const made = (ports: Parameters<typeof ${withPorts}>[0]) => ${withPorts}(ports);\n`,
    );
  }
  return () => rmSync(project.folder, { recursive: true, force: true });
});

/** Compiles what `bare-project` has for a configuration; what the compiler says. */
function compiled(configuration: string): string {
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return run(process.execPath, [compiler, '-p', `tsconfig.${configuration}.json`], project.folder);
}

/** Where npm put one of the packages. */
const installed = (name: string) => path.join(project.folder, 'node_modules', '@tram', name);
const filesOf = (name: string) =>
  globSync('**/*', { cwd: installed(name), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(installed(name), path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    );

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
function manifestOf(name: string): Manifest {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(installed(name), 'package.json'), 'utf8'),
  );
  return manifest;
}

describe.each([
  ['api', 0],
  ['machines', 1],
] as const)('the tarball of @tram/%s', (name, index) => {
  const tarball = () => readFileSync(project.tarballs[index] ?? '');

  test('publint has nothing to say', async () => {
    const data = new Uint8Array(tarball()).buffer;
    const { messages } = await publint({ pack: { tarball: data }, strict: true });
    const manifest = { ...manifestOf(name) };
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('its types resolve under every ES module resolution', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball())));
    if (analysis.types === false) throw new Error('no types were found');
    // There is no CommonJS and no resolution without `exports`: VERSIONING.md documents both.
    const unsupported = new Set<unknown>(['node10', 'node16-cjs']);
    expect(
      analysis.problems.filter(
        (problem) => !('resolutionKind' in problem && unsupported.has(problem.resolutionKind)),
      ),
    ).toEqual([]);
    expect(Object.keys(analysis.entrypoints).length).toBeGreaterThan(10);
  });

  test('no link of its pages is broken', () => {
    expect(brokenLinks(installed(name))).toEqual([]);
  });

  test('its types have names: none is too long to be read', () => {
    expect(longTypes(installed(name))).toEqual([]);
  });

  test('it holds what is used and nothing else', () => {
    const files = filesOf(name);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    const used =
      /^(?:package\.json|LICENSE|(?:README|VERSIONING|CHANGELOG)\.md|src\/[a-z-]+\/README\.md|api\/[a-z.-]+\.txt|dist\/[^.]+(?:\.d\.ts|\.js))$/u;
    expect(files.filter((file) => !used.test(file))).toEqual([]);
    expect(files.filter((file) => /(?:^|\/)(?:testing|tests?|bench)\//u.test(file))).toEqual([]);
    const mapped = files.filter((file) =>
      readFileSync(path.join(installed(name), file), 'utf8').includes('sourceMappingURL'),
    );
    expect(mapped).toEqual([]);
  });
});

test('their dependencies can be installed and shared', () => {
  expect(manifestOf('api').dependencies).toEqual({
    'openapi-fetch': '^0.17.0',
    'socket.io-client': '^4.8.4',
  });
  expect(manifestOf('machines')).toMatchObject({
    dependencies: {
      '@tram/api': expect.stringMatching(/^\^\d+\.\d+\.\d+$/u),
      valibot: '^1.5.0',
    },
    peerDependencies: { xstate: '^5.33.3' },
  });
});

test.each(['api', 'machines'])('@tram/%s has outside the entries that it has inside', (name) => {
  const inside: Pick<Manifest, 'exports'> = JSON.parse(
    readFileSync(path.join(root, '..', name, 'package.json'), 'utf8'),
  );
  expect(Object.keys(manifestOf(name).exports)).toEqual(Object.keys(inside.exports));
});

test('every lifecycle has its entry, its rules and its fixtures, with matching names', () => {
  expect(Object.keys(manifestOf('machines').exports)).toEqual(
    expect.arrayContaining(
      lifecycles.flatMap((name) => [`./${name}`, `./${name}/rules`, `./${name}/fixtures`]),
    ),
  );
  const program = `
    const names = {};
    for (const name of ${JSON.stringify(lifecycles)})
      names[name] = Object.keys(await import('@tram/machines/' + name));
    process.stdout.write(JSON.stringify(names));`;
  const parameters = ['--input-type=module', '--eval', program];
  const names: Record<string, string[]> = JSON.parse(
    run(process.execPath, parameters, project.folder),
  );
  for (const name of lifecycles) {
    const pascal = pascalOf(name);
    const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
    const expected = [`${camel}Machine`, `${camel}View`, `with${pascal}Ports`];
    expect(names[name]).toEqual(expect.arrayContaining(expected));
  }
});

test.each(['api', 'machines'])('@tram/%s comes with the surface that it promises', (name) => {
  const surfaces = Object.keys(manifestOf(name).exports).filter((entry) => !entry.includes('*'));
  expect(filesOf(name).filter((file) => file.startsWith('api/'))).toHaveLength(surfaces.length);
});

test('every lifecycle comes with its manual', () => {
  const manuals = [...lifecycles, payment].map((lifecycle) => `src/${lifecycle}/README.md`);
  expect(filesOf('machines')).toEqual(expect.arrayContaining(manuals));
});

describe('in a bare project', () => {
  beforeAll(() => {
    // What it compiles is what Node runs below.
    compiled('nodenext');
  });

  test.each(compilations)(
    'every entry compiles with %s, module resolution %s, every strict flag, without the DOM',
    (...by) => {
      const options = { lib: ['es2023'], types: ['node'] };
      const complaints = compileStrictly(project.folder, by, ['main.ts', 'entries.ts'], options);
      // XState 5.33.3 does not keep exactOptionalPropertyTypes in its own declarations: an application with that flag skips them.
      const ofXState = /^node_modules\/xstate\/dist\/declarations\/src\/setup\.d\.ts/u;
      expect(complaints.filter((line) => !ofXState.test(line))).toEqual([]);
      expect(complaints.filter((line) => ofXState.test(line))).not.toEqual([]);
    },
  );

  test('the types of an exported lifecycle have names', () => {
    expect(compiled('declarations')).toBe('');
  });

  test('a PC is extended once, a price is shown, a form is read', () => {
    expect(JSON.parse(run(process.execPath, ['built/main.js'], project.folder))).toEqual({
      keys: ['one-key'],
      steps: ['idle', 'paid'],
      gained: 2 * 3_600_000,
      price: '432.000 VNĐ',
      form: { money: 1_500_000, bankId: 'b1' },
      user: null,
    });
  });

  test('every entry can be imported', () => {
    expect(run(process.execPath, ['built/entries.js'], project.folder)).toBe('');
  });
});

const bundled = (code: string) => bundledModules(project.folder, code);

describe('what a bundle of one lifecycle holds', () => {
  test.each(lifecycles)('%s: itself, what is shared, and XState', async (lifecycle) => {
    const modules = await bundled(`export * from '@tram/machines/${lifecycle}';`);
    const ours = modules.filter((module) => module.startsWith('@tram/machines/dist/'));
    expect(ours).toContain(`@tram/machines/dist/${lifecycle}/machine.js`);
    const others = lifecycles.filter((other) => other !== lifecycle);
    // The rules of another lifecycle are data: what a PC allows decides about its routes as well.
    expect(
      ours.filter(
        (module) =>
          !module.endsWith('/rules.js') &&
          others.some((other) => module.includes(`/dist/${other}/`)),
      ),
    ).toEqual([]);
    expect(
      modules.filter((module) => !ours.includes(module) && !module.startsWith('xstate/')),
    ).toEqual([]);
  });

  test('a rule of a lifecycle comes without the lifecycle', async () => {
    const modules = await bundled(
      `import { pcImageAllows } from '@tram/machines/pc-image'; console.log(pcImageAllows);`,
    );
    expect(modules).toEqual(['@tram/machines/dist/pc-image/rules.js']);
  });
});

test('the lifecycles know no browser, no network and no Node', () => {
  const found = filesOf('machines')
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      namedGlobals(readFileSync(path.join(installed('machines'), file), 'utf8')).map(
        (name) => `${file}: ${name}`,
      ),
    );
  expect(found).toEqual([]);
});
