import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { verifyEmail } from './email-verification.ts';

/** Registers `/verify-email?token=…`, which the mailed link opens: verifies and leads to the login with the outcome. */
export function registerVerifyEmail(app: FastifyInstance, services: Services): void {
  app.get('/verify-email', async (request, reply) => {
    const query: unknown = request.query;
    const token =
      typeof query === 'object' && query !== null && 'token' in query ? query.token : null;
    const verified = typeof token === 'string' && (await verifyEmail(services, token));
    return reply
      .header('referrer-policy', 'no-referrer')
      .redirect(`/login?verified=${verified ? 1 : 0}`, 303);
  });
}
