import { Server } from 'socket.io';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createPostgresAdapter } from './postgres-adapter.ts';
import { onServer } from '../testing/postgres-statement.ts';
import { makePlace, removePlace } from '../testing/test-database.ts';

const others = `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

// An embedded database, which is what thorough runs have, has no other instances.
test.runIf(inject('postgresTemplates'))(
  'closes also at the moment that it begins to listen, and leaves no connection behind',
  async () => {
    const place = await makePlace();
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
