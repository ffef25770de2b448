import type { Recharge, RechargeTicket } from '@tram/api/types';
import { assign } from 'xstate';
import { deadlineActor } from '../deadline/deadline.ts';
import type { Now } from '../deadline/deadline.ts';
import { portActor, requiring } from '../port/port-actor.ts';
import type { Port } from '../port/port-actor.ts';
import { watchActor } from '../watch/watch.ts';
import { rechargeEndsAt } from '../rules/recharge-life.ts';
import { rechargeQrMachine } from './machine.ts';
import { rechargeStatusOf } from './rules.ts';
import { completing } from './ticket.ts';
import type { RechargeAttempt } from './types.ts';

/** The effects of a top-up. Each of them is required. */
export interface RechargeQrPorts {
  /** `requestRecharge` (`POST /recharges/request`) with the attempt's key in the `Idempotency-Key` header. */
  requestRecharge: Port<RechargeAttempt, RechargeTicket>;
  /** `cancelRecharge` (`PATCH /recharges/{id}`). A refusal is no failure: the recharge is read again. */
  cancelRecharge: Port<string, Recharge>;
  /** Reads one recharge out of `listRecharges`, fresh from the server; `null` when no page holds it. */
  readRecharge: Port<string, Recharge | null>;
  /** Server time, ms since 1970. */
  now: Now;
  /** A new unguessable key: `newIdempotencyKey` of `@tram/api/idempotency-key`; `crypto.randomUUID` is not there on http pages. */
  newKey: () => string;
}

/** The lifecycle with its effects. Leaving one out does not compile. */
export function withRechargeQrPorts(ports: RechargeQrPorts) {
  return rechargeQrMachine.provide({
    actors: {
      requestRecharge: portActor(requiring(completing(ports.requestRecharge, ports.now))),
      cancelRecharge: portActor(requiring(ports.cancelRecharge)),
      watch: watchActor(ports.readRecharge),
      deadline: deadlineActor(ports.now),
    },
    actions: {
      takeKey: assign({ key: () => ports.newKey() }),
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
