import { isPending, type Intention, type PaymentView } from '@tram/machines/payment';
import { createListeners } from '../../app/listeners.ts';
import { holdTab } from '../../app/tab-hold.ts';
import type { PaymentMemory } from '../payment/payment-memory.ts';

export interface Lifecycle<View, Event> {
  readonly view: () => View;
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: Event) => void;
}

/** How something has ended, of which lifecycle, and its view then. */
type OutcomeListener<Outcome, View> = (outcome: Outcome, id: string, view: View) => void;

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

/** What the registry needs of an XState actor. */
interface LifecycleActor<Snapshot, Event> {
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
): Lifecycles<Subject, View, Event, Outcome> {
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

type RecordEvent<Row> =
  | { readonly type: 'RECORD'; readonly record: Row }
  | { readonly type: 'ACCOUNT'; readonly isLoaded: boolean };

/** The lifecycles of the records that a list shows. */
export interface RecordLifecycles<Row, View, Event, Outcome> extends Lifecycles<
  Row,
  View,
  Event,
  Outcome
> {
  /** Sends each lifecycle its newest record; starts those that do not run yet. */
  readonly follow: (records: readonly Row[]) => void;
  /** Sends them all whether the customer's account has been loaded: nothing is paid for without it. */
  readonly setAccountLoaded: (isLoaded: boolean) => void;
}

/** What the lifecycle of a record begins with. */
interface RecordInput<Row, Order> {
  readonly record: Row;
  /** Its payment that was under way, or null. */
  readonly intention: Intention<Order> | null;
  readonly isAccountLoaded: boolean;
}

/** What differs between the lifecycles of different records. */
interface RecordKind<Row, Snapshot, View, Event, Outcome, Order> extends Pick<
  LifecycleKind<Row, Snapshot, View, Event | RecordEvent<Row>, Outcome, Order>,
  'viewOf' | 'memory' | 'outcomeOf'
> {
  readonly actorOf: (input: RecordInput<Row, Order>) => LifecycleActor<
    Snapshot,
    Event | RecordEvent<Row>
  > & {
    readonly on: (type: '*', listener: (outcome: Outcome) => void) => unknown;
  };
}

/**
 * Makes the lifecycles of the records of a list.
 * @param isLoadedAtFirst whether the account has been loaded already
 */
export function createRecordLifecycles<
  Row extends { readonly _id: string },
  Snapshot,
  View extends { readonly payment: PaymentView<Order, unknown> },
  Event,
  Outcome,
  Order,
>(
  { actorOf, ...kind }: RecordKind<Row, Snapshot, View, Event, Outcome, Order>,
  isLoadedAtFirst: boolean,
): RecordLifecycles<Row, View, Event | RecordEvent<Row>, Outcome> {
  let isAccountLoaded = isLoadedAtFirst;
  const lifecycles = createLifecycles<
    Row,
    Snapshot,
    View,
    Event | RecordEvent<Row>,
    Outcome,
    Order
  >({
    ...kind,
    idOf: ({ _id }) => _id,
    actorOf(record, onOutcome) {
      const intention = kind.memory.remembered(record._id);
      const actor = actorOf({ record, intention, isAccountLoaded });
      actor.on('*', onOutcome);
      return actor;
    },
    paymentOf: ({ payment }) => payment,
  });
  return {
    ...lifecycles,
    follow(records) {
      for (const record of records) lifecycles.of(record).send({ type: 'RECORD', record });
    },
    setAccountLoaded(isLoaded) {
      if (isLoaded === isAccountLoaded) return;
      isAccountLoaded = isLoaded;
      lifecycles.send({ type: 'ACCOUNT', isLoaded });
    },
  };
}
