import { Server } from 'socket.io';
import { expect, onTestFinished, test } from 'vitest';
import { onServer } from '../testing/postgres-statement.ts';
import { makePlace, removePlace } from '../testing/test-database.ts';
import { createPostgresAdapter } from './postgres-adapter.ts';

/** Instances share a PostgreSQL; the embedded database has one alone. */
const server = process.env['TRAM_TEST_POSTGRES'] ?? null;
const others = `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

test.skipIf(server === null)(
  'closes also at the moment that it begins to listen, and leaves no connection behind',
  async () => {
    const place = await makePlace({ server });
    onTestFinished(() => removePlace(place));
    const url = place.databaseUrl ?? '';
    const between = createPostgresAdapter(url, { error() {} });
    const io = new Server({ adapter: between.adapter });
    await new Promise((resolve) => between.onListening(resolve));
    await io.of('/').adapter.close();
    await between.close();
    await expect.poll(() => onServer(url, others)).toEqual([]);
  },
);
