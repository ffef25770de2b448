/** The operations of signing in and up. */
import type { OperationHandlers } from '../services.ts';
import { createLogin, type KnownPlaces } from './login.ts';
import { getMyAccount } from './my-account.ts';
import { createRegister } from './register.ts';
import type { SessionTokens } from './authenticate.ts';

interface AuthParts {
  readonly tokens: SessionTokens;
  readonly places: KnownPlaces;
  /** The product's name, for mails. */
  readonly brand: string;
}

export function createAuthOperations({ tokens, places, brand }: AuthParts) {
  return {
    login: createLogin({ tokens, places, brand }),
    register: createRegister({ brand }),
    getMyAccount,
  } satisfies OperationHandlers;
}
