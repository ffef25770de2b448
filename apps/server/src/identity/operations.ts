import { requiredAccount } from '../auth/authenticate.ts';
import { toAccountDto } from '../auth/my-account.ts';
import { linksFor } from '../files/file-route.ts';
import type { EveryFormAdmission, OperationHandlers } from '../services.ts';
import { requestCode } from './one-time-code.ts';
import { admitSubmission, submitIdentity } from './submit-identity.ts';

export const identityAdmissions = {
  submitIdentity: (context) => admitSubmission(context.services, requiredAccount(context).id),
} satisfies Partial<EveryFormAdmission>;

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
