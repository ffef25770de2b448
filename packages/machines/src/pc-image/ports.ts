import type { Api, Download } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import type { ActionResult, Image } from '@tram/api/types';
import { deadlineActor, type Now } from '../actors/deadline.ts';
import { paymentMachine } from '../payment/machine.ts';
import type { PaymentPorts } from '../payment/model.ts';
import { portActor, requiring, type Port } from '../actors/port.ts';
import type { RentalTerm } from '../rules/rental-period.ts';
import { watchActor } from '../actors/watch.ts';
import { isCurrentRecord, wholeOf } from '../answers/record.ts';
import { timeOf } from '../rules/time.ts';
import { pcImageMachine, type PcImageMachine } from './machine.ts';
import { machineFailed, recordOf } from './model.ts';
import type { PcImageOperation } from './rules.ts';
import type { PcImageOrder, PcImagePaymentAnswer, PcImageRecord } from './model.ts';

/** A rental or an extension as the server is asked for it. */
export interface PaymentOrder extends RentalTerm {
  /** Id of the PC. */
  image: string;
  /** Value of the `Idempotency-Key` header; the same for every try of this intention. */
  key: string;
  /** What the customer has confirmed to pay, VND. */
  total: number | undefined;
}

/** The effects of a PC. Each of them is required. */
export interface PcImagePorts extends Pick<
  PaymentPorts<PcImageOrder, PcImagePaymentAnswer>,
  'evidence' | 'newKey' | 'quote'
> {
  /** `createOrder` (`POST /orders`) with the key in the `Idempotency-Key` header and the total in `Confirmed-Total`. */
  createOrder: Port<PaymentOrder, Partial<Image>>;
  /** `extendOrder` (`PATCH /orders/extend`) with the same headers. */
  extendOrder: Port<PaymentOrder, Partial<Image>>;
  /** `downloadRdpFile` (`GET /orders/file/{id}`); saves the file under the name that the answer gives. */
  downloadRdpFile: Port<string, unknown>;
  /** `resetImage` (`POST /tool/reset`). */
  resetImage: Port<string, Partial<ActionResult>>;
  /** `reconnectImage` (`GET /images/reconnect/{id}`): a new password. */
  reconnectImage: Port<string, Partial<ActionResult>>;
  /** `wakeImage` (`GET /images/wol/{id}`): power on. */
  wakeImage: Port<string, Partial<ActionResult>>;
  /** `deleteImage` (`DELETE /images/{id}`). */
  deleteImage: Port<string, Partial<ActionResult>>;
  /** Reads one PC out of `listImages`, fresh from the server; `null` when no page of the whole list holds it. */
  readImage: Port<string, PcImageRecord | null>;
  /** Server time, ms since 1970. */
  now: Now;
}

/** The ports that are one call of the client each. */
export interface PcImageCalls extends Omit<
  PcImagePorts,
  'downloadRdpFile' | 'readImage' | 'evidence' | 'quote' | 'now' | 'newKey'
> {
  /** Saves nothing: the file is in the answer. */
  downloadRdpFile: Port<string, Download>;
}

/**
 * The ports of a PC that are one call each, over the client of `@tram/api`. What is left to say: how the file is saved, how
 * a PC is read again, and how paying is made safe.
 */
export function pcImageCalls(
  api: Pick<
    Api,
    | 'createOrder'
    | 'deleteImage'
    | 'downloadRdpFile'
    | 'extendOrder'
    | 'reconnectImage'
    | 'resetImage'
    | 'wakeImage'
  >,
): PcImageCalls {
  return {
    createOrder: ({ image, period, unit, key, total }, signal) =>
      api.createOrder(
        { body: { image, rental_period: period, unit } },
        { signal, idempotencyKey: key, confirmedTotal: total },
      ),
    extendOrder: ({ image, period, unit, key, total }, signal) =>
      api.extendOrder(
        { body: { image, rental_period: period, unit } },
        { signal, idempotencyKey: key, confirmedTotal: total },
      ),
    downloadRdpFile: (id, signal) => api.downloadRdpFile({ path: { id } }, { signal }),
    resetImage: (id, signal) => api.resetImage({ body: { id } }, { signal }),
    reconnectImage: (id, signal) => api.reconnectImage({ path: { id } }, { signal }),
    wakeImage: (id, signal) => api.wakeImage({ path: { id } }, { signal }),
    deleteImage: (id, signal) => api.deleteImage({ path: { id } }, { signal }),
  };
}

const wholeRecord = wholeOf<PcImageRecord>({
  _id: true,
  name: true,
  is_booting: true,
  is_installed: true,
  estimate_used: true,
  ssh: true,
});

/** The lifecycle with its effects. Leaving one out does not compile. */
export function withPcImagePorts(ports: PcImagePorts): PcImageMachine {
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
      payment: paymentMachine<PcImageOrder, PcImagePaymentAnswer>({
        send: async ({ order: { action, image, term }, key, total }, signal) => {
          const port = action === 'rent' ? ports.createOrder : ports.extendOrder;
          const result = await port({ image, ...term, key, total }, signal);
          return result.ok ? { ok: true, value: recordOfAnswer(result.value, image) } : result;
        },
        newKey: ports.newKey,
        evidence: ports.evidence,
        quote: ports.quote,
      }),
      operate: portActor(
        requiring(({ image, operation }, signal) => operations[operation](image, signal)),
      ),
      watch: watchActor(ports.readImage),
      deadline: deadlineActor(ports.now),
    },
    guards: {
      // A clock that was ahead is set right by the answer that brought the record.
      goesOn: ({ context, event }) =>
        event.type === 'RECORD' &&
        isCurrentRecord(event.record, context.record) &&
        ports.now() < (timeOf(event.record.estimate_used) ?? 0),
    },
  });
}

/** The words of an action's answer. Any 2xx is a success, unless its body says that the machine did not do it. */
function wordsOf(result: Result<Partial<ActionResult>>): Result<string | null> {
  if (!result.ok) return result;
  const { statusCode = 200, message = '' } = result.value;
  return statusCode === 200
    ? { ok: true, value: message === '' ? null : message }
    : { ok: false, error: machineFailed(statusCode, message) };
}

/**
 * The PC in the answer to a payment, without its address and passwords. `null` where another backend answers something else, or
 * only a part: it is then read.
 * @param id of the PC that was paid for
 */
function recordOfAnswer(answer: Partial<Image>, id: string): PcImagePaymentAnswer {
  const record = answer._id === id ? wholeRecord(answer) : null;
  return record === null ? null : recordOf(record);
}
