/**
 * Samples of every event and answer of a cloud machine, and a snapshot of every state that it can rest in. Tests walk the
 * lifecycle with them, stories show them. A new event does not compile until it has its samples.
 */
import type { ApiError, Result } from '@tram/api/result';
import type { ActionResult, MachineStartResult, VmDeletionResult } from '@tram/api/types';
import type { SnapshotFrom } from 'xstate';
import {
  conflictError,
  forbiddenError,
  networkError,
  refusals,
  serverError,
  tooManyRequestsError,
  unauthorizedError,
  unknownOutcomes,
} from '../fixtures/api-errors.ts';
import type { Samples } from '../fixtures/samples.ts';
import { idlePayment } from '../payment/view.ts';
import { nothingPursued } from './changes.ts';
import { cloudImageMachine } from './machine.ts';
import type { CloudImageCommand } from './rules.ts';
import { recordOf } from './situation.ts';
import {
  backedUpCloudImage,
  creatingCloudImage,
  deletedCloudImage,
  emptiedCloudImage,
  expiredCloudImage,
  extendedCloudImage,
  failedCloudImage,
  migratingCloudRecord,
  restartingCloudImage,
  runningCloudImage,
  shuttingDownCloudImage,
  startingCloudImage,
  stoppedCloudImage,
  noTunnelCloudImage,
  unknownCloudRecord,
  usedCloudImage,
} from './record-samples.ts';

import type {
  CloudImageAnswer,
  CloudImageContext,
  CloudImageEvent,
  CloudImageIntention,
  CloudImagePursuit,
  CloudImageRecord,
  CloudImageResult,
} from './types.ts';

export {
  CLOUD_IMAGE_NOW,
  backedUpCloudImage,
  creatingCloudImage,
  deletedCloudImage,
  emptiedCloudImage,
  expiredCloudImage,
  extendedCloudImage,
  failedCloudImage,
  migratingCloudRecord,
  restartingCloudImage,
  runningCloudImage,
  shuttingDownCloudImage,
  startingCloudImage,
  stoppedCloudImage,
  noTunnelCloudImage,
  unknownCloudRecord,
  usedCloudImage,
} from './record-samples.ts';

/** An extension with its key. */
export const cloudExtensionIntention: CloudImageIntention = {
  order: { image: stoppedCloudImage._id },
  key: '0c2d1b7e-8f4a-4d1c-9b52-7a6e5d4c3b2a',
};

/** What `vm_result` tells of a restart. */
export const restartResult: CloudImageResult = {
  id: creatingCloudImage._id,
  action: 'restart',
  status: 'SUCCESS',
  message: 'Máy Valorant tối thứ sáu đã khởi động lại',
  at: '2026-11-20T09:00:20.000Z',
};
export const restartFailure: CloudImageResult = {
  ...restartResult,
  status: 'FAILED',
  message: 'Máy Valorant tối thứ sáu chưa khởi động lại được',
};

/** Every event, with the values that decide differently. */
export const cloudImageEvents: Samples<CloudImageEvent> = {
  START: [{ type: 'START' }],
  RESTART: [{ type: 'RESTART' }],
  SHUT_DOWN: [{ type: 'SHUT_DOWN' }],
  BACK_UP: [{ type: 'BACK_UP' }],
  RESTORE: [{ type: 'RESTORE' }],
  DELETE_VM: [{ type: 'DELETE_VM' }],
  DELETE: [{ type: 'DELETE' }],
  DOWNLOAD_RDP: [{ type: 'DOWNLOAD_RDP' }],
  EXTEND: [{ type: 'EXTEND' }],
  RETRY: [{ type: 'RETRY' }],
  ACKNOWLEDGE: [{ type: 'ACKNOWLEDGE' }],
  REFRESH: [
    { type: 'REFRESH' },
    { type: 'REFRESH', result: restartResult },
    { type: 'REFRESH', result: restartFailure },
    { type: 'REFRESH', result: { ...restartResult, action: 'extend' } },
  ],
  COMPARE: [{ type: 'COMPARE' }],
  ACCOUNT: [
    { type: 'ACCOUNT', isLoaded: true },
    { type: 'ACCOUNT', isLoaded: false },
  ],
  RECORD: [
    { type: 'RECORD', record: creatingCloudImage },
    { type: 'RECORD', record: failedCloudImage },
    { type: 'RECORD', record: stoppedCloudImage },
    { type: 'RECORD', record: startingCloudImage },
    { type: 'RECORD', record: runningCloudImage },
    { type: 'RECORD', record: noTunnelCloudImage },
    { type: 'RECORD', record: restartingCloudImage },
    { type: 'RECORD', record: shuttingDownCloudImage },
    { type: 'RECORD', record: usedCloudImage },
    { type: 'RECORD', record: backedUpCloudImage },
    { type: 'RECORD', record: emptiedCloudImage },
    { type: 'RECORD', record: expiredCloudImage },
    { type: 'RECORD', record: extendedCloudImage },
    { type: 'RECORD', record: deletedCloudImage },
    { type: 'RECORD', record: unknownCloudRecord },
    { type: 'RECORD', record: migratingCloudRecord },
  ],
  MISSING: [{ type: 'MISSING' }],
  LOOK_FAILED: [{ type: 'LOOK_FAILED', error: networkError }],
  DEADLINE: [{ type: 'DEADLINE' }],
};

const failed = (errors: readonly ApiError[]) =>
  errors.map((error): Result<never> => ({ ok: false, error }));
const yes = <Value>(value: Value): Result<Value> => ({ ok: true, value });
const failures = failed([
  ...unknownOutcomes,
  ...refusals,
  unauthorizedError,
  forbiddenError,
  tooManyRequestsError,
]);

/** Every answer to a start. */
export const startAnswers: readonly Result<MachineStartResult>[] = [
  yes({ statusCode: 200, message: 'Máy đang khởi động' }),
  yes({ statusCode: 400, message: 'Gói Game Nặng hiện đã hết máy trống (chờ khoảng 20 phút)' }),
  yes({ statusCode: 500, message: 'Không tạo được file Remote Desktop nên máy chưa bật' }),
  ...failures,
];

/** Every answer to throwing the virtual machine away. */
export const vmDeletionAnswers: readonly Result<VmDeletionResult>[] = [
  yes({ statusCode: 200, message: 'Đang delete máy', status: true }),
  yes({ statusCode: 400, message: 'Delete máy thất bại', status: false }),
  ...failures,
];

/** Every answer to the other commands. */
export const commandAnswers: readonly Result<ActionResult>[] = [
  yes({ statusCode: 200, message: 'Đang thực hiện' }),
  yes({ statusCode: 400, message: 'Máy không phản hồi' }),
  ...failures,
];

/** Every answer to an extension. */
export const extensionAnswers: readonly Result<Partial<CloudImageRecord>>[] = [
  yes(extendedCloudImage),
  // What another backend answers.
  yes({}),
  ...failures,
];

/** Every answer to reading the machine. */
export const cloudImageReadings: readonly Result<CloudImageRecord | null>[] = [
  ...cloudImageEvents.RECORD.map(({ record }) => yes(record)),
  yes(null),
  ...failed([networkError, serverError, unauthorizedError]),
];

/** Every answer that an invoked actor can give, by its name. */
export const cloudImageAnswers = {
  command: [
    yes({ reason: null, message: 'Đang thực hiện' }),
    yes({ reason: 'image-out', message: 'Hết máy trống' }),
    ...failures,
  ] satisfies Result<CloudImageAnswer>[],
  download: [yes(null), ...failures],
  read: cloudImageReadings,
};

type Snapshot = SnapshotFrom<typeof cloudImageMachine>;

const calm = {
  command: { resting: 'idle' },
  payment: {},
  download: { resting: 'idle' },
} as const;

const remembering = (image: CloudImageRecord): CloudImageContext => ({
  record: recordOf(image),
  absence: null,
  isOver: false,
  isAccountLoaded: true,
  payment: idlePayment,
  ...nothingPursued,
  unread: 0,
  lookError: null,
  end: null,
  downloadError: null,
});

const at = (
  value: Partial<Snapshot['value']>,
  image: CloudImageRecord,
  context: Partial<CloudImageContext> = {},
): Snapshot =>
  cloudImageMachine.resolveState({
    value: { status: 'stopped', ...calm, ...value },
    context: { ...remembering(image), ...context },
  });

const pursuing = (command: CloudImageCommand, image: CloudImageRecord): CloudImagePursuit => ({
  command,
  before: recordOf(image),
  told: null,
});

/** A snapshot of every state that a machine can rest in, by the name of its leaf; what else goes on is calm. */
export const cloudImageSnapshots = {
  'status.creating': at({ status: 'creating' }, creatingCloudImage),
  'status.stopped': at({ status: 'stopped' }, stoppedCloudImage),
  'status.ending': at({ status: 'ending' }, stoppedCloudImage, { isOver: true }),
  'status.running': at({ status: 'running' }, runningCloudImage),
  'status.closing': at({ status: 'closing' }, runningCloudImage, { isOver: true }),
  'status.expired': at({ status: 'expired' }, expiredCloudImage),
  'status.deleted': at({ status: 'deleted' }, deletedCloudImage),
  'status.unknown': at({ status: 'unknown' }, unknownCloudRecord),
  'command.resting.idle': at({}, stoppedCloudImage),
  'command.resting.done': at({ command: { resting: 'done' } }, backedUpCloudImage, {
    end: {
      command: 'backup',
      reason: null,
      message: 'Máy Valorant tối thứ sáu đã được sao lưu',
      error: null,
    },
  }),
  'command.resting.failed': at({ command: { resting: 'failed' } }, stoppedCloudImage, {
    end: {
      command: 'start',
      reason: null,
      message: 'Máy Valorant tối thứ sáu chưa bật được và chưa tính giờ',
      error: null,
    },
  }),
  'command.resting.ended': at(
    { status: 'running', command: { resting: 'ended' } },
    runningCloudImage,
    { end: { command: 'restart', reason: null, message: null, error: null } },
  ),
  'command.resting.refused': at({ command: { resting: 'refused' } }, stoppedCloudImage, {
    end: {
      command: 'start',
      reason: 'image-out',
      message: 'Gói Game Nặng hiện đã hết máy trống (chờ khoảng 20 phút), vui lòng thử lại sau',
      error: null,
    },
  }),
  'command.sending': at({ command: 'sending' }, stoppedCloudImage, {
    pursuit: pursuing('start', stoppedCloudImage),
  }),
  'command.going.asking': at({ command: { going: 'asking' } }, startingCloudImage, {
    pursuit: pursuing('start', stoppedCloudImage),
  }),
  'command.going.pausing': at(
    { status: 'running', command: { going: 'pausing' } },
    shuttingDownCloudImage,
    { pursuit: pursuing('shutdown', runningCloudImage) },
  ),
  'command.checking.asking': at({ command: { checking: 'asking' } }, stoppedCloudImage, {
    pursuit: pursuing('start', stoppedCloudImage),
  }),
  'command.checking.pausing': at({ command: { checking: 'pausing' } }, stoppedCloudImage, {
    pursuit: pursuing('start', stoppedCloudImage),
    unread: 1,
    lookError: networkError,
  }),
  payment: at({ status: 'expired' }, expiredCloudImage),
  'download.resting.idle': at({ status: 'running' }, runningCloudImage),
  'download.resting.done': at(
    { status: 'running', download: { resting: 'done' } },
    runningCloudImage,
  ),
  'download.resting.refused': at(
    { status: 'running', download: { resting: 'refused' } },
    runningCloudImage,
    { downloadError: conflictError },
  ),
  'download.running': at({ status: 'running', download: 'running' }, runningCloudImage),
} satisfies Record<string, Snapshot>;
