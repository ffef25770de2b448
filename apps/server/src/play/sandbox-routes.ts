import type { SandboxRoute } from '../sandbox/sandbox-route.ts';
import { Refusal } from '../refusal.ts';
import { findPlayToken } from './play-access.ts';

/** Stands in for the streaming server, which is asked by the Play client: what a token opens now. */
const checkToken: SandboxRoute = {
  method: 'POST',
  path: '/play-tokens/check',
  async act({ services, body }) {
    const token: unknown = Reflect.get(Object(body), 'token');
    if (typeof token !== 'string') throw new Refusal(400, 'Hãy gửi { "token": "p_…" }');
    const found = await findPlayToken(services.database, token, services.clock.now());
    return found === null
      ? { good: false }
      : {
          good: true,
          target: found.target,
          id: found.targetId,
          expiresAt: found.expiresAt.toISOString(),
        };
  },
};

export const playSandboxRoutes: readonly SandboxRoute[] = [checkToken];
