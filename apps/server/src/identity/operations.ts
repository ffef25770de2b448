import { requiredAccount } from '../auth/authenticate.ts';
import { toAccountDto } from '../auth/my-account.ts';
import { linksFor } from '../files/file-route.ts';
import type { OperationHandlers } from '../services.ts';
import { requestCode } from './one-time-code.ts';
import { submitIdentity } from './submit-identity.ts';

export const identityOperations = {
  async requestOtp(context) {
    const { id } = requiredAccount(context);
    return { status: 200, body: await requestCode(context.services, id) };
  },

  async submitIdentity(context) {
    const account = requiredAccount(context);
    const { services, body, origin } = context;
    const submitted = await submitIdentity(services, account, body);
    return {
      status: 200,
      body: toAccountDto(submitted, linksFor(services, account.id, origin)),
    };
  },
} satisfies OperationHandlers;
