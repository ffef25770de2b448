import { defineConfig } from 'vitest/config';

/** The backend alone, over HTTP and Socket.IO. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'literal backend',
    include: ['tests/*.test.ts'],
    // A limit for a machine that is busy with everything else, not what they take.
    testTimeout: 30_000,
  },
});
