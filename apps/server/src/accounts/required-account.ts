import { Refusal } from '../refusal.ts';
import type { AccountIdentity } from '../services.ts';

/**
 * Who is calling, where the contract asks for a token. The HTTP layer has refused everyone else already; this says so to
 * the types, and refuses again should it not have.
 */
export function requiredAccount(context: {
  readonly account: AccountIdentity | null;
}): AccountIdentity {
  if (context.account === null) throw new Refusal(401, 'Vui lòng đăng nhập để tiếp tục');
  return context.account;
}
