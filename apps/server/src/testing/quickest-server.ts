import type { Settings } from '../settings.ts';
import { makePlace, removePlace } from './test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/**
 * Starts a sandbox for a test of very many calls: on the PostgreSQL of the run, which does in a third of the time what the
 * embedded database does, or on that one where there is no PostgreSQL.
 */
export async function startQuickestServer(changes: Partial<Settings> = {}): Promise<TestServer> {
  const postgres = process.env['TRAM_TEST_POSTGRES'];
  if (postgres === undefined) return startTestServer(changes);
  const place = await makePlace({ server: postgres, filling: 'demo' });
  const server = await startTestServer({ ...changes, databaseUrl: place.databaseUrl });
  return {
    ...server,
    async remove() {
      await server.remove();
      await removePlace(place);
    },
  };
}
