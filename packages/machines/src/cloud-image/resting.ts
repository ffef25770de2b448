/** Cloud machines at rest, for lists of many. */
import { isPaymentAtRest, type RestingLifecycle } from '../actors/resting.ts';
import { acknowledgedPayment } from '../payment/view.ts';
import { dueAtOf, sessionOf, situationOf, statusOf } from './model.ts';
import type { CloudImageContext, CloudImageEvent, CloudImageInput } from './model.ts';
import { cloudImageRefusal, type CloudImageAction } from './rules.ts';
import {
  commandBegun,
  contextOf,
  isNews,
  missed,
  recordTaken,
  workShownBy,
} from './transitions.ts';
import { cloudImageView, type CloudImageSnapshot, type CloudImageView } from './view.ts';

const calm = { command: { resting: 'idle' }, download: { resting: 'idle' } } as const;

/** Cloud machines at rest, as functions of their records: an actor is needed only while something goes on. */
export const restingCloudImage: RestingLifecycle<
  CloudImageInput,
  CloudImageEvent,
  CloudImageSnapshot,
  CloudImageView
> = {
  snapshotOf: (input) => withWork({ context: contextOf(input), value: calm }),
  inputOf: ({ context: { record, isAccountLoaded, payment } }) => ({
    record,
    isAccountLoaded,
    intention: payment.keep,
  }),
  next: afterEvent,
  viewOf: cloudImageView,
  isAtRest,
  deadlineOf: (snapshot) => (isAtRest(snapshot) ? endOf(snapshot.context) : null),
};

/** What is at work by the record is shown so at once; an actor then follows it. */
function withWork(snapshot: CloudImageSnapshot): CloudImageSnapshot {
  const { context, value } = snapshot;
  const command = workShownBy(context);
  if (command === null) return snapshot;
  return {
    context: { ...context, ...commandBegun(context, command) },
    value: { ...value, command: { going: 'pausing' } },
  };
}

function isAtRest({ context, value }: CloudImageSnapshot): boolean {
  const { readError, activeCommand, payment } = context;
  const isCalling = activeCommand !== null || value.download === 'running';
  if (isCalling || readError !== null || !isPaymentAtRest(payment)) return false;
  const status = statusOf(context);
  return (
    status === 'stopped' || status === 'running' || status === 'expired' || status === 'deleted'
  );
}

/** When the session or the days of a machine are over by the clock. */
function endOf(context: CloudImageContext): number | null {
  const status = statusOf(context);
  if (status === 'running') return sessionOf(context.record)?.endsAt ?? null;
  return status === 'stopped' ? dueAtOf(context.record) : null;
}

/** The action that an event asks for. */
const actionsOf = {
  START: 'start',
  RESTART: 'restart',
  SHUT_DOWN: 'shutdown',
  BACK_UP: 'backup',
  RESTORE: 'restore',
  DELETE_VM: 'deleteVm',
  DELETE: 'delete',
  DOWNLOAD_RDP: 'downloadRdp',
  EXTEND: 'extend',
} as const satisfies Partial<Record<CloudImageEvent['type'], CloudImageAction>>;

function afterEvent(
  snapshot: CloudImageSnapshot,
  event: CloudImageEvent,
): CloudImageSnapshot | null {
  const { context } = snapshot;
  const changed = (change: Partial<CloudImageContext>): CloudImageSnapshot => ({
    ...snapshot,
    context: { ...context, ...change },
  });
  switch (event.type) {
    case 'RECORD':
      return isNews(event.record, context)
        ? withWork(changed(recordTaken(context, event.record)))
        : snapshot;
    case 'MISSING':
      return context.absence === null ? changed(missed(context)) : snapshot;
    case 'ACCOUNT':
      return event.isLoaded === context.isAccountLoaded
        ? snapshot
        : changed({ isAccountLoaded: event.isLoaded });
    case 'DEADLINE':
      return endOf(context) === null ? snapshot : changed({ isOver: true });
    case 'ACKNOWLEDGE':
      return acknowledged(snapshot);
    case 'START':
    case 'RESTART':
    case 'SHUT_DOWN':
    case 'BACK_UP':
    case 'RESTORE':
    case 'DELETE_VM':
    case 'DELETE':
    case 'DOWNLOAD_RDP':
    case 'EXTEND': {
      const situation = situationOf(context, false);
      return cloudImageRefusal(actionsOf[event.type], situation) === null ? null : snapshot;
    }
    case 'RETRY':
    case 'COMPARE':
      // No payment is without its answer, and the status follows from the context.
      return snapshot;
    case 'REFRESH':
      // One that is gone comes back by its record alone.
      return context.absence === null ? null : snapshot;
    case 'READ_FAILED':
      return null;
    default:
      return event satisfies never;
  }
}

function acknowledged(snapshot: CloudImageSnapshot): CloudImageSnapshot {
  const { context, value } = snapshot;
  const isCalm = isIdle(value.command) && isIdle(value.download) && context.payment.end === null;
  if (isCalm) return snapshot;
  const payment = acknowledgedPayment(context.payment);
  return { context: { ...context, payment, end: null, downloadError: null }, value: calm };
}

const isIdle = (value: string | object) =>
  typeof value === 'object' && 'resting' in value && value.resting === 'idle';
