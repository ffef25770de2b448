import type { RestingLifecycle } from '@tram/machines/pc-image';
import type { Intention } from '@tram/machines/payment';
import { isPending, type PaymentView } from '@tram/machines/payment/view';
import { createListeners } from '../../app/listeners.ts';
import { holdTab } from '../../app/tab-hold.ts';
import type { PaymentMemory } from '../payment/payment-memory.ts';
import { createEventQueue, isAsked } from './event-queue.ts';
import type { Lifecycle, LifecycleActor } from './lifecycles.ts';

/** What happens to every record of a list: it is read again, and the account that pays for it comes and goes. */
export type RecordEvent<Row> =
  | { readonly type: 'RECORD'; readonly record: Row }
  | { readonly type: 'ACCOUNT'; readonly isLoaded: boolean }
  | { readonly type: 'DEADLINE' }
  | { readonly type: 'REFRESH' };

/** What the lifecycle of a record begins with. */
export interface RecordInput<Row, Order> {
  readonly record: Row;
  /** Its payment that was under way, or null. */
  readonly intention: Intention<Order> | null;
  readonly isAccountLoaded: boolean;
}

export interface RecordSnapshot<Context, Value> {
  readonly context: Context;
  readonly value: Value;
}

/** The actors of the records that something is going on with; their code is loaded with the first of them. */
export interface RecordActors<Input, Snapshot, Event, Outcome> {
  /** Makes the actor of one record, not yet started. */
  readonly actorOf: (input: Input) => LifecycleActor<Snapshot, Event> & {
    readonly on: (type: '*', listener: (outcome: Outcome) => void) => unknown;
  };
  /** Whether a record is being read for its actor. */
  readonly isReading: (id: string) => boolean;
}

/** What differs between the lifecycles of different records. */
export interface RecordKind<Input, Context, Value, View, Event, Outcome, Order> {
  readonly resting: Omit<
    RestingLifecycle<Input, Event, RecordSnapshot<Context, Value>, View>,
    'snapshotOf'
  >;
  readonly memory: PaymentMemory<Order>;
  /** The outcome that a change of the view means, if any. @default none */
  readonly outcomeOf?: (view: View, before: View, id: string) => Outcome | null;
}

/** What the lifecycle of a record tells the others of its list. */
interface Surroundings<View, Outcome> {
  /** Something is to begin: `begin` is called as soon as actors can be made. */
  readonly onNeed: () => void;
  /** Its deadline may be another one. */
  readonly onChange: () => void;
  readonly onOutcome: (outcome: Outcome, id: string, view: View) => void;
  /** Nothing goes on any more. */
  readonly onRest: () => void;
}

/** The lifecycle of one record: a function of it while nothing goes on, an actor while something does. */
export interface RecordLifecycle<Actors, View, Event> extends Lifecycle<View, Event> {
  readonly needsActor: () => boolean;
  readonly hasActor: () => boolean;
  readonly begin: (actors: Actors) => void;
  /** Forgets what waits for an actor. @returns whether the customer has asked for some of it */
  readonly giveUp: () => boolean;
  /** When DEADLINE is to be sent to it, ms of server time; null for never. */
  readonly deadline: () => number | null;
  readonly stop: () => void;
}

export function createRecordLifecycle<
  Input,
  Context,
  Value,
  View extends { readonly payment: PaymentView<Order, unknown> },
  Event extends { readonly type: string },
  Outcome,
  Order,
>(
  kind: RecordKind<Input, Context, Value, View, Event, Outcome, Order>,
  id: string,
  first: RecordSnapshot<Context, Value>,
  { onNeed, onChange, onOutcome, onRest }: Surroundings<View, Outcome>,
): RecordLifecycle<
  RecordActors<Input, RecordSnapshot<Context, Value>, Event, Outcome>,
  View,
  Event
> {
  const { resting, memory } = kind;
  const { subscribe, emit } = createListeners();
  const queue = createEventQueue<Event>();
  let actor: LifecycleActor<RecordSnapshot<Context, Value>, Event> | null = null;
  let snapshot = first;
  let view = resting.viewOf(snapshot);
  let deadline = resting.deadlineOf(snapshot);
  kind.outcomeOf?.(view, view, id);

  /** Without what an actor's snapshot has beside: it would keep the actor. */
  function show({ context, value }: RecordSnapshot<Context, Value>): void {
    if (context === snapshot.context && value === snapshot.value) return;
    const { payment: paid } = view;
    const before = view;
    snapshot = { context, value };
    view = resting.viewOf(snapshot);
    deadline = actor === null ? resting.deadlineOf(snapshot) : null;
    const { payment } = view;
    if (payment.keep !== paid.keep) memory.remember(id, payment.keep);
    if (isPending(payment) !== isPending(paid)) holdTab('payment', id, isPending(payment));
    const outcome = kind.outcomeOf?.(view, before, id) ?? null;
    if (outcome !== null) onOutcome(outcome, id, view);
    emit();
    onChange();
  }

  function needsActor(): boolean {
    return actor === null && (!queue.isEmpty() || !resting.isAtRest(snapshot));
  }

  function stopActor(): void {
    actor?.stop();
    actor = null;
    deadline = resting.deadlineOf(snapshot);
  }

  return {
    view: () => view,
    subscribe,
    send(event) {
      if (actor !== null) {
        actor.send(event);
        return;
      }
      const after = needsActor() ? null : resting.next(snapshot, event);
      if (after === null) queue.add(event);
      else show(after);
      if (needsActor()) onNeed();
    },
    needsActor,
    hasActor: () => actor !== null,
    begin({ actorOf, isReading }) {
      const made = actorOf(resting.inputOf(snapshot));
      actor = made;
      let isStarting = true;
      made.on('*', (outcome) => onOutcome(outcome, id, view));
      made.subscribe((taken) => {
        if (isStarting) return;
        show(taken);
        // Later, because an answer that leads to rest may be followed by another reading.
        if (resting.isAtRest(snapshot)) queueMicrotask(restIfStill);
      });
      function restIfStill(): void {
        if (actor !== made || isReading(id) || !resting.isAtRest(snapshot)) return;
        stopActor();
        onChange();
        onRest();
      }
      made.start();
      isStarting = false;
      show(made.getSnapshot());
      for (const event of queue.takeAll()) made.send(event);
      queueMicrotask(restIfStill);
    },
    giveUp() {
      const events = queue.takeAll();
      for (const event of events) {
        // What the world has said is true without an actor too.
        const after = isAsked(event) ? null : resting.next(snapshot, event);
        if (after !== null) show(after);
      }
      return events.some(isAsked);
    },
    deadline: () => (needsActor() ? null : deadline),
    stop() {
      stopActor();
      // Nothing waits for its answer any more; the server still carries it out once.
      holdTab('payment', id, false);
    },
  };
}
