/**
 * Vitest's global setup for tests that need a real PostgreSQL: the one of `DATABASE_URL`, or a temporary cluster. Its address
 * is in `TRAM_TEST_POSTGRES`; where there is none and none can be installed, it says why, and those tests are skipped.
 */
import { startTemporaryPostgres } from './postgres-cluster.ts';
import { postgres } from './postgres.ts';

/** Provides a PostgreSQL for the run. */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') {
    process.env['TRAM_TEST_POSTGRES'] = given;
    return async () => {};
  }
  try {
    const running = await startTemporaryPostgres(await postgres(() => {}));
    process.env['TRAM_TEST_POSTGRES'] = running.url;
    return running.stop;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`Tests on a real PostgreSQL are skipped. ${reason}`);
    return async () => {};
  }
}
