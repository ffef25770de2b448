/**
 * Samples of every event and answer of a PC, and a snapshot of every state that it can rest in. Tests walk the lifecycle
 * with them, stories show them. A new event does not compile until it has its samples.
 */
import type { Result } from '@tram/api/result';
import type { ActionResult, Image, SshRoute } from '@tram/api/types';
import type { SnapshotFrom } from 'xstate';
import {
  conflictError,
  forbiddenError,
  networkError,
  refusals,
  tooManyRequestsError,
  unauthorizedError,
  unknownOutcomes,
} from '../fixtures/api-errors.ts';
import type { Samples } from '../fixtures/samples.ts';
import { idlePayment } from '../payment/view.ts';
import type { RentalTerm } from '../rules/rental-period.ts';
import { pcImageMachine } from './machine.ts';
import { recordOf } from './model.ts';
import type { PcImageContext, PcImageEvent, PcImageIntention, PcImageRecord } from './model.ts';

/** Now in the samples, ms of server time. */
export const PC_IMAGE_NOW = Date.UTC(2026, 10, 20, 8, 40);

/** A PC that is not rented. */
export const notRentedImage: Image = {
  _id: '6740a1f2c3d4e5f607182950',
  name: 'Render Tết 2027',
  computer_name: null,
  passRdp: null,
  estimate_used: null,
  unit: null,
  booting_since: null,
  createdAt: '2026-11-01T02:00:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
  is_installed: 0,
  is_booting: 0,
  int_ip_address: null,
  token_pc: null,
  account: 'demo',
  ssh: null,
  package: {
    _id: '6740a1f2c3d4e5f607182960',
    name: 'G3060',
    is_available: 1,
    cpu: 'Dual Xeon E5-2696 v4, 44 nhân',
    gpu: 'RTX 3060 12GB',
    ram: '64GB',
    ssd: '512GB',
    os: 'Windows 10 Pro',
    box_phone: null,
    support: null,
    price_per_hour: 20_000,
    price_per_day: 240_000,
    price_per_month: 3_900_000,
    orders_end_time: [],
    updatedAt: '2026-11-01T02:00:00.000Z',
  },
};

/** Rented for two hours and being made. */
export const waitingImage: Image = {
  ...notRentedImage,
  updatedAt: '2026-11-20T08:41:00.000Z',
  is_booting: 1,
  unit: 'hour',
  estimate_used: '2026-11-20T10:41:00.000Z',
  booting_since: '2026-11-20T08:41:00.000Z',
};

const ssh: SshRoute = {
  _id: '6740a1f2c3d4e5f607182970',
  api_tunnel: 'https://tunnel.tram.example/g3060-04',
  router: ['WAN01 VNPT', 'WAN02 Viettel'],
  router_xoay: ['WAN03 FPT'],
  wan_selected: [],
  updatedAt: '2026-11-20T08:45:00.000Z',
};

/** Ready to be used, for two hours. */
export const readyImage: Image = {
  ...waitingImage,
  updatedAt: '2026-11-20T08:45:00.000Z',
  is_booting: 0,
  is_installed: 1,
  booting_since: null,
  computer_name: 'TRAM-G3060-04',
  passRdp: 'tR8m-kQ27x0Z',
  int_ip_address: '10.8.4.17',
  ssh,
};

/** The same, while the operator has no tunnel API for it. */
export const noTunnelImage: Image = { ...readyImage, ssh: { ...ssh, api_tunnel: null } };

/** The same with two hours more. */
export const extendedImage: Image = {
  ...readyImage,
  updatedAt: '2026-11-20T09:00:00.000Z',
  estimate_used: '2026-11-20T12:41:00.000Z',
};

/** Its rental is over. */
export const endedImage: Image = {
  ...notRentedImage,
  updatedAt: '2026-11-20T12:41:00.000Z',
};

/** Flags that no version of the specification names. The contract does not allow it; a server may still send it. */
export const unknownRecord: PcImageRecord = {
  ...notRentedImage,
  updatedAt: '2026-11-20T08:50:00.000Z',
  is_booting: 2,
};

/** Two hours, and no hours at all. */
export const twoHours: RentalTerm = { unit: 'hour', period: 2 };
const noHours: RentalTerm = { unit: 'hour', period: 0 };

/** A rental with its key. */
export const rentIntention: PcImageIntention = {
  order: { action: 'rent', image: notRentedImage._id, term: twoHours },
  key: '0c2d1b7e-8f4a-4d1c-9b52-7a6e5d4c3b2a',
};

/** An extension with its key. */
export const extendIntention: PcImageIntention = {
  ...rentIntention,
  order: { ...rentIntention.order, action: 'extend' },
};

/** Every event, with the values that decide differently. */
export const pcImageEvents: Samples<PcImageEvent> = {
  RENT: [
    { type: 'RENT', term: twoHours },
    { type: 'RENT', term: noHours },
  ],
  EXTEND: [
    { type: 'EXTEND', term: twoHours },
    { type: 'EXTEND', term: noHours },
  ],
  RETRY: [{ type: 'RETRY' }],
  DOWNLOAD_RDP: [{ type: 'DOWNLOAD_RDP' }],
  RESET: [{ type: 'RESET' }],
  RENEW_PASSWORD: [{ type: 'RENEW_PASSWORD' }],
  WAKE: [{ type: 'WAKE' }],
  DELETE: [{ type: 'DELETE' }],
  ACKNOWLEDGE: [{ type: 'ACKNOWLEDGE' }],
  REFRESH: [{ type: 'REFRESH' }],
  ACCOUNT: [
    { type: 'ACCOUNT', isLoaded: false },
    { type: 'ACCOUNT', isLoaded: true },
  ],
  RECORD: [
    { type: 'RECORD', record: notRentedImage },
    { type: 'RECORD', record: waitingImage },
    { type: 'RECORD', record: readyImage },
    { type: 'RECORD', record: noTunnelImage },
    { type: 'RECORD', record: extendedImage },
    { type: 'RECORD', record: endedImage },
    { type: 'RECORD', record: unknownRecord },
  ],
  MISSING: [{ type: 'MISSING' }],
  READ_FAILED: [{ type: 'READ_FAILED', error: networkError }],
  DEADLINE: [{ type: 'DEADLINE' }],
};

const errors = [
  ...unknownOutcomes,
  ...refusals,
  unauthorizedError,
  forbiddenError,
  tooManyRequestsError,
];

/** Every answer to a rental or an extension. */
export const paymentAnswers: readonly Result<Partial<Image>>[] = [
  { ok: true, value: waitingImage },
  { ok: true, value: extendedImage },
  // What another backend answers.
  { ok: true, value: {} },
  ...errors.map((error) => ({ ok: false, error }) as const),
];

/** Every answer to a call to the machine. */
export const actionAnswers: readonly Result<ActionResult>[] = [
  { ok: true, value: { statusCode: 200, message: 'Đã gửi lệnh reset máy' } },
  { ok: true, value: { statusCode: 400, message: 'Máy không phản hồi' } },
  ...errors.map((error) => ({ ok: false, error }) as const),
];

/** Every answer to reading the PC. */
export const imageReadings: readonly Result<PcImageRecord | null>[] = [
  ...pcImageEvents.RECORD.map(({ record }) => ({ ok: true, value: record }) as const),
  { ok: true, value: null },
  { ok: false, error: networkError },
];

/** Every answer that an invoked actor can give, by its name. */
export const pcImageAnswers = {
  operate: [
    { ok: true, value: 'Đã gửi lệnh reset máy' },
    { ok: true, value: null },
    ...errors.map((error) => ({ ok: false, error })),
  ],
};

type Snapshot = SnapshotFrom<typeof pcImageMachine>;

const calm = { payment: {}, operation: { resting: 'idle' } } as const;

const remembering = (image: PcImageRecord): PcImageContext => ({
  record: recordOf(image),
  isAccountLoaded: true,
  absence: null,
  isOver: false,
  readError: null,
  payment: idlePayment,
  operation: null,
  lastOperation: null,
  operationMessage: null,
  operationError: null,
});

const at = (
  value: Partial<Snapshot['value']>,
  image: PcImageRecord,
  context: Partial<PcImageContext> = {},
): Snapshot =>
  pcImageMachine.resolveState({
    value: { status: 'ready', ...calm, ...value },
    context: { ...remembering(image), ...context },
  });

/** The states that a snapshot is of: the names of their leaves. */
type PcImagePlace =
  | 'status.notRented'
  | 'status.waiting'
  | 'status.ready'
  | 'status.ending'
  | 'status.unknown'
  | 'status.gone'
  | 'payment'
  | 'operation.resting.idle'
  | 'operation.resting.done'
  | 'operation.resting.refused'
  | 'operation.running';

/** A snapshot of every state that a PC can rest in, by the name of its leaf; what else goes on is calm. */
export const pcImageSnapshots: Readonly<Record<PcImagePlace, Snapshot>> = {
  'status.notRented': at({ status: 'notRented' }, notRentedImage),
  'status.waiting': at({ status: 'waiting' }, waitingImage),
  'status.ready': at({ status: 'ready' }, readyImage),
  'status.ending': at({ status: 'ending' }, readyImage, { isOver: true }),
  'status.unknown': at({ status: 'unknown' }, unknownRecord),
  'status.gone': at({ status: 'gone' }, notRentedImage, { absence: 'deleted' }),
  payment: at({ status: 'notRented' }, notRentedImage),
  'operation.resting.idle': at({}, readyImage),
  'operation.resting.done': at({ operation: { resting: 'done' } }, readyImage, {
    lastOperation: 'reset',
    operationMessage: 'Đã gửi lệnh reset máy',
  }),
  'operation.resting.refused': at({ operation: { resting: 'refused' } }, readyImage, {
    lastOperation: 'wake',
    operationError: conflictError,
  }),
  'operation.running': at({ operation: 'running' }, readyImage, { operation: 'renewPassword' }),
};
