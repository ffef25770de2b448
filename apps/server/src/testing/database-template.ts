/**
 * Vitest's global setup: what the databases of a run are copied from. Creating, migrating and seeding one takes about ten
 * seconds of a core, copying it a twentieth of one.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startChild } from './child.ts';
import { onServer } from './postgres-statement.ts';
import { isThorough } from './property-runs.ts';
import type { TemplateOrder } from './template-child.ts';

/** What can be copied: data folders, or names of databases. */
export interface Templates {
  /** Without any table. */
  readonly nothing: string;
  /** Migrated, and otherwise empty. */
  readonly schema: string;
  /** What a sandbox has when it was started once. */
  readonly demo: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folders of the embedded database; null in an ordinary run on a PostgreSQL, where no test needs one. */
    folderTemplates: Templates | null;
    /** Databases of the PostgreSQL that tests run on; null where there is none. */
    postgresTemplates: Templates | null;
    /** When making the demo data began, ms since 1970. */
    demoMadeAt: number;
  }
}

async function make(order: TemplateOrder): Promise<void> {
  const program = path.join(import.meta.dirname, 'template-child.ts');
  const child = startChild(program, [JSON.stringify(order)]);
  await child.line('made the templates');
  await child.ended();
}

async function makeFolders(within: string): Promise<Templates> {
  const placeOf = (name: string) => ({ dataDir: path.join(within, name), databaseUrl: null });
  const places = {
    nothing: placeOf('nothing'),
    schema: placeOf('schema'),
    demo: placeOf('demo'),
  };
  await make(places);
  return {
    nothing: places.nothing.dataDir,
    schema: places.schema.dataDir,
    demo: places.demo.dataDir,
  };
}

async function makeDatabases(server: string, within: string): Promise<Templates> {
  const name = `tram_template_${randomBytes(6).toString('hex')}`;
  const templates = { nothing: 'template1', schema: `${name}_schema`, demo: `${name}_demo` };
  const placeOf = (database: string) => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return { dataDir: path.join(within, database), databaseUrl: url.toString() };
  };
  for (const database of [templates.schema, templates.demo]) {
    await onServer(server, `create database ${database}`);
  }
  await make({
    nothing: placeOf(templates.nothing),
    schema: placeOf(templates.schema),
    demo: placeOf(templates.demo),
  });
  return templates;
}

/** Makes the templates of a whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tram-template-'));
  const isEmbedded = isThorough || process.env['TRAM_TEST_EMBEDDED'] === '1';
  const server = process.env['TRAM_TEST_POSTGRES'] ?? process.env['DATABASE_URL'] ?? null;
  project.provide('demoMadeAt', Date.now());
  const [folders, databases] = await Promise.all([
    server === null || isEmbedded ? makeFolders(folder) : null,
    server === null ? null : makeDatabases(server, folder),
  ]);
  project.provide('folderTemplates', folders);
  project.provide('postgresTemplates', databases);
  return async () => {
    if (server !== null && databases !== null) {
      for (const name of [databases.schema, databases.demo]) {
        await onServer(server, `drop database ${name} with (force)`);
      }
    }
    await rm(folder, { recursive: true, force: true });
  };
}
