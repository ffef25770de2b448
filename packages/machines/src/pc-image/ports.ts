import type { Result } from '@tram/api/result';
import type { ActionResult, Image } from '@tram/api/types';
import { assign } from 'xstate';
import { deadlineActor } from '../deadline/deadline.ts';
import type { Now } from '../deadline/deadline.ts';
import { portActor, requiring } from '../port/port-actor.ts';
import type { Port } from '../port/port-actor.ts';
import type { RentalTerm } from '../rules/rental-period.ts';
import { watchActor } from '../watch/watch.ts';
import { intentionOf } from './intention.ts';
import { pcImageMachine } from './machine.ts';
import { machineFailed } from './operation-failure.ts';
import type { PcImageOperation } from './rules.ts';
import { goesOn } from './situation.ts';
import type { PcImageRecord } from './types.ts';

/** A rental or an extension as the server is asked for it. */
export interface PaymentOrder extends RentalTerm {
  /** Id of the PC. */
  image: string;
  /** Value of the `Idempotency-Key` header; the same for every try of this wish. */
  key: string;
}

/** The effects of a PC. Each of them is required. */
export interface PcImagePorts {
  /** `createOrder` (`POST /orders`) with the key in the `Idempotency-Key` header. */
  createOrder: Port<PaymentOrder, Image>;
  /** `extendOrder` (`PATCH /orders/extend`) with the key in the `Idempotency-Key` header. */
  extendOrder: Port<PaymentOrder, Image>;
  /** `downloadRdpFile` (`GET /orders/file/{id}`); saves the file under the name that the answer gives. */
  downloadRdpFile: Port<string, unknown>;
  /** `resetImage` (`POST /tool/reset`). */
  resetImage: Port<string, ActionResult>;
  /** `reconnectImage` (`GET /images/reconnect/{id}`): a new password. */
  reconnectImage: Port<string, ActionResult>;
  /** `wakeImage` (`GET /images/wol/{id}`): power on. */
  wakeImage: Port<string, ActionResult>;
  /** `deleteImage` (`DELETE /images/{id}`). */
  deleteImage: Port<string, ActionResult>;
  /** Reads one PC out of `listImages`, fresh from the server; `null` when no page of the whole list holds it. */
  readImage: Port<string, PcImageRecord | null>;
  /** Server time, ms since 1970. */
  now: Now;
  /** A new unguessable key: `newIdempotencyKey` of `@tram/api/idempotency-key`; `crypto.randomUUID` is not there on http pages. */
  newKey: () => string;
}

/** The lifecycle with its effects. Leaving one out does not compile. */
export function withPcImagePorts(ports: PcImagePorts) {
  const operations: Record<PcImageOperation, Port<string, string | null>> = {
    downloadRdp: async (id, signal) => {
      const result = await ports.downloadRdpFile(id, signal);
      return result.ok ? { ok: true, value: null } : result;
    },
    reset: async (id, signal) => wordsOf(await ports.resetImage(id, signal)),
    renewPassword: async (id, signal) => wordsOf(await ports.reconnectImage(id, signal)),
    wake: async (id, signal) => wordsOf(await ports.wakeImage(id, signal)),
    delete: async (id, signal) => wordsOf(await ports.deleteImage(id, signal)),
  };
  return pcImageMachine.provide({
    actors: {
      pay: portActor(
        requiring(({ image, intention }, signal) => {
          const order = { image, ...intention.term, key: intention.key };
          return intention.action === 'rent'
            ? ports.createOrder(order, signal)
            : ports.extendOrder(order, signal);
        }),
      ),
      operate: portActor(
        requiring(({ image, operation }, signal) => operations[operation](image, signal)),
      ),
      watch: watchActor(ports.readImage),
      deadline: deadlineActor(ports.now),
    },
    actions: {
      takeIntention: assign(({ event }) => intentionOf(event, ports.newKey)),
    },
    guards: {
      goesOn: ({ context, event }) =>
        event.type === 'RECORD' && goesOn(event.record, context, ports.now()),
    },
  });
}

/** The words of an action's answer. */
function wordsOf(result: Result<ActionResult>): Result<string | null> {
  if (!result.ok) return result;
  const { statusCode = 200, message = '' } = result.value;
  return statusCode === 200
    ? { ok: true, value: message === '' ? null : message }
    : { ok: false, error: machineFailed(statusCode, message) };
}
