/**
 * Samples of every event and answer of a request for hardware, and a snapshot of every state that a customer can rest in. Tests
 * walk the lifecycle with them, stories show them. A new event does not compile until it has its samples.
 */
import type { ApiError, Result } from '@tram/api/result';
import type { CloudHardware, CloudImage } from '@tram/api/types';
import type { SnapshotFrom } from 'xstate';
import {
  conflictError,
  forbiddenError,
  invalidError,
  networkError,
  notFoundError,
  tooManyRequestsError,
  unauthorizedError,
  unknownOutcomes,
} from '../fixtures/api-errors.ts';
import type { Samples } from '../fixtures/samples.ts';
import { hardwareRequestMachine } from './machine.ts';
import { closed, noIntention, noReason, recordOf } from './model.ts';
import type {
  HardwareRequestContext,
  HardwareRequestEvent,
  HardwareRequestRecord,
  HardwareIntention,
} from './model.ts';

/** When the samples happen, ms of server time. */
export const HARDWARE_NOW = Date.UTC(2026, 10, 20, 10);

/** Pieces that the samples' package offers. */
export const memory: CloudHardware = {
  _id: '6740c1e29f0b7a41000000a2',
  name: '+32GB RAM',
  price: 90_000,
};
export const disk: CloudHardware = {
  _id: '6740c1e29f0b7a41000000a3',
  name: '+500GB SSD',
  price: 60_000,
};

const gamePackage: CloudImage['cloud'] = {
  _id: '6740c1e29f0b7a41000000a0',
  group: 'Cloud Gaming',
  name: 'Game Nặng',
  price: 349_000,
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
  hardwares: [memory, disk],
  updatedAt: '2026-11-20T00:00:00.000Z',
};

/** A machine for which nothing was asked yet. */
export const noneRecord: CloudImage = {
  _id: '6740c1e29f0b7a41000000a1',
  name: 'Valorant tối thứ sáu',
  cloud: gamePackage,
  createdAt: '2026-11-20T04:30:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  days_of_use: 30,
  hours_of_use: 60,
  total_minute_used: 312,
  is_running: false,
  operation: null,
  is_creating: false,
  is_deleted: false,
  has_expired: false,
  is_extended: false,
  last_turned_time: '2026-11-20T04:40:00.000Z',
  price: 314_100,
  price_hardwares: 0,
  discount: 10,
  hardwares: [],
  accepted_add_hardwares: 1,
  response_data: { username: 'gamer01', password: 'nQ5-77x-Tap' },
  backup_response_data: null,
  resource_cloud: null,
  account: { username: 'demo' },
};

/** The same, later: asked for, replaced, decided, withdrawn. */
export const pendingRecord: CloudImage = {
  ...noneRecord,
  hardwares: [memory],
  accepted_add_hardwares: 2,
  updatedAt: '2026-11-20T10:02:00.000Z',
};
export const replacedRecord: CloudImage = {
  ...pendingRecord,
  hardwares: [memory, disk],
  updatedAt: '2026-11-20T10:04:00.000Z',
};
export const acceptedRecord: CloudImage = {
  ...pendingRecord,
  accepted_add_hardwares: 3,
  price_hardwares: 90_000,
  updatedAt: '2026-11-20T11:00:00.000Z',
};
export const failedRecord: CloudImage = {
  ...pendingRecord,
  accepted_add_hardwares: 4,
  updatedAt: '2026-11-20T11:00:00.000Z',
};
export const withdrawnRecord: CloudImage = {
  ...noneRecord,
  updatedAt: '2026-11-20T10:06:00.000Z',
};

/** A machine that is being made, one that is gone, one whose package has no hardware, one with a status of the future. */
export const creatingRecord: CloudImage = {
  ...noneRecord,
  is_creating: true,
  updatedAt: '2026-11-20T09:00:00.000Z',
};
export const deletedRecord: CloudImage = {
  ...noneRecord,
  is_deleted: true,
  updatedAt: '2026-11-20T12:00:00.000Z',
};
export const bareRecord: CloudImage = {
  ...noneRecord,
  cloud: { ...gamePackage, hardwares: [], updatedAt: '2026-11-20T10:01:00.000Z' },
};
export const unknownRecord: HardwareRequestRecord = {
  ...pendingRecord,
  accepted_add_hardwares: 7,
  updatedAt: '2026-11-20T11:30:00.000Z',
};

/** The pending one, after its piece has become dearer, and after it is offered no more. */
export const repricedRecord: CloudImage = {
  ...pendingRecord,
  cloud: {
    ...gamePackage,
    hardwares: [{ ...memory, price: 95_000 }, disk],
    updatedAt: '2026-11-20T10:03:00.000Z',
  },
};
export const withoutMemoryRecord: CloudImage = {
  ...pendingRecord,
  cloud: { ...gamePackage, hardwares: [disk], updatedAt: '2026-11-20T10:03:30.000Z' },
};

/** Refusals of `addCloudHardware`. */
export const acceptedError: ApiError = {
  ...conflictError,
  message: 'Yêu cầu thêm phần cứng đã được chấp nhận nên không hủy hay tăng thêm được',
};
export const noHardwareError: ApiError = {
  ...conflictError,
  message: 'Gói Game Nhẹ chưa có phần cứng',
};
export const pieceGoneError: ApiError = {
  ...notFoundError,
  message: 'Không tìm thấy phần cứng này trong gói của máy',
};

const records = [
  noneRecord,
  pendingRecord,
  replacedRecord,
  acceptedRecord,
  failedRecord,
  withdrawnRecord,
  creatingRecord,
  deletedRecord,
  bareRecord,
  unknownRecord,
  repricedRecord,
  withoutMemoryRecord,
] as const;
const [first, ...others] = records;
const recordEvent = (record: HardwareRequestRecord) => ({ type: 'RECORD', record }) as const;

/** Every event, with the values that decide differently. */
export const hardwareRequestEvents: Samples<HardwareRequestEvent> = {
  CHOOSE: [{ type: 'CHOOSE' }],
  TOGGLE: [
    { type: 'TOGGLE', piece: memory._id },
    { type: 'TOGGLE', piece: disk._id },
    { type: 'TOGGLE', piece: '6740c1e29f0b7a41000000ff' },
  ],
  SUBMIT: [{ type: 'SUBMIT' }],
  WITHDRAW: [{ type: 'WITHDRAW' }],
  CANCEL: [{ type: 'CANCEL' }],
  ACKNOWLEDGE: [{ type: 'ACKNOWLEDGE' }],
  DISCOUNT: [
    { type: 'DISCOUNT', percent: 10 },
    { type: 'DISCOUNT', percent: 0 },
  ],
  REFRESH: [{ type: 'REFRESH' }],
  DECIDE: [{ type: 'DECIDE' }],
  RECORD: [recordEvent(first), ...others.map(recordEvent)],
  MISSING: [{ type: 'MISSING' }],
  READ_FAILED: [
    { type: 'READ_FAILED', error: networkError },
    { type: 'READ_FAILED', error: unauthorizedError },
  ],
};

const failed = (errors: readonly ApiError[]) =>
  errors.map((error): Result<never> => ({ ok: false, error }));
const read = <Value extends HardwareRequestRecord | null>(value: Value): Result<Value> => ({
  ok: true,
  value,
});

/** Every answer that an invoked port can give, by its actor. */
export const hardwareRequestAnswers = {
  addCloudHardware: [
    ...[pendingRecord, replacedRecord, withdrawnRecord].map(read),
    ...failed([
      ...unknownOutcomes,
      acceptedError,
      noHardwareError,
      pieceGoneError,
      unauthorizedError,
      forbiddenError,
      invalidError,
      tooManyRequestsError,
    ]),
  ],
  readCloudImage: [
    ...records.map(read),
    read(null),
    ...failed([...unknownOutcomes, unauthorizedError, forbiddenError, tooManyRequestsError]),
  ],
};

type Snapshot = SnapshotFrom<typeof hardwareRequestMachine>;

const fresh: HardwareRequestContext = {
  record: recordOf(noneRecord),
  isMissing: false,
  discount: 10,
  ...closed,
  ...noIntention,
  ...noReason,
};
const having = (record: HardwareRequestRecord): HardwareRequestContext => ({
  ...fresh,
  record: recordOf(record),
});
const choosing: HardwareRequestContext = { ...fresh, isOpen: true, chosen: [memory._id] };
const intention: HardwareIntention = {
  action: 'submit',
  pieces: [memory],
  before: { status: 1, pieces: [] },
};
const uncertain: HardwareRequestContext = {
  ...choosing,
  intention,
  uncertainty: 'lost',
  error: networkError,
};
const at = (
  status: Snapshot['value']['status'],
  request: Snapshot['value']['request'],
  context: HardwareRequestContext,
): Snapshot => hardwareRequestMachine.resolveState({ value: { status, request }, context });
const idle = { resting: 'idle' } as const;

/** The states that a snapshot is of: the names of their leaves. */
type HardwareRequestPlace =
  | 'status.none'
  | 'status.pending'
  | 'status.accepted'
  | 'status.failed'
  | 'status.unknown'
  | 'status.gone'
  | 'request.resting.idle'
  | 'request.resting.submitted'
  | 'request.resting.withdrawn'
  | 'request.resting.refused'
  | 'request.choosing'
  | 'request.sending'
  | 'request.checking.asking'
  | 'request.checking.pausing';

/** A snapshot of every state that a customer can rest in, by the name of its leaf. */
export const hardwareRequestSnapshots: Readonly<Record<HardwareRequestPlace, Snapshot>> = {
  'status.none': at('none', idle, fresh),
  'status.pending': at('pending', idle, having(pendingRecord)),
  'status.accepted': at('accepted', idle, having(acceptedRecord)),
  'status.failed': at('failed', idle, having(failedRecord)),
  'status.unknown': at('unknown', idle, having(unknownRecord)),
  'status.gone': at('gone', idle, having(deletedRecord)),
  'request.resting.idle': at('none', idle, having(bareRecord)),
  'request.resting.submitted': at('pending', { resting: 'submitted' }, having(pendingRecord)),
  'request.resting.withdrawn': at('none', { resting: 'withdrawn' }, having(withdrawnRecord)),
  'request.resting.refused': at(
    'accepted',
    { resting: 'refused' },
    { ...having(acceptedRecord), reason: 'accepted', error: acceptedError },
  ),
  'request.choosing': at('none', 'choosing', choosing),
  'request.sending': at('none', 'sending', { ...choosing, intention }),
  'request.checking.asking': at('none', { checking: 'asking' }, uncertain),
  'request.checking.pausing': at('none', { checking: 'pausing' }, { ...uncertain, checks: 1 }),
};
