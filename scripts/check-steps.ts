import type { Step } from './steps.ts';

const projects = [
  '.',
  'openapi',
  'packages/api',
  'packages/machines',
  'packages/ui',
  'apps/portal',
  'apps/server',
  'examples/cli',
];

/** Everything that can be said of the sources without running the product: types, lint, format, contract, generated files, boundaries. */
export const checkSteps: readonly Step[] = [
  {
    name: 'types',
    command: [
      ...projects.map((project) => `tsc --noEmit -p ${project}`),
      // Vue's own compiler, which knows its components.
      'pnpm --filter @tram/example-vue types',
    ].join(' && '),
  },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'contract lint', command: 'pnpm --filter @tram/openapi lint' },
  { name: 'generated client equals the contract', command: 'pnpm --filter @tram/openapi check' },
  {
    name: 'diagrams and public surface equal the machines',
    command: 'pnpm --filter @tram/machines run check',
  },
  {
    name: 'public surface and published entries equal the kit',
    command: 'pnpm --filter @tram/ui run check',
  },
  { name: 'public surface equals the client', command: 'pnpm --filter @tram/api run check' },
  { name: 'boundaries', command: 'vitest run --reporter=minimal --config tests/vitest.config.ts' },
];
