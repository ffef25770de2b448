import type { ApiError } from '@tram/api/result';
import type { Notification } from '@tram/api/types';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './machine.ts';
import type { SessionPhase } from './rules.ts';
import type { SessionReason, SessionUser } from './model.ts';

/** A session as a screen reads it: flags and reasons, no words. */
export interface SessionView {
  phase: SessionPhase;
  /** Behind the login: the route guard lets in. True in `expired` too, where the screen stays. */
  isInside: boolean;
  isBusy: boolean;
  canLogIn: boolean;
  canLogOut: boolean;
  canRetry: boolean;
  canContinue: boolean;
  user: SessionUser | null;
  /** A notification that is to be shown now; its content is the operator's HTML, to be sanitised. */
  notification: Notification | null;
  reason: SessionReason | null;
  error: ApiError | null;
}

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The view of a session. Pure: the same snapshot gives an equal view. */
export function sessionView(snapshot: Snapshot): SessionView {
  const { user, notification, reason, error } = snapshot.context;
  const phase = phaseOf(snapshot.value);
  return {
    phase,
    isInside: typeof snapshot.value === 'object' || phase === 'expired',
    isBusy: phase === 'loggingIn' || phase === 'entering',
    canLogIn: phase === 'signedOut',
    canLogOut: snapshot.can({ type: 'LOG_OUT' }),
    canRetry: snapshot.can({ type: 'RETRY' }),
    canContinue: snapshot.can({ type: 'CONTINUE' }),
    user,
    notification,
    reason,
    error,
  };
}

function phaseOf(value: Snapshot['value']): SessionPhase {
  if (typeof value === 'string') return value === 'deciding' ? 'signedOut' : value;
  const { inside } = value;
  return inside === 'ready' || inside === 'accountFailed' ? inside : 'entering';
}
