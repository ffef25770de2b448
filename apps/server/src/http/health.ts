import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/tables.ts';

/** The state of the server, which `/healthz` and early requests are answered by. */
export type ServerState = 'starting' | 'ready' | 'stopping';

/** How long the database may take to answer, ms. */
const patienceMs = 2000;

async function databaseAnswers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answered = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Registers `GET /healthz`: 200 while the server is ready and its database answers, 503 otherwise. */
export function registerHealth(
  app: FastifyInstance,
  parts: { readonly database: Database; readonly state: () => ServerState },
): void {
  app.get('/healthz', async (_request, reply) => {
    const state = parts.state();
    if (state === 'ready' && (await databaseAnswers(parts.database))) return { status: 'ready' };
    reply.code(503);
    return { status: state === 'ready' ? 'database does not answer' : state };
  });
}
