import { defineConfig } from 'vitest/config';

/** Time is set by hand in most of these tests; what they take is the processor's, and the limits are for one that is busy. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
