/**
 * Samples of every event and answer about the routes of a PC, and a snapshot of every state that they can rest in. Tests walk the
 * lifecycle with them, stories show them. A new event does not compile until it has its samples.
 */
import type { ApiError, Result } from '@tram/api/result';
import type { SnapshotFrom } from 'xstate';
import {
  conflictError,
  forbiddenError,
  invalidError,
  networkError,
  notFoundError,
  serverError,
  tooManyRequestsError,
  unauthorizedError,
  unknownOutcomes,
} from '../fixtures/api-errors.ts';
import type { Samples } from '../fixtures/samples.ts';
import { MINUTE } from '../rules/time.ts';
import { noReason } from './transitions.ts';
import { ipRotationMachine } from './machine.ts';
import type {
  IpRotationContext,
  IpRotationEvent,
  IpRotationRecord,
  IpRotationRoutes,
  IpRotationIntention,
} from './model.ts';

/** Now in the samples, ms of server time. */
export const IP_ROTATION_NOW = Date.UTC(2026, 10, 20, 8, 50);

/** The account that is signed in, and another one. */
export const OWN_ACCOUNT = '6740c1e29f0b7a4100000001';
export const OTHER_ACCOUNT = '6740c1e29f0b7a4100000002';

/** Routes of the samples' router, and a plain one that it has no more. */
export const PLAIN_ROUTE = 'WAN02 Viettel';
export const ROTATING_ROUTE = 'WAN11 VNPT xoay';
export const OTHER_ROTATING_ROUTE = 'WAN12 FPT xoay';
export const FORMER_ROUTE = 'WAN09 SPT';

/** A PC that is ready, none of whose routes anybody holds. */
export const freePc = {
  _id: '6740c1e29f0b7a4100000020',
  is_booting: 0,
  is_installed: 1,
  estimate_used: '2026-11-20T10:41:00.000Z',
  int_ip_address: '10.8.4.17',
  updatedAt: '2026-11-20T08:41:00.000Z',
  ssh: {
    _id: '6740c1e29f0b7a4100000080',
    router: ['WAN01 VNPT', PLAIN_ROUTE],
    router_xoay: [ROTATING_ROUTE, OTHER_ROTATING_ROUTE],
    wan_selected: [],
    updatedAt: '2026-11-20T08:41:00.000Z',
  },
} satisfies IpRotationRecord;

/** The same with routes that are held, since a moment. */
const holding = (
  wan_selected: IpRotationRoutes['wan_selected'],
  updatedAt: string,
): IpRotationRecord & { ssh: IpRotationRoutes } => ({
  ...freePc,
  updatedAt,
  ssh: { ...freePc.ssh, wan_selected, updatedAt },
});
const own = (ip: string | null, name = ROTATING_ROUTE) => ({ name, ip, account_id: OWN_ACCOUNT });

/** Another account holds the rotating route: that changes nothing else of this PC. */
export const takenPc = holding(
  [{ name: ROTATING_ROUTE, ip: null, account_id: OTHER_ACCOUNT }],
  freePc.updatedAt,
);

/** This account holds it, since a while. */
export const ownPc = holding([own('198.51.100.7')], '2026-11-20T08:45:00.000Z');

/** Its address is being changed at this moment, and is changed. */
export const changingPc = holding([own(null)], '2026-11-20T08:49:58.000Z');
export const changedPc = holding([own('198.51.100.8')], '2026-11-20T08:50:01.000Z');

/** The PC goes through a plain route, and through one that its router has no more. */
export const chosenPc = holding([own('192.0.2.2', PLAIN_ROUTE)], '2026-11-20T08:50:01.000Z');
export const formerPc = holding([own('192.0.2.9', FORMER_ROUTE)], '2026-11-20T08:50:01.000Z');

/** Every route is given up. */
export const releasedPc = holding([], '2026-11-20T08:50:02.000Z');

/** Its rental is over, and a new one is being made ready. */
export const endedPc: IpRotationRecord = {
  ...freePc,
  is_installed: 0,
  estimate_used: null,
  int_ip_address: null,
  ssh: null,
  updatedAt: '2026-11-20T10:41:00.000Z',
};
export const waitingPc: IpRotationRecord = {
  ...endedPc,
  is_booting: 1,
  estimate_used: '2026-11-20T12:50:00.000Z',
  updatedAt: '2026-11-20T10:50:00.000Z',
};

/** Rented again: another machine behind another router. */
export const movedPc: IpRotationRecord = {
  ...freePc,
  estimate_used: waitingPc.estimate_used,
  int_ip_address: '10.8.9.3',
  ssh: {
    ...freePc.ssh,
    _id: '6740c1e29f0b7a4100000081',
    updatedAt: '2026-11-20T10:55:00.000Z',
  },
  updatedAt: '2026-11-20T10:55:00.000Z',
};

/** Flags that no version of the specification names, and a PC that is ready without a way to the internet. */
export const unknownPc: IpRotationRecord = {
  ...freePc,
  is_booting: 2,
  updatedAt: '2026-11-20T08:50:03.000Z',
};
export const waylessPc: IpRotationRecord = { ...unknownPc, is_booting: 0, ssh: null };

/** The router did not do it; everything is as it was. */
export const routerError: ApiError = {
  ...serverError,
  status: 503,
  message: 'Chưa đổi được IP, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
};

/** The address was changed a moment ago. */
export const tooSoonError: ApiError = {
  ...tooManyRequestsError,
  message: 'IP vừa được đổi, bạn đổi lại sau 45 giây',
  retryAfterMs: 45_000,
};

/** Another account was faster. */
export const takenError: ApiError = {
  ...conflictError,
  message: 'Đường internet này đang có khách khác dùng, bạn chọn đường internet khác',
};

const routes = ['WAN01 VNPT', PLAIN_ROUTE, ROTATING_ROUTE, OTHER_ROTATING_ROUTE] as const;
const records = [
  freePc,
  takenPc,
  ownPc,
  changingPc,
  changedPc,
  chosenPc,
  formerPc,
  releasedPc,
  endedPc,
  waitingPc,
  movedPc,
  unknownPc,
  waylessPc,
] as const;

/** Every event, with the values that decide differently. */
export const ipRotationEvents: Samples<IpRotationEvent> = {
  CHOOSE: [
    { type: 'CHOOSE', route: PLAIN_ROUTE },
    ...routes.map((route) => ({ type: 'CHOOSE', route }) as const),
  ],
  RELEASE: [
    { type: 'RELEASE', route: FORMER_ROUTE },
    ...routes.map((route) => ({ type: 'RELEASE', route }) as const),
  ],
  START: [
    { type: 'START', route: 'WAN99' },
    ...routes.map((route) => ({ type: 'START', route }) as const),
  ],
  CHANGE_IP: [
    { type: 'CHANGE_IP', route: ROTATING_ROUTE },
    ...routes.map((route) => ({ type: 'CHANGE_IP', route }) as const),
  ],
  ACKNOWLEDGE: [{ type: 'ACKNOWLEDGE' }],
  REFRESH: [{ type: 'REFRESH' }],
  CLAIM_ENDED: [{ type: 'CLAIM_ENDED' }],
  COOL: [{ type: 'COOL' }],
  COOLED: [{ type: 'COOLED' }],
  RECORD: [
    { type: 'RECORD', record: freePc },
    ...records.map((record) => ({ type: 'RECORD', record }) as const),
  ],
  MISSING: [{ type: 'MISSING' }],
  READ_FAILED: [
    { type: 'READ_FAILED', error: networkError },
    { type: 'READ_FAILED', error: unauthorizedError },
  ],
  DEADLINE: [{ type: 'DEADLINE' }],
};

const failed = (errors: readonly ApiError[]) =>
  errors.map((error): Result<never> => ({ ok: false, error }));

/** Every answer to a change. */
export const routeAnswers: readonly Result<IpRotationRoutes>[] = [
  ...[ownPc, changedPc, chosenPc, releasedPc].map(({ ssh }) => ({ ok: true, value: ssh }) as const),
  ...failed([
    ...unknownOutcomes,
    takenError,
    routerError,
    tooSoonError,
    notFoundError,
    invalidError,
    unauthorizedError,
    forbiddenError,
  ]),
];

/** Every answer to reading the PC. */
export const routeReadings: readonly Result<IpRotationRecord | null>[] = [
  ...records.map((value) => ({ ok: true, value }) as const),
  { ok: true, value: null },
  ...failed([networkError, serverError, unauthorizedError, forbiddenError]),
];

/** Every answer that an invoked port can give, by its actor. */
export const ipRotationAnswers = { changeRoute: routeAnswers, readImage: routeReadings };

type Snapshot = SnapshotFrom<typeof ipRotationMachine>;

const calm = { status: 'open', change: { resting: 'idle' }, cooling: 'none' } as const;
const about = (record: IpRotationRecord): IpRotationContext => ({
  accountId: OWN_ACCOUNT,
  record,
  isMissing: false,
  isOver: false,
  isAbandoned: false,
  intention: null,
  uncertainty: null,
  checks: 0,
  ...noReason,
  readError: null,
  waits: [],
});
const at = (
  value: Partial<Snapshot['value']>,
  record: IpRotationRecord,
  context: Partial<IpRotationContext> = {},
): Snapshot =>
  ipRotationMachine.resolveState({
    value: { ...calm, ...value },
    context: { ...about(record), ...context },
  });

/** An intention to hold the rotating route, and one to change its address. */
export const startIntention: IpRotationIntention = {
  action: 'start',
  route: ROTATING_ROUTE,
  request: {
    image_id: freePc._id,
    ssh_id: freePc.ssh._id,
    int_ip_address: freePc.int_ip_address,
    wan: ROTATING_ROUTE,
  },
  ip: null,
};
export const changeIntention: IpRotationIntention = {
  ...startIntention,
  action: 'change',
  ip: '198.51.100.7',
};

/** The states that a snapshot is of: the names of their leaves. */
type IpRotationPlace =
  | 'status.open'
  | 'status.ending'
  | 'status.settling'
  | 'status.closed'
  | 'status.unknown'
  | 'status.gone'
  | 'change.resting.idle'
  | 'change.resting.done'
  | 'change.resting.refused'
  | 'change.sending'
  | 'change.checking.asking'
  | 'change.checking.pausing'
  | 'cooling.none'
  | 'cooling.waiting';

/** A snapshot of every state that a PC's routes can rest in, by the name of its leaf; what else goes on is calm. */
export const ipRotationSnapshots: Readonly<Record<IpRotationPlace, Snapshot>> = {
  'status.open': at({}, ownPc),
  'status.ending': at({ status: 'ending' }, ownPc, { isOver: true }),
  'status.settling': at({ status: 'settling' }, changingPc),
  'status.closed': at({ status: 'closed' }, endedPc),
  'status.unknown': at({ status: 'unknown' }, unknownPc),
  'status.gone': at({ status: 'gone' }, freePc, { isMissing: true }),
  'change.resting.idle': at({}, freePc),
  'change.resting.done': at({ change: { resting: 'done' } }, ownPc, { last: startIntention }),
  'change.resting.refused': at({ change: { resting: 'refused' } }, takenPc, {
    last: startIntention,
    reason: 'taken',
    error: takenError,
  }),
  'change.sending': at({ change: 'sending' }, freePc, { intention: startIntention }),
  'change.checking.asking': at({ change: { checking: 'asking' } }, ownPc, {
    intention: changeIntention,
    uncertainty: 'lost',
    error: networkError,
  }),
  'change.checking.pausing': at({ change: { checking: 'pausing' } }, ownPc, {
    intention: changeIntention,
    uncertainty: 'lost',
    checks: 1,
    error: networkError,
  }),
  'cooling.none': at({}, ownPc),
  'cooling.waiting': at({ change: { resting: 'done' }, cooling: 'waiting' }, changedPc, {
    last: changeIntention,
    waits: [{ action: 'change', route: ROTATING_ROUTE, until: IP_ROTATION_NOW + MINUTE }],
  }),
};
