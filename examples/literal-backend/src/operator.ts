/** What the operator does, beside the API: money arrives, an identity or a hardware request is decided on, kept files are given out. */
import { accountNamed } from './accounts.ts';
import { type Answer, found, json, mustHold } from './answer.ts';
import { type OpenCalls, textOf } from './call.ts';
import { decideHardware } from './cloud-machines.ts';
import { payRecharge } from './recharges.ts';
import type { BackendContext } from './context.ts';

export function operatorCalls(context: BackendContext): OpenCalls {
  return {
    'POST /bank/pay': ({ body }) => {
      payRecharge(context, textOf(body, 'content'));
      return json({});
    },
    'POST /identity/decide': ({ body }) => {
      const reason = typeof body['reason'] === 'string' ? body['reason'] : null;
      decideIdentity(context, textOf(body, 'username'), reason);
      return json({});
    },
    'POST /hardware/decide': ({ body }) => {
      decideHardware(context, textOf(body, 'id'), body['accepted'] === true);
      return json({});
    },
    'GET /files/{id}': ({ params }): Answer => {
      const { type, bytes } = found(context.store.files.get(params['id'] ?? ''));
      return { kind: 'file', type, name: null, bytes };
    },
  };
}

/** @param reason why a submission is refused; null accepts it. @throws Refusal 404, 409 */
export function decideIdentity(
  context: BackendContext,
  username: string,
  reason: string | null,
): void {
  const account = accountNamed(context, username);
  mustHold(account.timeKyc !== null && account.isVerify === 0, 'Không có hồ sơ nào đang chờ');
  account.isVerify = reason === null ? 1 : 2;
  account.reasonFailKyc = reason;
  account.updatedAt = context.now();
}
