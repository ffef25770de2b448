import type { FastifyInstance } from 'fastify';
import type { PublicRoute, Services } from '../services.ts';

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
        const answer = await route.handle({ services, parameters, query });
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
