import type { PaymentView } from '../payment/view.ts';

/**
 * A lifecycle as a function of its record, for as long as nothing goes on: no call, no reading, no payment, no operation. A list of hundreds of
 * records needs no actor for those; one is started when something begins (`next` says so), or when a record comes that is not at
 * rest, and is stopped when its snapshot is at rest again. Pure, and without XState.
 *
 * @typeParam Snapshot what the view is made of: any snapshot of the lifecycle's actor is one
 */
export interface RestingLifecycle<Input, Event, Snapshot, View> {
  /** What an actor that is started with this input shows first. */
  readonly snapshotOf: (input: Input) => Snapshot;
  /** With what an actor goes on from here. How the last payment or operation ended is not among it. */
  readonly inputOf: (snapshot: Snapshot) => Input;
  /**
   * What an actor would show after an event: the same object where nothing changes. `null` where it would begin something, so that the
   * event is an actor's to take.
   */
  readonly next: (snapshot: Snapshot, event: Event) => Snapshot | null;
  readonly viewOf: (snapshot: Snapshot) => View;
  /** Whether nothing goes on but waiting for the deadline. A reading on REFRESH does not show in a snapshot; its port knows. */
  readonly isAtRest: (snapshot: Snapshot) => boolean;
  /** When DEADLINE is due for a record at rest, ms of server time; `null` for never. */
  readonly deadlineOf: (snapshot: Snapshot) => number | null;
}

/** Whether nothing is being paid for, and no payment of before is without its answer. */
export function isPaymentAtRest({
  step,
  keep,
}: Pick<PaymentView<unknown, unknown>, 'step' | 'keep'>): boolean {
  return keep === null && (step === 'idle' || step === 'paid' || step === 'refused');
}
