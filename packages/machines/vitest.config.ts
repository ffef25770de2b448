import { configDefaults, defineConfig } from 'vitest/config';

/** Time is set by hand in most of these tests; what they take is the processor's, and the limits are for one that is busy. */
export default defineConfig({
  test: {
    environment: 'node',
    // The package as it is published is `vitest.packed.config.ts`.
    exclude: [...configDefaults.exclude, 'tests/packed.test.ts'],
    // Lifecycles and rules keep nothing between tests: modules are loaded once for all files.
    isolate: false,
    pool: 'threads',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
