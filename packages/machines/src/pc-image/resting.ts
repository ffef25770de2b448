/** PCs at rest, for lists of many. */
import { isPaymentAtRest, type RestingLifecycle } from '../actors/resting.ts';
import { acknowledgedPayment } from '../payment/view.ts';
import { isRentalTerm } from '../rules/rental-period.ts';
import { timeOf } from '../rules/time.ts';
import { contextOf, isNews, missed, noLastOperation, recordTaken, situationOf } from './model.ts';
import type { PcImageContext, PcImageEvent, PcImageInput } from './model.ts';
import { pcImageRefusal, type PcImageAction } from './rules.ts';
import { pcImageView, type PcImageSnapshot, type PcImageView } from './view.ts';

const calm = { operation: { resting: 'idle' } } as const;

/** PCs at rest, as functions of their records: an actor is needed only while something goes on. */
export const restingPcImage: RestingLifecycle<
  PcImageInput,
  PcImageEvent,
  PcImageSnapshot,
  PcImageView
> = {
  snapshotOf: (input) => ({ context: contextOf(input), value: calm }),
  inputOf: ({ context: { record, isAccountLoaded, payment } }) => ({
    record,
    isAccountLoaded,
    intention: payment.keep,
  }),
  next: afterEvent,
  viewOf: pcImageView,
  isAtRest,
  deadlineOf: (snapshot) => {
    const { context } = snapshot;
    const isAwaited = isAtRest(snapshot) && situationOf(context).status === 'ready';
    return isAwaited ? timeOf(context.record.estimate_used) : null;
  },
};

function isAtRest({ context, value }: PcImageSnapshot): boolean {
  if (value.operation === 'running' || context.readError !== null) return false;
  const { status } = situationOf(context);
  const isStill = status === 'notRented' || status === 'ready' || status === 'gone';
  return isStill && isPaymentAtRest(context.payment);
}

function afterEvent(snapshot: PcImageSnapshot, event: PcImageEvent): PcImageSnapshot | null {
  const { context } = snapshot;
  const changed = (change: Partial<PcImageContext>): PcImageSnapshot => ({
    ...snapshot,
    context: { ...context, ...change },
  });
  const unless = (action: PcImageAction) =>
    pcImageRefusal(action, situationOf(context)) === null ? null : snapshot;
  switch (event.type) {
    case 'RECORD':
      return isNews(event.record, context) ? changed(recordTaken(event.record)) : snapshot;
    case 'MISSING':
      return context.absence === null ? changed(missed(context)) : snapshot;
    case 'ACCOUNT':
      return event.isLoaded === context.isAccountLoaded
        ? snapshot
        : changed({ isAccountLoaded: event.isLoaded });
    case 'DEADLINE':
      return situationOf(context).status === 'ready' ? changed({ isOver: true }) : snapshot;
    case 'ACKNOWLEDGE':
      if (context.lastOperation === null && context.payment.end === null) return snapshot;
      return {
        context: { ...context, ...noLastOperation, payment: acknowledgedPayment(context.payment) },
        value: calm,
      };
    case 'RENT':
      return isRentalTerm(event.term) ? unless('rent') : snapshot;
    case 'EXTEND':
      return isRentalTerm(event.term) ? unless('extend') : snapshot;
    case 'DOWNLOAD_RDP':
      return unless('downloadRdp');
    case 'RESET':
      return unless('reset');
    case 'RENEW_PASSWORD':
      return unless('renewPassword');
    case 'WAKE':
      return unless('wake');
    case 'DELETE':
      return unless('delete');
    case 'RETRY':
      // Nothing is without its answer.
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
