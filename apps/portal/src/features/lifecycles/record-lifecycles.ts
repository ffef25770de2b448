import type { PaymentView } from '@tram/machines/payment/view';
import type { LazyPart } from '../../app/lazy-part.ts';
import { createListeners } from '../../app/listeners.ts';
import { createDeadlineAlarm } from './deadline-alarm.ts';
import type { Lifecycles, OutcomeListener } from './lifecycles.ts';
import {
  createRecordLifecycle,
  type RecordActors,
  type RecordEvent,
  type RecordInput,
  type RecordKind,
  type RecordLifecycle,
  type RecordSnapshot,
} from './record-lifecycle.ts';

/** The lifecycles of the records that a list shows. An event to all reaches those that something is going on with. */
export interface RecordLifecycles<Row, View, Event, Outcome> extends Lifecycles<
  Row,
  View,
  Event,
  Outcome
> {
  /** Gives each record what its list says of it, and forgets those that are in the list no more and at rest. */
  readonly follow: (records: readonly Row[]) => void;
  /** Tells them all whether the customer's account has been loaded: nothing is paid for without it. */
  readonly setAccountLoaded: (isLoaded: boolean) => void;
}

interface RecordsKind<Row, Input, Context, Value, View, Event, Outcome, Order> extends RecordKind<
  Input,
  Context,
  Value,
  View,
  Event | RecordEvent<Row>,
  Outcome,
  Order
> {
  /** A record of the list at first, as of `resting`. */
  readonly snapshotOf: (input: RecordInput<Row, Order>) => RecordSnapshot<Context, Value>;
  readonly actors: LazyPart<
    RecordActors<Input, RecordSnapshot<Context, Value>, Event | RecordEvent<Row>, Outcome>
  >;
  /** Server time, ms since 1970. */
  readonly now: () => number;
  /** Tells the customer that what they have asked for could not be begun: the code of the actors could not be loaded. */
  readonly onUnavailable: () => void;
}

/**
 * Makes the lifecycles of the records of a list. One at rest is a function of its record; an actor lives while something is going on.
 * @param isLoadedAtFirst whether the account has been loaded already
 */
export function createRecordLifecycles<
  Row extends { readonly _id: string },
  Input,
  Context,
  Value,
  View extends { readonly payment: PaymentView<Order, unknown> },
  Event extends { readonly type: string },
  Outcome,
  Order,
>(
  kind: RecordsKind<Row, Input, Context, Value, View, Event, Outcome, Order>,
  isLoadedAtFirst: boolean,
): RecordLifecycles<Row, View, Event | RecordEvent<Row>, Outcome> {
  type Actors = RecordActors<
    Input,
    RecordSnapshot<Context, Value>,
    Event | RecordEvent<Row>,
    Outcome
  >;
  type Known = RecordLifecycle<Actors, View, Event | RecordEvent<Row>>;

  const known = new Map<string, Known>();
  const outcomes = createListeners<Parameters<OutcomeListener<Outcome, View>>>();
  const alarm = createDeadlineAlarm(kind.now, ring);
  /** The records of the list as it was followed last. */
  let rows: ReadonlyMap<string, Row> = new Map();
  let isAccountLoaded = isLoadedAtFirst;
  let isLoading = false;

  function of(row: Row): Known {
    const { _id: id } = row;
    const there = known.get(id);
    if (there !== undefined) return there;
    const intention = kind.memory.remembered(id);
    const snapshot = kind.snapshotOf({ record: row, intention, isAccountLoaded });
    const made: Known = createRecordLifecycle(kind, id, snapshot, {
      onNeed: () => begin(made),
      onChange: setAlarm,
      onOutcome: outcomes.emit,
      onRest: () => {
        if (!rows.has(id)) known.delete(id);
      },
    });
    known.set(id, made);
    return made;
  }

  function begin(lifecycle: Known): void {
    if (!lifecycle.needsActor()) return;
    const actors = kind.actors.loaded();
    if (actors === null) void load();
    else lifecycle.begin(actors);
  }

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      await kind.actors.load();
      isLoading = false;
      for (const lifecycle of known.values()) begin(lifecycle);
    } catch {
      isLoading = false;
      giveUp();
    }
  }

  /** What the list says goes on being shown, and the next need tries again; what the customer has asked for they are told. */
  function giveUp(): void {
    const asked = [...known.values()].filter((lifecycle) => lifecycle.giveUp());
    setAlarm();
    if (asked.length > 0) kind.onUnavailable();
  }

  function setAlarm(): void {
    let next: number | null = null;
    for (const lifecycle of known.values()) {
      const at = lifecycle.deadline();
      if (at !== null && (next === null || at < next)) next = at;
    }
    alarm.set(next);
  }

  function ring(): void {
    const now = kind.now();
    for (const lifecycle of known.values()) {
      const at = lifecycle.deadline();
      if (at !== null && at <= now) lifecycle.send({ type: 'DEADLINE' });
    }
    setAlarm();
  }

  return {
    of,
    send(event, id = null) {
      if (id !== null) known.get(id)?.send(event);
      else {
        for (const lifecycle of known.values()) {
          if (lifecycle.hasActor()) lifecycle.send(event);
          else begin(lifecycle);
        }
      }
    },
    onOutcome: outcomes.subscribe,
    follow(records) {
      const before = rows;
      rows = new Map(records.map((row) => [row._id, row]));
      for (const row of records) {
        const lifecycle = of(row);
        if (lifecycle.hasActor() || before.get(row._id) !== row) {
          lifecycle.send({ type: 'RECORD', record: row });
        }
        begin(lifecycle);
      }
      for (const [id, lifecycle] of known) {
        if (!rows.has(id) && !lifecycle.hasActor() && !lifecycle.needsActor()) known.delete(id);
      }
      ring();
    },
    setAccountLoaded(isLoaded) {
      if (isLoaded === isAccountLoaded) return;
      isAccountLoaded = isLoaded;
      for (const lifecycle of known.values()) lifecycle.send({ type: 'ACCOUNT', isLoaded });
    },
    // A payment that was under way goes on with its record.
    start: () => undefined,
    stop() {
      giveUp();
      for (const lifecycle of known.values()) lifecycle.stop();
      known.clear();
      rows = new Map();
      alarm.set(null);
    },
  };
}
