import { defineConfig } from 'vitest/config';

const isThorough = process.env['TRAM_THOROUGH'] === '1';

/** The program against real backends: the literal one as it is, and in a thorough run broken on purpose. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'conformance',
    include: ['tests/*.test.ts'],
    exclude: ['tests/packed.test.ts', ...(isThorough ? [] : ['tests/broken.test.ts'])],
    // They wait much more than they work.
    maxConcurrency: 20,
    // A limit for a machine that is busy with everything else, not what they take.
    testTimeout: 60_000,
  },
});
