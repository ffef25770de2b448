import { describe, expect, test } from 'vitest';
import {
  cyclesOf,
  type Import,
  importGraph,
  type Source,
  sourcesUnder,
} from '../scripts/sources.ts';

/**
 * The dependencies between the packages: the contract describes, the client makes calls safe, machines decide, the kit draws, the
 * portal wires. A folder may import only what is in its row.
 */
interface Room {
  readonly folder: string;
  /** Whether a source of the folder may have this import. */
  readonly allows: (imported: Import, source: Source) => boolean;
}

const isTest = (source: Source) => /\.test\.tsx?$|\/testing\//.test(source.file);
const startsWith = (imported: Import, ...names: string[]) =>
  names.some((name) => imported.specifier === name || imported.specifier.startsWith(`${name}/`));
const ofOurs = (imported: Import) => imported.specifier.startsWith('@tram/');
const ofReact = (imported: Import) =>
  startsWith(imported, 'react', 'react-dom', '@xstate/react', '@tanstack/react-query');

/** Entries of the client that are plain data or pure checks, without a call in them. */
const dataOfApi = new Set([
  '@tram/api/operations',
  '@tram/api/runtime-config',
  '@tram/api/error-catalogue',
]);

const rooms: readonly Room[] = [
  {
    folder: 'packages/api/src',
    allows: (imported) => !ofOurs(imported) && !ofReact(imported),
  },
  {
    folder: 'packages/conformance/src',
    allows: (imported) =>
      !ofReact(imported) && (!ofOurs(imported) || startsWith(imported, '@tram/api')),
  },
  {
    folder: 'packages/machines/src',
    allows: (imported, source) =>
      !ofReact(imported) &&
      (!ofOurs(imported) ||
        (startsWith(imported, '@tram/api') && (imported.typeOnly || isTest(source)))),
  },
  {
    folder: 'packages/ui/src',
    allows: (imported) =>
      !ofOurs(imported) &&
      !startsWith(imported, 'xstate', '@xstate/react', 'react-router-dom', 'react-router'),
  },
  {
    folder: 'apps/portal/src',
    allows: (imported, source) =>
      !startsWith(imported, '@ariakit', 'react-aria-components', '@tram/server') &&
      (!startsWith(imported, 'react-router-dom', 'react-router') ||
        source.file === 'apps/portal/src/router.ts'),
  },
  // The proof of reuse: the packages that the portal uses, and nothing of the portal.
  ...['examples/cli', 'examples/vue', 'examples/svelte'].map((folder) => ({
    folder,
    allows: (imported: Import) =>
      !ofReact(imported) &&
      (!ofOurs(imported) || startsWith(imported, '@tram/api', '@tram/machines')),
  })),
  // An application with the kit alone, as a company has it whose API is another.
  {
    folder: 'examples/next',
    allows: (imported) => !ofOurs(imported) || startsWith(imported, '@tram/ui'),
  },
  // The live diagrams of the documentation: the lifecycles as the kit draws them, and nothing of the portal.
  {
    folder: 'docs-site/live',
    allows: (imported) => !ofOurs(imported) || startsWith(imported, '@tram/machines', '@tram/ui'),
  },
  // A foreign backend: it follows the specification and uses nothing of ours.
  {
    folder: 'examples/literal-backend',
    allows: (imported) => !ofOurs(imported) && !ofReact(imported),
  },
  {
    folder: 'apps/server/src',
    allows: (imported, source) =>
      !ofReact(imported) &&
      !startsWith(imported, '@tram/ui', '@tram/portal', 'xstate') &&
      // The tables of allowed actions are data for both sides; a server runs no lifecycle.
      (!startsWith(imported, '@tram/machines') || imported.specifier.endsWith('/rules')) &&
      (!startsWith(imported, '@tram/api') ||
        imported.typeOnly ||
        dataOfApi.has(imported.specifier) ||
        isTest(source)),
  },
];

describe('the arrows of the architecture', () => {
  test.each(rooms)('$folder imports only what its row allows', ({ folder, allows }) => {
    const faults = sourcesUnder(folder).flatMap((source) =>
      source.imports
        .filter((imported) => !allows(imported, source))
        .map((imported) => `${source.file} imports ${imported.specifier}`),
    );
    expect(faults).toEqual([]);
  });

  test('the arrows test reads the imports that are there', () => {
    const read = new Set(
      sourcesUnder('apps/portal/src').flatMap((source) =>
        source.imports.map((imported) => imported.specifier),
      ),
    );
    expect(read).toContain('react-router-dom');
    expect(read).toContain('react');
    const inVue = sourcesUnder('examples/vue').find(({ file }) => file.endsWith('App.vue'));
    expect(inVue?.imports.map(({ specifier }) => specifier)).toContain('@tram/machines/session');
    const inSvelte = sourcesUnder('examples/svelte').find(({ file }) => file.endsWith('Pc.svelte'));
    expect(inSvelte?.imports.map(({ specifier }) => specifier)).toContain(
      '@tram/machines/pc-image',
    );
  });

  test('no package reaches into another by a relative path', () => {
    const faults = [
      'packages',
      'apps',
      'examples/cli',
      'examples/vue',
      'examples/svelte',
      'examples/next',
      'examples/literal-backend',
      'openapi',
    ].flatMap((folder) =>
      sourcesUnder(folder).flatMap((source) => {
        const room = source.file.split('/').slice(0, folder === 'openapi' ? 1 : 2);
        return source.imports
          .filter((imported) => imported.specifier.startsWith('.'))
          .filter((imported) => {
            const place = new URL(imported.specifier, `file:///${source.file}`).pathname.slice(1);
            // The repository's own way to pack and install belongs to no package; only their tests outside `src` use it.
            const packs =
              source.file.startsWith(`${room.join('/')}/tests/`) &&
              place.startsWith('scripts/packed/');
            return !packs && !place.startsWith(`${room.join('/')}/`);
          })
          .map((imported) => `${source.file} imports ${imported.specifier}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('what a package may hold', () => {
  test('no file hides its purpose behind a name that says nothing', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|manager|lib)(\/|\.|$)/;
    const faults = ['packages', 'apps', 'examples', 'openapi', 'scripts', 'tests', 'e2e']
      .flatMap(sourcesUnder)
      .map((source) => source.file)
      .filter((file) => vague.test(file));
    expect(faults).toEqual([]);
  });

  test('the examples decide nothing themselves: they have no lifecycle, no call and no clock', () => {
    const faults = ['examples/cli', 'examples/vue', 'examples/svelte']
      .flatMap(sourcesUnder)
      .filter(({ text }) =>
        /\bcreateMachine\(|\bsetup\(\{|\bfetch\(|\bXMLHttpRequest\b|\bDate\.now\(|\bnew Date\(/.test(
          text,
        ),
      )
      .map(({ file }) => file);
    expect(faults).toEqual([]);
  });

  test('machines use no clock, no network and no page directly', () => {
    const faults = sourcesUnder('packages/machines/src')
      .filter((source) => !isTest(source))
      .filter((source) =>
        /\bDate\.now\(|\bnew Date\(\)|\bfetch\(|\bdocument\.|\bwindow\.|localStorage/.test(
          source.text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
        ),
      )
      .map((source) => source.file);
    expect(faults).toEqual([]);
  });
});

test('no files import each other, not for a type and not later on either', () => {
  const leadsTo = importGraph();
  expect(leadsTo.size).toBeGreaterThan(1000);
  expect(cyclesOf(leadsTo)).toEqual([]);
});
