import { configDefaults, defineConfig } from 'vitest/config';
import { isThorough } from './src/testing/property-runs.ts';
import { processes, proofs } from './vitest.proofs.ts';

/**
 * Tests start the real server on a free port, or the domain alone, with a data folder of their own; one embedded database
 * a file. Those of the domain copy the database that `database-template.ts` makes once a run; with `DATABASE_URL` they
 * run on that PostgreSQL instead. The heavy ones have a configuration of their own (`vitest.proof.config.ts`).
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...processes, ...proofs],
    globalSetup: ['src/testing/database-template.ts'],
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
    expect: { poll: { timeout: 60_000 } },
  },
});
