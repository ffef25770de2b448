import { isPending, type PaymentView } from '@tram/machines/payment/view';
import { createListeners } from '../../app/listeners.ts';
import { holdTab } from '../../app/tab-hold.ts';
import type { PaymentMemory } from '../payment/payment-memory.ts';

export interface Lifecycle<View, Event> {
  readonly view: () => View;
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: Event) => void;
}

/** How something has ended, of which lifecycle, and its view then. */
export type OutcomeListener<Outcome, View> = (outcome: Outcome, id: string, view: View) => void;

/**
 * The lifecycles of one kind on a screen: one for each subject, shared by all that show it. A subject is what one begins with: a
 * record, or the id of what is paid for.
 */
export interface Lifecycles<Subject, View, Event, Outcome> {
  /** The lifecycle of this subject; it begins with the first call. */
  readonly of: (subject: Subject) => Lifecycle<View, Event>;
  /** Sends an event to all that run, or to the one with this id. */
  readonly send: (event: Event, id?: string | null) => void;
  /** Calls the listener when something has ended; returns the function that removes it. */
  readonly onOutcome: (listener: OutcomeListener<Outcome, View>) => () => void;
  /** Starts those whose payment was under way when the tab was reloaded. Calling it again changes nothing. */
  readonly start: () => void;
  /** Stops them all. A payment without an answer stays stored, and the next ones ask about it. */
  readonly stop: () => void;
}

/** The same, where a list shows which of its many rows have one at work, without beginning one for each. */
export interface RunningLifecycles<Subject, View, Event, Outcome> extends Lifecycles<
  Subject,
  View,
  Event,
  Outcome
> {
  /** The view of the one with this id; null where none has begun. */
  readonly viewOf: (id: string) => View | null;
  /** Calls back when one has begun or its view has changed; returns the function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** What is needed of an XState actor. */
export interface LifecycleActor<Snapshot, Event> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: (snapshot: Snapshot) => void) => unknown;
  readonly send: (event: Event) => void;
  readonly start: () => unknown;
  readonly stop: () => unknown;
}

interface LifecycleKind<Subject, Snapshot, View, Event, Outcome, Order> {
  readonly idOf: (subject: Subject) => string;
  /** Makes the actor, not yet started. @param onOutcome for the outcomes that it emits */
  readonly actorOf: (
    subject: Subject,
    onOutcome: (outcome: Outcome) => void,
  ) => LifecycleActor<Snapshot, Event>;
  readonly viewOf: (snapshot: Snapshot) => View;
  readonly paymentOf: (view: View) => PaymentView<Order, unknown>;
  readonly memory: PaymentMemory<Order>;
  /** The outcome that a change of the view means, if any. @default none */
  readonly outcomeOf?: (view: View, before: View, id: string) => Outcome | null;
  /** The subjects whose payments the memory holds. @default none: a screen has their records first */
  readonly kept?: () => readonly Subject[];
}

/** Makes the lifecycles of a kind. On their own they send nothing but questions about a payment that was under way. */
export function createLifecycles<Subject, Snapshot, View, Event, Outcome, Order>(
  kind: LifecycleKind<Subject, Snapshot, View, Event, Outcome, Order>,
): RunningLifecycles<Subject, View, Event, Outcome> {
  const changes = createListeners();
  const running = new Map<string, Lifecycle<View, Event> & { readonly stop: () => unknown }>();
  const outcomes = createListeners<Parameters<OutcomeListener<Outcome, View>>>();

  function begin(subject: Subject): Lifecycle<View, Event> {
    const id = kind.idOf(subject);
    const onOutcome = (outcome: Outcome) => outcomes.emit(outcome, id, view);
    const actor = kind.actorOf(subject, onOutcome);
    let view = kind.viewOf(actor.getSnapshot());
    const { subscribe, emit } = createListeners();
    actor.subscribe((snapshot) => {
      const before = view;
      view = kind.viewOf(snapshot);
      const payment = kind.paymentOf(view);
      kind.memory.remember(id, payment.keep);
      holdTab('payment', id, isPending(payment));
      const outcome = kind.outcomeOf?.(view, before, id) ?? null;
      if (outcome !== null) onOutcome(outcome);
      emit();
      changes.emit();
    });
    actor.start();
    const lifecycle = {
      view: () => view,
      subscribe,
      send: (event: Event) => actor.send(event),
      stop: () => actor.stop(),
    };
    running.set(id, lifecycle);
    return lifecycle;
  }

  const of = (subject: Subject) => running.get(kind.idOf(subject)) ?? begin(subject);
  return {
    of,
    send(event, id = null) {
      for (const [known, lifecycle] of running) {
        if (id === null || id === known) lifecycle.send(event);
      }
    },
    viewOf: (id) => running.get(id)?.view() ?? null,
    subscribe: changes.subscribe,
    onOutcome: outcomes.subscribe,
    start() {
      for (const subject of kind.kept?.() ?? []) of(subject);
    },
    stop() {
      for (const [id, lifecycle] of running) {
        lifecycle.stop();
        // Nothing waits for its answer any more; the server still carries it out once.
        holdTab('payment', id, false);
      }
      running.clear();
    },
  };
}
