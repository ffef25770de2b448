import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/tables.ts';
import type { PublicRoute, Services } from '../services.ts';
import { anonymousCall } from './fair-queue.ts';

/** Registers what the domain serves outside the contract: pictures and pages without a token. */
export function registerPublicRoutes(
  app: FastifyInstance,
  services: Services,
  routes: readonly PublicRoute[],
): void {
  for (const route of routes) {
    app.route({
      method: ['GET', 'HEAD'],
      url: route.path,
      handler: async (request, reply) => {
        const parameters: Record<string, string> = {};
        if (typeof request.params === 'object' && request.params !== null) {
          for (const [name, value] of Object.entries(request.params))
            parameters[name] = String(value);
        }
        const query = new URLSearchParams(request.url.split('?')[1] ?? '');
        const answer = await services.queue.run(anonymousCall(request), () =>
          route.handle({ services, parameters, query }),
        );
        const { content, contentPolicy } = answer;
        if (contentPolicy !== undefined) reply.header('content-security-policy', contentPolicy);
        return reply
          .code(answer.status)
          .header('content-type', answer.contentType)
          .header('cache-control', answer.cacheControl)
          .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
      },
    });
  }
}

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
