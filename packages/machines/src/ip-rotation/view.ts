import type { ApiError } from '@tram/api/result';
import type { SnapshotFrom } from 'xstate';
import { failureNameOf, refusalsOf, type FailureName } from '../answers/failure.ts';
import { timeOf } from '../rules/time.ts';
import type { ipRotationMachine } from './machine.ts';
import { ipRotationActions, ipRotationHolderOf, ipRotationRefusal, routeActions } from './rules.ts';
import type {
  IpRotationAction,
  IpRotationHolder,
  IpRotationRefusal,
  IpRotationStatus,
  RouteAction,
} from './rules.ts';
import { ipOf, situationOf, type IpRotationContext, type IpRotationReason } from './model.ts';

/** A route as a screen reads it. */
export interface RouteView {
  name: string;
  holder: IpRotationHolder;
  /** The button of a rotating route (section 4): 'Start', 'Đổi IP', or `null` for one that is greyed out, and for a plain one. */
  action: IpRotationAction | null;
  /** Its public address, where this account holds it and it is known. */
  ip: string | null;
  /** It is this account's and has no address at the moment: the router is at it. */
  isUnfinished: boolean;
  /** For each action why it cannot be begun now; `null` when it can. */
  refusals: Readonly<Record<RouteAction, IpRotationRefusal | null>>;
  /** When the last of what has to wait is allowed again, ms of server time; `null` when nothing has to. */
  waitUntil: number | null;
}

/** The change as a screen reads it. */
export interface RouteChangeView {
  /**
   * `sending`: on its way. `checking`: its answer was lost, or was a no; the PC is being read. `done`, `refused`: how the last
   * one ended, until it is acknowledged.
   */
  step: 'idle' | 'sending' | 'checking' | 'done' | 'refused';
  action: RouteAction | null;
  route: string | null;
  reason: IpRotationReason | null;
  /** The call that failed, with the server's words; `null` when none did. */
  error: ApiError | null;
}

/** A PC's routes as a screen reads them: flags, deadlines and reasons, no words. */
export interface IpRotationView {
  /** Id of the PC. */
  id: string;
  status: IpRotationStatus;
  /** When the paid time ends, ms of server time; `null` when that is not known or nothing is rented. */
  deadline: number | null;
  /** The rotating routes in the router's order. */
  rotating: readonly RouteView[];
  /** The plain ones, and behind them what is held but not offered any more. `holder` is `own` for the one in use. */
  plain: readonly RouteView[];
  change: RouteChangeView;
  /** A change is on its way, here or on the server. */
  isBusy: boolean;
  canAcknowledge: boolean;
  /** Why the PC cannot be read at the moment: what is shown may be old. It is tried again. */
  readError: ApiError | null;
  readFailure: FailureName | null;
}

type Snapshot = SnapshotFrom<typeof ipRotationMachine>;

/** The view of a PC's routes. Pure: the same snapshot gives an equal view. */
export function ipRotationView(snapshot: Snapshot): IpRotationView {
  const { context } = snapshot;
  const { record, intention, last, reason, error, readError } = context;
  const { status } = situationOf(context);
  const held = record.ssh?.wan_selected ?? [];
  const plain = record.ssh?.router ?? [];
  const rotating = record.ssh?.router_xoay ?? [];
  const unlisted = held
    .filter(({ account_id }) => account_id === context.accountId)
    .map(({ name }) => name)
    .filter((name) => !plain.includes(name) && !rotating.includes(name));
  const isRented = status === 'open' || status === 'ending' || status === 'settling';
  const step = stepOf(snapshot.value.change);
  return {
    id: record._id,
    status,
    deadline: isRented ? timeOf(record.estimate_used) : null,
    rotating: rotating.map((name) => routeView(name, context)),
    plain: [...plain, ...unlisted].map((name) => routeView(name, context)),
    change: {
      step,
      action: (intention ?? last)?.action ?? null,
      route: (intention ?? last)?.route ?? null,
      reason,
      error,
    },
    isBusy: step === 'sending' || step === 'checking' || status === 'settling',
    canAcknowledge: step === 'done' || step === 'refused',
    readError,
    readFailure: readError === null ? null : failureNameOf(readError),
  };
}

function routeView(name: string, context: IpRotationContext): RouteView {
  const { record, accountId, waits } = context;
  const situation = situationOf(context);
  const held = record.ssh?.wan_selected ?? [];
  const isRotating = record.ssh?.router_xoay.includes(name) ?? false;
  const holder = ipRotationHolderOf(name, held, accountId);
  const ip = ipOf(name, record, accountId);
  const until = waits.filter(({ route }) => route === name).map((wait) => wait.until);
  return {
    name,
    holder,
    action: isRotating ? ipRotationActions[holder] : null,
    ip,
    isUnfinished: holder === 'own' && ip === null,
    refusals: refusalsOf(routeActions, (action) => ipRotationRefusal(action, name, situation)),
    waitUntil: until.length === 0 ? null : Math.max(...until),
  };
}

function stepOf(value: Snapshot['value']['change']): RouteChangeView['step'] {
  if (value === 'sending') return 'sending';
  return 'checking' in value ? 'checking' : value.resting;
}
