import type { Intention } from '@tram/machines/payment';
import {
  createLifecycles,
  type LifecycleActor,
  type LifecycleKind,
  type Lifecycles,
} from './lifecycles.ts';

/** What every lifecycle of a record takes besides its own events. */
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
  /** Tells each lifecycle its newest record; begins those that have none yet. */
  readonly follow: (records: readonly Row[]) => void;
  /** Tells them all whether the customer's account has been loaded: nothing is paid for without it. */
  readonly tellAccount: (isLoaded: boolean) => void;
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
  'viewOf' | 'paymentOf' | 'memory' | 'outcomeOf'
> {
  readonly actorOf: (
    input: RecordInput<Row, Order>,
    tell: (outcome: Outcome) => void,
  ) => LifecycleActor<Snapshot, Event | RecordEvent<Row>>;
}

/**
 * Makes the lifecycles of the records of a list.
 * @param isLoadedAtFirst whether the account has been loaded already
 */
export function createRecordLifecycles<
  Row extends { readonly _id: string },
  Snapshot,
  View,
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
    actorOf(record, tell) {
      const intention = kind.memory.remembered(record._id);
      return actorOf({ record, intention, isAccountLoaded }, tell);
    },
  });
  return {
    ...lifecycles,
    follow(records) {
      for (const record of records) lifecycles.of(record).send({ type: 'RECORD', record });
    },
    tellAccount(isLoaded) {
      if (isLoaded === isAccountLoaded) return;
      isAccountLoaded = isLoaded;
      lifecycles.send({ type: 'ACCOUNT', isLoaded });
    },
  };
}
