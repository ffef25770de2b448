import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { isThorough } from './src/testing/property-runs.ts';
import { processes, proofs } from './vitest.proofs.ts';

/**
 * Tests start the real server on a free port, or the domain alone, with a data folder of their own; one embedded database
 * a file, a copy of what `database-template.ts` makes once a run: on a PostgreSQL in an ordinary run, which takes half the
 * work, embedded in a thorough one. The heavy ones have a configuration of their own (`vitest.proof.config.ts`).
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...processes, ...proofs],
    globalSetup: [
      path.join(import.meta.dirname, '../../scripts/processes/postgres-for-tests.ts'),
      // After it: there are templates on that PostgreSQL as well.
      'src/testing/database-template.ts',
    ],
    pool: 'forks',
    // Modules are loaded, and the embedded database compiled, once a process and not once a file: what is shared by all
    // is put back by whoever changes it.
    isolate: false,
    // An embedded database takes about half a gigabyte and a core while it is made.
    maxWorkers: 2,
    // Limits for a machine that is busy with everything else, not what they take.
    testTimeout: isThorough ? 900_000 : 180_000,
    hookTimeout: 120_000,
    // A second, unless it is said, is too little for what is begun behind an answer.
    expect: { poll: { timeout: 20_000 } },
  },
});
