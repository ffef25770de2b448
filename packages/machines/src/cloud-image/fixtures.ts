/**
 * Samples of every event and answer of a cloud machine, and a snapshot of every state that it can rest in. Tests walk the
 * lifecycle with them, stories show them. A new event does not compile until it has its samples.
 */
import type { ApiError, Result } from '@tram/api/result';
import type {
  ActionResult,
  CloudImage,
  MachineStartResult,
  VmDeletionResult,
} from '@tram/api/types';
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
import { cloudImageMachine } from './machine.ts';
import type {
  CloudImageAnswer,
  CloudImageContext,
  CloudImageEvent,
  CloudImageIntention,
  CloudImageActiveCommand,
  CloudImageRecord,
  CloudImageResult,
} from './model.ts';
import type { CloudImageCommand } from './rules.ts';
import { noActiveCommand, recordOf } from './transitions.ts';

/** As our own server answers it, with the moment of its last change. */
type SampleCloudImage = CloudImage & { readonly updatedAt: string };

/** Now in the samples, ms of server time. */
export const CLOUD_IMAGE_NOW = Date.UTC(2026, 10, 20, 8, 40);

/** A cloud machine that was rented a moment ago: 30 days, 60 hours, 8 hours a session. */
export const creatingCloudImage: SampleCloudImage = {
  _id: '6740a1f2c3d4e5f607182a10',
  name: 'Valorant tối thứ sáu',
  cloud: {
    _id: '6740a1f2c3d4e5f607182a20',
    group: 'Cloud Gaming',
    name: 'Game Nặng',
    price: 450_000,
    cpu: 'Ryzen 7 5700X, 8 nhân',
    ram: '32 GB',
    ssd: '240 GB',
    vga: 'RTX 3060 12GB',
    os: 'Windows 11',
    days_of_use: 30,
    hours_of_use: 60,
    max_hours_each_session: 8,
    message_wait: null,
    cloudReady: true,
    hardwares: [{ _id: '6740a1f2c3d4e5f607182a30', name: 'SSD 500GB', price: 60_000 }],
    updatedAt: '2026-11-01T02:00:00.000Z',
  },
  createdAt: '2026-11-20T08:39:00.000Z',
  updatedAt: '2026-11-20T08:39:00.000Z',
  days_of_use: 30,
  hours_of_use: 60,
  total_minute_used: 0,
  is_running: false,
  operation: null,
  is_creating: true,
  is_deleted: false,
  has_expired: false,
  is_extended: false,
  last_turned_time: null,
  price: 450_000,
  price_hardwares: 0,
  discount: 0,
  hardwares: [],
  accepted_add_hardwares: 1,
  response_data: null,
  backup_response_data: null,
  resource_cloud: null,
  account: { username: 'demo' },
};

/** It could not be made, and was paid back. */
export const failedCloudImage: SampleCloudImage = {
  ...creatingCloudImage,
  updatedAt: '2026-11-20T08:39:30.000Z',
  is_creating: false,
  is_deleted: true,
  price: 0,
};

/** Made, off, without a backup. */
export const stoppedCloudImage: SampleCloudImage = {
  ...creatingCloudImage,
  updatedAt: '2026-11-20T08:40:00.000Z',
  is_creating: false,
  response_data: { username: 'tram', password: 'tR8m-kQ27x0Z' },
};

/** Being started. */
export const startingCloudImage: SampleCloudImage = {
  ...stoppedCloudImage,
  updatedAt: '2026-11-20T08:40:05.000Z',
  operation: 'start',
};

/** Running since a moment ago, for eight hours at most. */
export const runningCloudImage: SampleCloudImage = {
  ...stoppedCloudImage,
  updatedAt: '2026-11-20T08:40:30.000Z',
  is_running: true,
  last_turned_time: '2026-11-20T08:40:30.000Z',
  resource_cloud: {
    ip_remote: '203.0.113.8:3389',
    ip_int: '10.9.0.8',
    ssh: { api_tunnel: 'https://tunnel.tram.example/cloud-8' },
  },
};

/** The same in a place without a tunnel API. */
export const noTunnelCloudImage: SampleCloudImage = {
  ...runningCloudImage,
  updatedAt: '2026-11-20T08:50:00.000Z',
  resource_cloud: { ip_remote: '203.0.113.8:3389', ip_int: '10.9.0.8', ssh: { api_tunnel: null } },
};

/** The same, being restarted. */
export const restartingCloudImage: SampleCloudImage = {
  ...runningCloudImage,
  updatedAt: '2026-11-20T09:00:00.000Z',
  operation: 'restart',
};

/** The same, being shut down. */
export const shuttingDownCloudImage: SampleCloudImage = {
  ...runningCloudImage,
  updatedAt: '2026-11-20T10:10:30.000Z',
  operation: 'shutdown',
};

/** Off again after a session of 90 minutes. */
export const usedCloudImage: SampleCloudImage = {
  ...runningCloudImage,
  updatedAt: '2026-11-20T10:10:40.000Z',
  is_running: false,
  total_minute_used: 90,
  resource_cloud: null,
};

/** Backed up. */
export const backedUpCloudImage: SampleCloudImage = {
  ...usedCloudImage,
  updatedAt: '2026-11-20T10:20:00.000Z',
  backup_response_data: { id: 'backup-20261120-101500' },
};

/** Its virtual machine was thrown away; the backup is there. */
export const emptiedCloudImage: SampleCloudImage = {
  ...backedUpCloudImage,
  updatedAt: '2026-11-20T10:30:00.000Z',
  response_data: null,
};

/** Its days are over. */
export const expiredCloudImage: SampleCloudImage = {
  ...backedUpCloudImage,
  updatedAt: '2026-12-20T08:39:00.000Z',
  has_expired: true,
};

/** The same with thirty days and sixty hours more. */
export const extendedCloudImage: SampleCloudImage = {
  ...expiredCloudImage,
  updatedAt: '2026-12-20T09:00:00.000Z',
  has_expired: false,
  is_extended: true,
  days_of_use: 60,
  hours_of_use: 120,
  price: 900_000,
};

/** Its rental was ended. */
export const deletedCloudImage: SampleCloudImage = {
  ...usedCloudImage,
  updatedAt: '2026-12-21T08:00:00.000Z',
  is_deleted: true,
  response_data: null,
};

/** Flags that contradict each other. */
export const unknownCloudRecord: CloudImageRecord = {
  ...recordOf(creatingCloudImage),
  updatedAt: '2026-11-20T08:50:00.000Z',
  is_running: true,
};

/** At work on something that no version of the contract names. */
export const migratingCloudRecord: CloudImageRecord = {
  ...recordOf(usedCloudImage),
  updatedAt: '2026-11-20T10:11:00.000Z',
  operation: 'migrate',
};

/** An extension with its key. */
export const cloudExtensionIntention: CloudImageIntention = {
  order: { image: stoppedCloudImage._id },
  key: '0c2d1b7e-8f4a-4d1c-9b52-7a6e5d4c3b2a',
};

/** What `vm_result` says of a restart. */
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
  READ_FAILED: [{ type: 'READ_FAILED', error: networkError }],
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
  yes({ statusCode: 200, message: 'Đang xóa máy ảo', status: true }),
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
  ...noActiveCommand,
  unread: 0,
  readError: null,
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

const pursuing = (
  command: CloudImageCommand,
  image: CloudImageRecord,
): CloudImageActiveCommand => ({
  command,
  before: recordOf(image),
  report: null,
});

/** The states that a snapshot is of: the names of their leaves. */
type CloudImagePlace =
  | 'status.creating'
  | 'status.stopped'
  | 'status.ending'
  | 'status.running'
  | 'status.closing'
  | 'status.expired'
  | 'status.deleted'
  | 'status.unknown'
  | 'command.resting.idle'
  | 'command.resting.done'
  | 'command.resting.failed'
  | 'command.resting.ended'
  | 'command.resting.refused'
  | 'command.sending'
  | 'command.going.asking'
  | 'command.going.pausing'
  | 'command.checking.asking'
  | 'command.checking.pausing'
  | 'payment'
  | 'download.resting.idle'
  | 'download.resting.done'
  | 'download.resting.refused'
  | 'download.running';

/** A snapshot of every state that a machine can rest in, by the name of its leaf; what else goes on is calm. */
export const cloudImageSnapshots: Readonly<Record<CloudImagePlace, Snapshot>> = {
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
    activeCommand: pursuing('start', stoppedCloudImage),
  }),
  'command.going.asking': at({ command: { going: 'asking' } }, startingCloudImage, {
    activeCommand: pursuing('start', stoppedCloudImage),
  }),
  'command.going.pausing': at(
    { status: 'running', command: { going: 'pausing' } },
    shuttingDownCloudImage,
    { activeCommand: pursuing('shutdown', runningCloudImage) },
  ),
  'command.checking.asking': at({ command: { checking: 'asking' } }, stoppedCloudImage, {
    activeCommand: pursuing('start', stoppedCloudImage),
  }),
  'command.checking.pausing': at({ command: { checking: 'pausing' } }, stoppedCloudImage, {
    activeCommand: pursuing('start', stoppedCloudImage),
    unread: 1,
    readError: networkError,
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
};
