import { defineConfig } from 'vitest/config';

/** The package as it is published: built, packed, installed elsewhere, run as a program. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'published',
    include: ['tests/packed.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
