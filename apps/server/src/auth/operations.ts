/** The operations of signing in and up. */
import type { Clock } from '../clock.ts';
import type { OperationHandlers } from '../services.ts';
import type { Settings } from '../settings.ts';
import { type AttemptLimit, createAttemptLimit } from './attempt-limit.ts';
import { createLogin } from './login.ts';
import { getMyAccount } from './my-account.ts';
import { createRegister } from './register.ts';
import type { SessionTokens } from './session-tokens.ts';

const quarterHourMs = 15 * 60_000;
const hourMs = 60 * 60_000;

const unlimited: AttemptLimit = { check() {}, count() {}, forget() {} };

/** What signing in and up needs. */
export interface AuthParts {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly tokens: SessionTokens;
  readonly brand: string;
}

/** Builds the handlers with limits of their own. */
export function createAuthOperations({
  settings,
  clock,
  tokens,
  brand,
}: AuthParts): OperationHandlers {
  const limit = (attempts: number, windowMs: number) =>
    settings.rateLimits ? createAttemptLimit({ attempts, windowMs }, clock) : unlimited;
  return {
    login: createLogin({
      tokens,
      brand,
      // Failures only. An address can be a whole office; a name is one person.
      addressLimit: limit(50, quarterHourMs),
      accountLimit: limit(10, quarterHourMs),
    }),
    register: createRegister({
      brand,
      // The sandbox is for trying, so it allows more.
      limit: limit(settings.mode === 'sandbox' ? 100 : 10, hourMs),
    }),
    getMyAccount,
  };
}
