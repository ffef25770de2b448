import type { Result } from '@tram/api/result';
import type { ActionResult, MachineStartResult, VmDeletionResult } from '@tram/api/types';
import { deadlineActor, type Now } from '../actors/deadline.ts';
import { paymentMachine } from '../payment/machine.ts';
import type { PaymentPorts } from '../payment/model.ts';
import { portActor, requiring, type Port } from '../actors/port.ts';
import { watchActor } from '../actors/watch.ts';
import { isCurrentRecord, wholeOf } from '../answers/record.ts';
import { cloudImageMachine, type CloudImageMachine } from './machine.ts';
import type { CloudImageCommand } from './rules.ts';
import { recordOf } from './transitions.ts';
import { dueAtOf, keptFields, sessionOf } from './model.ts';
import type {
  CloudExtension,
  CloudImageAnswer,
  CloudImageRecord,
  CloudPaymentAnswer,
} from './model.ts';

/** An extension as the server is asked for it. */
export interface CloudExtensionOrder {
  /** Id of the cloud machine. */
  image: string;
  /** Value of the `Idempotency-Key` header; the same for every try of this intention. */
  key: string;
  /** What the customer has confirmed to pay, VND. */
  total: number | undefined;
}

/** The effects of a cloud machine. Each of them is required; none of the calls is ever to be repeated by its port. */
export interface CloudImagePorts extends Pick<
  PaymentPorts<CloudExtension, CloudPaymentAnswer>,
  'evidence' | 'newKey' | 'quote'
> {
  /** `startCloudImage` (`GET /image-cloud/start/{id}`). */
  startCloudImage: Port<string, Partial<MachineStartResult>>;
  /** `restartCloudImage` (`GET /image-cloud/restart-vm/{id}`). */
  restartCloudImage: Port<string, Partial<ActionResult>>;
  /** `shutdownCloudImage` (`GET /image-cloud/shutdown-vm/{id}`). */
  shutdownCloudImage: Port<string, Partial<ActionResult>>;
  /** `backupCloudImage` (`GET /image-cloud/backup-vm/{id}`). */
  backupCloudImage: Port<string, Partial<ActionResult>>;
  /** `restoreCloudImage` (`GET /image-cloud/restore-vm/{id}`). */
  restoreCloudImage: Port<string, Partial<ActionResult>>;
  /** `deleteCloudVm` (`GET /image-cloud/delete-vm/{id}`): the virtual machine alone. */
  deleteCloudVm: Port<string, Partial<VmDeletionResult>>;
  /** `deleteCloudImage` (`DELETE /image-cloud/{id}`): the rental. */
  deleteCloudImage: Port<string, Partial<ActionResult>>;
  /** `extendCloudImage` (`GET /image-cloud/extend-vm/{id}`) with the key in the `Idempotency-Key` header and the total in `Confirmed-Total`. */
  extendCloudImage: Port<CloudExtensionOrder, Partial<CloudImageRecord>>;
  /** `downloadCloudRdpFile` (`GET /image-cloud/connect-pc/{id}`); saves the file under the name that the answer gives. */
  downloadCloudRdpFile: Port<string, unknown>;
  /**
   * Reads one machine out of `listCloudImages`, fresh from the server; `null` when no page of the whole list holds it. The tab
   * `cloud_order` also holds deleted machines, and those that could not be made.
   */
  readCloudImage: Port<string, CloudImageRecord | null>;
  /** Server time, ms since 1970. */
  now: Now;
}

const wholeRecord = wholeOf<CloudImageRecord>({
  ...keptFields,
  accepted_add_hardwares: true,
  response_data: true,
  backup_response_data: true,
  resource_cloud: true,
  cloud: true,
});

/** The lifecycle with its effects. Leaving one out does not compile. */
export function withCloudImagePorts(ports: CloudImagePorts): CloudImageMachine {
  const commands: Record<CloudImageCommand, Port<string, CloudImageAnswer>> = {
    start: answering(ports.startCloudImage, startAnswer),
    restart: answering(ports.restartCloudImage, actionAnswer),
    shutdown: answering(ports.shutdownCloudImage, actionAnswer),
    backup: answering(ports.backupCloudImage, actionAnswer),
    restore: answering(ports.restoreCloudImage, actionAnswer),
    deleteVm: answering(ports.deleteCloudVm, vmDeletionAnswer),
    delete: answering(ports.deleteCloudImage, actionAnswer),
  };
  return cloudImageMachine.provide({
    actors: {
      payment: paymentMachine<CloudExtension, CloudPaymentAnswer>({
        send: async ({ order: { image }, key, total }, signal) => {
          const result = await ports.extendCloudImage({ image, key, total }, signal);
          return result.ok ? { ok: true, value: recordOfAnswer(result.value, image) } : result;
        },
        newKey: ports.newKey,
        evidence: ports.evidence,
        quote: ports.quote,
      }),
      command: portActor(
        requiring(({ image, command }, signal) => commands[command](image, signal)),
      ),
      download: portActor(ports.downloadCloudRdpFile),
      read: portActor(ports.readCloudImage),
      watch: watchActor(ports.readCloudImage),
      deadline: deadlineActor(ports.now),
    },
    guards: {
      // A clock that was ahead is set right by the answer that brought the record.
      goesOn: ({ context, event }) =>
        event.type === 'RECORD' &&
        isCurrentRecord(event.record, context.record) &&
        ports.now() < (endOf(event.record) ?? 0),
    },
  });
}

function answering<Value>(
  port: Port<string, Value>,
  answerOf: (value: Value) => CloudImageAnswer,
): Port<string, CloudImageAnswer> {
  return async (id, signal): Promise<Result<CloudImageAnswer>> => {
    const result = await port(id, signal);
    return result.ok ? { ok: true, value: answerOf(result.value) } : result;
  };
}

/** Section 8: 400 image is out, 500 cannot create the remote desktop file. */
const startRefusals = new Map<number, CloudImageAnswer['reason']>([
  [400, 'image-out'],
  [500, 'no-remote-desktop'],
]);

/** Section 8: 200 success. A code that we do not know yet: never assume that it was taken. */
function startAnswer(answer: Partial<MachineStartResult>): CloudImageAnswer {
  const { statusCode = 200, message = '' } = answer;
  const refusal = startRefusals.get(statusCode) ?? 'failed';
  return { reason: statusCode === 200 ? null : refusal, message };
}

/** Section 8: generic 200 success, 400 failed. Any 2xx is a success, unless its body says that the machine did not do it. */
function actionAnswer({ statusCode = 200, message = '' }: Partial<ActionResult>): CloudImageAnswer {
  return { reason: statusCode === 200 ? null : 'failed', message };
}

/** Section 8: a falsy `status` is a failure. */
function vmDeletionAnswer({ status, message = '' }: Partial<VmDeletionResult>): CloudImageAnswer {
  return { reason: status === true ? null : 'vm-deletion-failed', message };
}

/** When the session or the days are over, ms of server time. */
function endOf(record: CloudImageRecord): number | null {
  return record.is_running ? (sessionOf(record)?.endsAt ?? null) : dueAtOf(record);
}

/**
 * The machine in the answer to a payment, without its credentials and addresses. `null` where another backend answers something
 * else, or only a part: it is then read.
 * @param id of the machine that was paid for
 */
function recordOfAnswer(answer: Partial<CloudImageRecord>, id: string): CloudPaymentAnswer {
  const record = answer._id === id ? wholeRecord(answer) : null;
  return record === null ? null : recordOf(record);
}
