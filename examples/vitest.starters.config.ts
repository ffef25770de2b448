import { defineConfig } from 'vitest/config';

/** The starters as strangers have them: copied elsewhere, installed with our packed packages, built, started and walked through. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'starters',
    include: ['tests/starters/*.test.ts'],
    globalSetup: ['tests/started-product.ts'],
    // Limits for a machine that is busy with everything else, not what they take.
    testTimeout: 90_000,
    hookTimeout: 900_000,
  },
});
