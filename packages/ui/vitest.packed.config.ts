import { defineConfig } from 'vitest/config';

/** The package as it is published: built, packed, installed elsewhere. Apart from the other tests, which run on sources. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'published',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/packed.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 180_000,
  },
});
