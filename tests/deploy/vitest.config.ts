import { defineConfig } from 'vitest/config';

/** The built portal on the static hosts of docs/deploy.md: the real programs, the page's own commands, and a browser. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'static hosts',
    include: ['*.test.ts'],
    globalSetup: ['built-site.ts'],
    fileParallelism: false,
    // Limits for a machine that is busy with everything else, not what they take.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
