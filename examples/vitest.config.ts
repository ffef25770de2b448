import { defineConfig } from 'vitest/config';

/** The examples against the started product: one server for the run, one file after another, because the sandbox is shared. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'examples',
    include: ['tests/*.test.ts'],
    globalSetup: ['tests/started-product.ts'],
    fileParallelism: false,
    // Limits for a machine that is busy with everything else, not what they take.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
