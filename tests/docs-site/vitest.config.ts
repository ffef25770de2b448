import { defineConfig } from 'vitest/config';

/** The built documentation site: its files, and every page in a browser. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'documentation site',
    include: ['*.test.ts'],
    globalSetup: ['built-site.ts'],
    fileParallelism: false,
    // Limits for a machine that is busy with everything else, not what they take.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
