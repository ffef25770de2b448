import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { processes, proofs } from './vitest.proofs.ts';

// For `database-template.ts`: proofs are on the embedded database, too.
process.env['TRAM_TEST_EMBEDDED'] = '1';

/**
 * The proofs: real processes that are killed, on the embedded database and on a real PostgreSQL, which is found, installed
 * or started for the run (`DATABASE_URL` names another one), and whole lifecycles.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [...processes, ...proofs],
    globalSetup: [
      path.join(import.meta.dirname, '../../scripts/processes/postgres-for-tests.ts'),
      // After it: there are templates on that PostgreSQL as well.
      'src/testing/database-template.ts',
    ],
    pool: 'forks',
    maxWorkers: 1,
    // Limits for a machine that is busy with everything else, not what they take.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // A second, unless it is said, is too little for what is begun behind an answer.
    expect: { poll: { timeout: 60_000 } },
  },
});
