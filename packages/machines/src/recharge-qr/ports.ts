import type { Api } from '@tram/api/client';
import type { Recharge, RechargeTicket } from '@tram/api/types';
import { deadlineActor, type Now } from '../actors/deadline.ts';
import { paymentMachine } from '../payment/machine.ts';
import type { PaymentPorts } from '../payment/model.ts';
import { nothingKnown, portActor, requiring, type Port } from '../actors/port.ts';
import { watchActor } from '../actors/watch.ts';
import { rechargeEndsAt, rechargeOfTicket } from '../rules/recharge.ts';
import { rechargeQrMachine, type RechargeQrMachine } from './machine.ts';
import { rechargeStatusOf } from './rules.ts';
import type { RechargeDraft } from './model.ts';

/** A top-up as the server is asked for it. */
export interface RechargeOrder extends RechargeDraft {
  /** Value of the `Idempotency-Key` header; the same for every try of this intention. */
  key: string;
}

/** The effects of a top-up. Each of them is required. */
export interface RechargeQrPorts extends Pick<
  PaymentPorts<RechargeDraft, Recharge>,
  'evidence' | 'newKey'
> {
  /** `requestRecharge` (`POST /recharges/request`) with the key in the `Idempotency-Key` header. */
  requestRecharge: Port<RechargeOrder, RechargeTicket>;
  /** `cancelRecharge` (`PATCH /recharges/{id}`). A refusal is no failure: the recharge is read again. */
  cancelRecharge: Port<string, Partial<Recharge>>;
  /** Reads one recharge out of `listRecharges`, fresh from the server; `null` when no page holds it. */
  readRecharge: Port<string, Recharge | null>;
  /** Server time, ms since 1970. */
  now: Now;
}

/** The ports of a top-up that are one call each, over the client of `@tram/api`. */
export function rechargeQrCalls(
  api: Pick<Api, 'cancelRecharge' | 'requestRecharge'>,
): Pick<RechargeQrPorts, 'cancelRecharge' | 'requestRecharge'> {
  return {
    requestRecharge: ({ money, bankId, key }, signal) =>
      api.requestRecharge({ body: { money, bank_id: bankId } }, { signal, idempotencyKey: key }),
    cancelRecharge: (id, signal) => api.cancelRecharge({ path: { id } }, { signal }),
  };
}

/** Whether an answer says at least which recharge was made: what another backend leaves out is read. */
function isRecharge(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    '_id' in answer &&
    typeof answer._id === 'string'
  );
}

/** The lifecycle with its effects. Leaving one out does not compile. */
export function withRechargeQrPorts(ports: RechargeQrPorts): RechargeQrMachine {
  return rechargeQrMachine.provide({
    actors: {
      request: paymentMachine<RechargeDraft, Recharge>({
        send: async ({ order, key }, signal) => {
          const result = await ports.requestRecharge({ ...order, key }, signal);
          if (!result.ok) return result;
          return isRecharge(result.value)
            ? {
                ok: true,
                value: rechargeOfTicket(result.value, { ...order, answeredAt: ports.now() }),
              }
            : nothingKnown('malformed');
        },
        newKey: ports.newKey,
        evidence: ports.evidence,
        // A top-up takes nothing from the balance.
        quote: null,
      }),
      cancelRecharge: portActor(requiring(ports.cancelRecharge)),
      watch: watchActor(ports.readRecharge),
      deadline: deadlineActor(ports.now),
    },
    guards: {
      goesOn: ({ context, event }) =>
        event.type === 'RECORD' &&
        event.record._id === context.id &&
        rechargeStatusOf(event.record.is_succeeded) === 'pending' &&
        ports.now() < (rechargeEndsAt(event.record) ?? 0),
    },
  });
}
