import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with a migrated, empty database, to be copied; empty when tests run on `DATABASE_URL`. */
    databaseTemplate: string;
  }
}

/** Makes one migrated database for a whole run: creating it takes seconds, copying it does not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['DATABASE_URL'] !== undefined) {
    project.provide('databaseTemplate', '');
    return async () => {};
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'tram-template-'));
  const opened = await openDatabase(
    { dataDir: folder, databaseUrl: null },
    { info() {}, error() {} },
  );
  await opened.close();
  project.provide('databaseTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
