/**
 * What is tested, suite by suite: the one table behind `npm test`, `npm run test:all`, `npm run test:slice` and `npm run check`.
 * docs/testing.md shows it; `tests/testing.test.ts` keeps the two in line.
 */

/**
 * - `check`: what can be said of the sources without running the product. In `npm test`, and alone as `npm run check`.
 * - `quick`: what an ordinary mistake breaks. In `npm test`.
 * - a number: the slice of the exhaustive rest, of which the gate runs one and `npm run test:all` every one.
 */
export type Place = 'check' | 'quick' | Slice;

/** The slices of the exhaustive rest, each of about the same length. */
export const slices = [1, 2, 3, 4, 5] as const;
export type Slice = (typeof slices)[number];

/** The test runner, which decides how the order is shuffled and where the report goes. */
export type Runner = 'vitest' | 'playwright' | 'none';

export interface Suite {
  readonly name: string;
  readonly place: Place;
  readonly runner: Runner;
  /** What the shell runs in `folder`, without reporters, order and files. */
  readonly command: string;
  /** From the root. @default the root */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /**
   * - `headless`: a Chromium without windows.
   * - `whole`: the Chromium whose text rendering is that of the committed pictures, and which has no pointer over the page, which
   *   would prefetch what is under it.
   * - `firefox`, `webkit`: where there is none, the suite is skipped.
   *
   * @default 'headless'
   */
  readonly browser?: 'headless' | 'whole' | 'firefox' | 'webkit';
  /** It runs without the built portal, so that it may start while that is built: every check, and what says so. @default false */
  readonly withoutPortal?: boolean;
  /** It alone uses both cores: it runs after the others, with nothing beside it. @default false */
  readonly alone?: boolean;
  /** What it takes on two cores while another suite runs beside it, seconds. The longest start first. */
  readonly seconds: number;
  /** What it proves, and why it has its place. */
  readonly why: string;
  /**
   * The test files that it is made of, as globs from the root: a change selects those that it can reach. A suite without
   * any is run whole or not at all.
   */
  readonly tests?: readonly string[];
  /** Files that it reads or runs without importing them, as globs from the root: a change of one selects the whole suite. */
  readonly reads: readonly string[];
}

/** The files of the started product. */
const product = [
  'apps/portal/{src,scripts,public}/**',
  'apps/portal/*',
  'apps/server/{src,drizzle}/**',
  'openapi/*.yaml',
  'packages/*/src/**',
  'scripts/processes/**',
];

/** The files that draw a screen of the portal without a server. */
const screenStories = ['.storybook/**', 'apps/portal/stories/**'];

const sources = ['**/*.{ts,tsx,vue,svelte,css}'];

/** Folders with a `tsconfig.json`, but for the Vue example, which has its own compiler, and the starters, which are compiled where they are installed. */
export const typeScriptProjects = [
  '.',
  'openapi',
  'packages/api',
  'packages/conformance',
  'packages/machines',
  'packages/ui',
  'apps/portal',
  'apps/server',
  'examples/cli',
  'examples/literal-backend',
];

/** Go's garbage collector took a third of the CPU time of the programs written in Go: with this it runs at five times the memory. */
const rarelyCollected = { GOGC: '400', GOMEMLIMIT: '3GiB' } as const;

const checks: readonly Suite[] = [
  {
    name: 'types',
    place: 'check',
    runner: 'none',
    command: [
      // Results for unchanged sources are cached. Each further checker checks much of a program again.
      ...typeScriptProjects.map(
        (project) =>
          `tsc --noEmit --checkers 1 --incremental --tsBuildInfoFile .cache/types/${project.replaceAll(/\W/g, '-')}.tsbuildinfo -p ${project}`,
      ),
      // Vue's own compiler, which knows its components.
      'pnpm --filter @tram/example-vue types',
    ].join(' && '),
    env: rarelyCollected,
    seconds: 45,
    why: 'TypeScript over every package',
    reads: sources,
  },
  {
    name: 'lint',
    place: 'check',
    runner: 'none',
    command: 'oxlint --type-aware',
    // Each further thread of the type checker checks much of the program again.
    env: { ...rarelyCollected, GOMAXPROCS: '1' },
    seconds: 30,
    why: 'oxlint with type-aware rules: hooks, promises, accessibility, `any`',
    reads: sources,
  },
  {
    name: 'format',
    place: 'check',
    runner: 'none',
    command: 'oxfmt --check .',
    seconds: 1,
    why: 'oxfmt, documentation included',
    reads: ['**'],
  },
  {
    name: 'contract lint',
    place: 'check',
    runner: 'none',
    command: 'pnpm --filter @tram/openapi lint',
    seconds: 3,
    why: 'the contract keeps our rules for contracts',
    reads: ['openapi/**'],
  },
  {
    name: 'generated client equals the contract',
    place: 'check',
    runner: 'none',
    command: 'pnpm --filter @tram/openapi check',
    seconds: 3,
    why: 'committed generated files are those that the contract generates',
    reads: ['openapi/**', 'packages/api/src/**'],
  },
  {
    name: 'diagrams and public surface equal the machines',
    place: 'check',
    runner: 'none',
    command: 'pnpm --filter @tram/machines run check',
    seconds: 10,
    why: 'committed diagrams and the list of public names are those of the machines',
    reads: ['packages/machines/**', 'scripts/api-surface/**'],
  },
  {
    name: 'public surface and published entries equal the kit',
    place: 'check',
    runner: 'none',
    command: 'pnpm --filter @tram/ui run check',
    seconds: 8,
    why: 'the same for the kit, with its published entries',
    reads: ['packages/ui/**', 'scripts/api-surface/**'],
  },
  {
    name: 'public surface equals the client',
    place: 'check',
    runner: 'none',
    command: 'pnpm --filter @tram/api run check',
    seconds: 3,
    why: 'the same for the client',
    reads: ['packages/api/**', 'scripts/api-surface/**'],
  },
  {
    name: 'repository',
    place: 'check',
    runner: 'vitest',
    command: 'vitest run --config tests/vitest.config.ts',
    seconds: 11,
    why: 'which folder may import which, both languages complete, the checklist of the specification, versions and licences of dependencies, what packages need to be published, this page',
    tests: ['tests/*.test.ts'],
    reads: [
      '**/*.{ts,tsx,vue,md}',
      '**/package.json',
      'pnpm-*.yaml',
      '.github/workflows/*',
      'packages/*/api/*.txt',
    ],
  },
];

const quick: readonly Suite[] = [
  {
    name: 'server',
    place: 'quick',
    runner: 'vitest',
    command: 'vitest run',
    folder: 'apps/server',
    seconds: 165,
    why: 'every operation over HTTP and in the domain, on PostgreSQL where there is one; property tests with a part of their cases',
    tests: ['apps/server/src/**/*.test.ts', 'apps/server/tests/*.test.ts'],
    reads: ['openapi/*.yaml', 'apps/server/{drizzle,fixtures}/**'],
  },
  {
    name: 'stories',
    place: 'quick',
    runner: 'vitest',
    command: 'vitest run --project stories --maxWorkers=2',
    withoutPortal: true,
    seconds: 300,
    why: 'every story drawn and played in a real Chromium, with axe, in the light theme',
    tests: ['{packages/ui/src,apps/portal/stories,.storybook}/**/*.stories.tsx'],
    reads: ['.storybook/*.{ts,tsx}', 'openapi/*.yaml', 'packages/ui/src/theme/**'],
  },
  {
    name: 'kit',
    place: 'quick',
    runner: 'vitest',
    command: 'vitest run',
    folder: 'packages/ui',
    withoutPortal: true,
    seconds: 145,
    why: 'what stories do not show of the components: rules, prerendering, hydration, jsdom and happy-dom, contrast of every pair of colours',
    tests: ['packages/ui/{src,conformance}/**/*.test.{ts,tsx}'],
    reads: ['packages/ui/src/theme/**', 'packages/ui/{docs,scripts}/**'],
  },
  {
    name: 'machines',
    place: 'quick',
    runner: 'vitest',
    command: 'vitest run',
    folder: 'packages/machines',
    withoutPortal: true,
    seconds: 43,
    why: 'lifecycles and rules of money and time; property tests with a tenth of their cases',
    tests: ['packages/machines/{src,tests}/**/*.test.{ts,tsx}'],
    reads: ['packages/machines/**/*.md'],
  },
  {
    name: 'portal',
    place: 'quick',
    runner: 'vitest',
    command: 'vitest run',
    folder: 'apps/portal',
    seconds: 67,
    why: 'words, data, services and pure rules in Node; the open pages as they are built',
    tests: ['apps/portal/{src,scripts,stories}/**/*.test.{ts,tsx}'],
    reads: ['apps/portal/{public,scripts}/**', 'openapi/*.yaml'],
  },
  {
    name: 'screens of any backend',
    place: 'quick',
    runner: 'vitest',
    command: 'vitest run --config .storybook/vitest.config.ts',
    withoutPortal: true,
    seconds: 18,
    why: 'every list screen, drawn in Node without all fields of the contract’s examples, and without a fifth of them one by one',
    tests: ['.storybook/*.test.ts'],
    reads: ['apps/portal/{src,stories}/**', 'openapi/*.yaml', 'packages/*/src/**'],
  },
  {
    name: 'client',
    place: 'quick',
    runner: 'vitest',
    command: 'vitest run',
    folder: 'packages/api',
    withoutPortal: true,
    seconds: 13,
    why: 'the client against real HTTP and Socket.IO servers, in Node and in Chromium',
    tests: ['packages/api/src/**/*.test.ts'],
    reads: [],
  },
  {
    name: 'literal backend',
    place: 'quick',
    runner: 'vitest',
    command: 'vitest run',
    folder: 'examples/literal-backend',
    withoutPortal: true,
    seconds: 8,
    why: 'the example that answers the call table: exactly the fields of the specification, money charged once a call',
    tests: ['examples/literal-backend/tests/*.test.ts'],
    reads: [],
  },
  {
    name: 'conformance',
    place: 'quick',
    runner: 'vitest',
    command: 'vitest run',
    folder: 'packages/conformance',
    withoutPortal: true,
    seconds: 20,
    why: 'what an operator tries a backend with: against the literal one, and what it may spend',
    tests: ['packages/conformance/tests/{literal,command,differences,visitors}.test.ts'],
    reads: ['openapi/*.yaml', 'examples/literal-backend/src/**', 'packages/api/src/**'],
  },
  {
    name: 'first-load sizes',
    place: 'quick',
    runner: 'none',
    command: 'node scripts/sizes.ts',
    browser: 'whole',
    seconds: 26,
    why: 'bytes of the first load of `/login`, `/home` and `/` against their limits',
    reads: product,
  },
  {
    name: 'journeys',
    place: 'quick',
    runner: 'playwright',
    command: 'playwright test --project chromium --grep @quick',
    alone: true,
    seconds: 160,
    why: 'one journey a feature at one size, against the started product',
    tests: ['e2e/{,faults/,literal/}*.spec.ts'],
    reads: product,
  },
  {
    name: 'screens and main journey in Firefox',
    place: 'quick',
    runner: 'playwright',
    command: 'playwright test --project firefox --grep @engines',
    browser: 'firefox',
    alone: true,
    seconds: 100,
    why: 'the main journey on a desktop and a phone; no screen or dialog scrolls sideways, cuts words off or lets them run out of their box, 1440 and 390 px wide',
    tests: ['e2e/{geometry,journey}.spec.ts'],
    reads: product,
  },
  {
    name: 'screens and main journey in WebKit',
    place: 'quick',
    runner: 'playwright',
    command: 'playwright test --project webkit --grep @quick',
    browser: 'webkit',
    alone: true,
    seconds: 90,
    why: 'the same in WebKitGTK, with typing before the scripts have come',
    tests: ['e2e/webkit/{geometry,journey}.spec.ts'],
    reads: product,
  },
];

const thorough = { TRAM_THOROUGH: '1' };

/** The spec files that visit every screen and every dialog. */
const everyScreen =
  '(every-screen|touch|geometry|forced-colors|accessibility-tree|dialogs|dialogs-without-address|device-keyboard|english-screens|english)\\.spec\\.ts';

/** The journeys but the quick ones. `files` is a pattern of their files' names as Playwright takes it: each has one part. */
export const journeyParts: readonly (Pick<Suite, 'name' | 'seconds' | 'why'> & {
  readonly place: Slice;
  readonly files: string;
  readonly shard?: string;
})[] = [
  ...([2, 3] as const).map((place, index) => ({
    name: `journeys in every way, ${index + 1} of 2`,
    place,
    files: `/e2e/(?!(literal|faults)/|${everyScreen})`,
    shard: `${index + 1}/2`,
    seconds: 360,
    why: 'every journey by pointer, on a phone and with the keyboard alone, its refusals, and what time, tabs and networks do to it',
  })),
  {
    name: 'fault matrix',
    place: 4,
    files: '/e2e/faults/',
    seconds: 360,
    why: 'every call that a screen makes, under each kind of fault ([fault matrix](fault-matrix.md))',
  },
  {
    name: 'journeys in front of the literal backend',
    place: 4,
    files: '/e2e/literal/',
    seconds: 120,
    why: 'the main journeys with the portal on nginx, and an API on another origin that has the fields of the specification alone',
  },
  {
    name: 'every screen and dialog',
    place: 5,
    files: `/e2e/${everyScreen}`,
    seconds: 410,
    why: 'each at every size and in both languages: nothing is cut off, overlaps or scrolls sideways, axe, focus, console, forced colours, fingers, the keyboard of a phone, what assistive technology is given',
  },
];

/** What a second engine walks of the same files: each journey once, and nothing of what `npm test` runs in it. */
const inFirefox = (
  [
    [2, 140],
    [1, 450],
    [4, 430],
  ] as const
).map(([place, seconds], index): Suite => ({
  name: `every screen and journey in Firefox, ${index + 1} of 3`,
  place,
  runner: 'playwright',
  command: `playwright test --project firefox --grep-invert '@again|@engines' --shard ${index + 1}/3 '/e2e/(?!(literal|faults)/)'`,
  browser: 'firefox',
  alone: true,
  seconds,
  why: 'every screen and dialog by axe in both themes, and each journey once: dates, pictures, signature, codes, English, print, without a network',
  reads: ['e2e/**', ...product],
}));

const inWebKit: Suite = {
  name: 'every screen and feature in WebKit',
  place: 3,
  runner: 'playwright',
  command: 'playwright test --project webkit --grep-invert @quick',
  browser: 'webkit',
  alone: true,
  seconds: 240,
  why: 'every screen and dialog by axe in both themes, the focus of every dialog, dates, pictures, signature, codes, palette, English, paper, without a server',
  tests: ['e2e/webkit/*.spec.ts'],
  reads: product,
};

const exhaustive: readonly Suite[] = [
  {
    name: 'server proofs',
    place: 1,
    runner: 'vitest',
    command: 'vitest run --config vitest.proof.config.ts tests/',
    folder: 'apps/server',
    env: thorough,
    seconds: 340,
    why: 'several instances, kills, money under load, any request in any account’s name, whole lifecycles, on both databases',
    reads: product,
  },
  {
    name: 'dialogs of any backend, every field',
    place: 1,
    runner: 'vitest',
    command: 'vitest run --config .storybook/vitest.dialogs.config.ts',
    env: thorough,
    seconds: 210,
    why: 'every dialog with an address, opened in Chromium over the reference server’s answers without each field, one by one, and without all',
    reads: [...product, ...screenStories, 'e2e/screens.ts'],
  },
  {
    name: 'server processes',
    place: 2,
    runner: 'vitest',
    command: 'vitest run --config vitest.proof.config.ts src/',
    folder: 'apps/server',
    env: thorough,
    seconds: 130,
    why: 'the program as an operator starts it, and servers that are killed at work',
    reads: product,
  },
  {
    name: 'server on the embedded database',
    place: 2,
    runner: 'vitest',
    command: 'vitest run',
    folder: 'apps/server',
    env: thorough,
    seconds: 270,
    why: 'what `npm test` proves on PostgreSQL, and property tests with all their cases',
    reads: product,
  },
  {
    name: 'pages of Storybook',
    place: 2,
    runner: 'none',
    command: 'node scripts/story-pages.ts',
    browser: 'whole',
    seconds: 200,
    why: 'every page of documentation of the built Storybook: nothing open over it or wider than it, what it is about, usage before props, a status, types, its contents; axe on one of each kind in both themes; stories in the frames of three pages',
    reads: [
      '.storybook/**',
      'packages/ui/src/**',
      'apps/portal/{src,stories}/**',
      'scripts/story-pages.ts',
      'scripts/stories/**',
    ],
  },
  {
    name: 'machines, every case',
    place: 2,
    runner: 'vitest',
    command: 'vitest run random',
    folder: 'packages/machines',
    env: thorough,
    seconds: 50,
    why: 'property tests of the lifecycles with all their cases, and that they come through every state',
    reads: ['packages/machines/src/**'],
  },
  {
    name: 'client and machines as they are published',
    place: 1,
    runner: 'vitest',
    command: 'vitest run --config vitest.packed.config.ts',
    folder: 'packages/machines',
    seconds: 50,
    why: 'both packed, installed elsewhere, compiled with every strict flag and bundled',
    reads: ['packages/{api,machines}/**', 'scripts/packed/**'],
  },
  {
    name: 'screens of any backend, every field',
    place: 4,
    runner: 'vitest',
    command: 'vitest run --config .storybook/vitest.config.ts',
    env: thorough,
    seconds: 50,
    why: 'the same without each field, one by one, and of what the reference server answers too',
    reads: [...product, ...screenStories, 'e2e/screens.ts'],
  },
  {
    name: 'stories in the dark',
    place: 3,
    runner: 'vitest',
    command: 'vitest run --project stories --maxWorkers=2',
    env: thorough,
    seconds: 250,
    why: 'every story played, then its colours in the dark theme, by axe',
    reads: ['.storybook/**', 'packages/ui/src/**', 'apps/portal/{src,stories}/**'],
  },
  {
    name: 'nested overlays',
    place: 1,
    runner: 'vitest',
    command: 'vitest run src/dialog/nesting.test.tsx',
    folder: 'packages/ui',
    env: thorough,
    seconds: 35,
    why: 'every overlay of the kit opened within every other, by pointer and by keyboard',
    reads: ['packages/ui/src/**'],
  },
  {
    name: 'kit as it is published',
    place: 1,
    runner: 'vitest',
    command: 'vitest run --config vitest.packed.config.ts',
    folder: 'packages/ui',
    seconds: 120,
    why: 'the kit built, packed and installed elsewhere; every component with the sheets of its entry alone, and beside the resets of Vite, Next.js and Tailwind',
    reads: ['packages/ui/**', 'scripts/packed/**'],
  },
  {
    name: 'stories measured and compared with their pictures',
    place: 5,
    runner: 'none',
    command: 'node scripts/compare-stories.ts',
    browser: 'whole',
    seconds: 380,
    why: 'every story of the kit beside its committed picture in the modes of `.storybook/modes.ts`; targets, 320 px, text at 200 %, forced colours, less motion',
    reads: ['.storybook/**', 'packages/ui/src/**', 'scripts/**'],
  },
  {
    name: 'soak',
    place: 5,
    runner: 'none',
    // Beside another suite: the machine is not its own, and everything takes longer.
    command: 'node scripts/soak.ts --minutes 1 --customers 60 --within 30',
    withoutPortal: true,
    seconds: 250,
    why: 'a minute of `npm run soak` on each database: customers while servers are killed, PostgreSQL restarted, the disk full, the clock moved and the network bad',
    reads: product,
  },
  {
    name: 'examples',
    place: 3,
    runner: 'vitest',
    command: 'vitest run --config examples/vitest.config.ts',
    seconds: 80,
    why: 'the command-line client and the Vue front end against the started product, the client against the literal backend, conformance of the reference server',
    reads: ['examples/**', ...product],
  },
  {
    name: 'starters',
    place: 2,
    runner: 'vitest',
    command: 'vitest run --config examples/vitest.starters.config.ts',
    // It packs, which writes the `dist` folders that the suites of published packages write, too.
    alone: true,
    seconds: 150,
    why: 'the Next.js page and the Svelte page as a stranger has them: copied elsewhere, installed by npm with our packed packages, built, started and walked through',
    reads: ['examples/{next,svelte,tests}/**', 'scripts/packed/**', 'packages/*/**', ...product],
  },
  {
    name: 'conformance, broken backends',
    place: 4,
    runner: 'vitest',
    command: 'vitest run tests/broken.test.ts',
    folder: 'packages/conformance',
    env: thorough,
    seconds: 10,
    why: 'the program finds each of fifteen ways in which the literal backend is broken',
    reads: [
      'openapi/*.yaml',
      'examples/literal-backend/src/**',
      'packages/{api,conformance}/src/**',
    ],
  },
  {
    name: 'advisories',
    place: 4,
    runner: 'none',
    command: 'node scripts/audit.ts',
    withoutPortal: true,
    seconds: 3,
    why: 'known vulnerabilities of dependencies, as the registry tells them today; where it does not answer, that is said',
    reads: ['**/package.json', 'pnpm-*.yaml'],
  },
  {
    name: 'conformance as it is published',
    place: 4,
    runner: 'vitest',
    command: 'vitest run --config vitest.packed.config.ts',
    folder: 'packages/conformance',
    seconds: 10,
    why: 'the program packed, installed elsewhere and started by its name',
    reads: ['packages/{api,conformance}/**', 'scripts/packed/**'],
  },
  {
    name: 'static pages',
    place: 4,
    runner: 'vitest',
    command: 'vitest run src/static-pages.page.test.ts',
    folder: 'apps/portal',
    env: thorough,
    seconds: 25,
    why: 'the open pages as a static host sends them, which are those of our own server for every operator',
    reads: product,
  },
  {
    name: 'static hosts',
    place: 3,
    runner: 'vitest',
    command: 'vitest run --config tests/deploy/vitest.config.ts',
    seconds: 50,
    why: 'the built folder behind the real nginx and Caddy, by the commands of docs/deploy.md, with an API on another origin',
    reads: ['docs/deploy.md', 'docs/deploy/**', 'scripts/**', ...product],
  },
  {
    name: 'documentation site',
    place: 3,
    runner: 'vitest',
    command: 'vitest run --config tests/docs-site/vitest.config.ts',
    withoutPortal: true,
    seconds: 300,
    why: 'the site of `npm run docs`, built and published below a path: no broken link or anchor, each document in it, every page in both themes by axe and 320 px wide, search, lifecycles that are stepped through',
    tests: ['tests/docs-site/*.test.ts'],
    reads: [
      '**/*.md',
      'docs-site/**',
      'openapi/**/*.yaml',
      'packages/{machines,ui}/src/**',
      'scripts/docs*/**',
      'scripts/docs.ts',
    ],
  },
  ...inFirefox,
  inWebKit,
  ...journeyParts.map(({ name, place, files, shard, seconds, why }): Suite => ({
    name,
    place,
    runner: 'playwright',
    command: `playwright test --project chromium --grep-invert @quick${shard === undefined ? '' : ` --shard ${shard}`} '${files}'`,
    alone: true,
    seconds,
    why,
    reads: [
      'e2e/**',
      'examples/literal-backend/src/**',
      'tests/deploy/**',
      'docs/deploy.md',
      ...product,
    ],
  })),
];

export const suites: readonly Suite[] = [...checks, ...quick, ...exhaustive];

/** What `npm run check` runs. */
export const checkSuites = checks;

/** What `npm test` runs. */
export const quickSuites: readonly Suite[] = [...checks, ...quick];

/** What `npm run test:slice -- N` runs. */
export function suitesOfSlice(slice: Slice): readonly Suite[] {
  return exhaustive.filter(({ place }) => place === slice);
}
