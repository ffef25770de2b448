/** That a record at rest shows what its lifecycle's actor would show, for every sample of a kind. */
import { describe, expect, test } from 'vitest';
import type { RestingLifecycle } from '../actors/resting.ts';

interface RunningLifecycle<Event, View> {
  readonly actor: { readonly send: (event: Event) => void; readonly stop: () => unknown };
  readonly ports: Readonly<Record<string, { readonly calls: readonly unknown[] }>>;
  readonly view: () => View;
}

interface Kind<Row, Event, Snapshot, View> {
  readonly resting: Pick<
    RestingLifecycle<
      { readonly record: Row; readonly isAccountLoaded: boolean },
      Event,
      Snapshot,
      View
    >,
    'snapshotOf' | 'next' | 'viewOf' | 'isAtRest'
  >;
  /** With their names. */
  readonly records: readonly (readonly [string, Row])[];
  readonly events: readonly Event[];
  /** Starts the lifecycle with ports that do not answer. */
  readonly start: (input: {
    readonly record: Row;
    readonly isAccountLoaded: boolean;
  }) => RunningLifecycle<Event, View>;
}

/** Compares what each record shows first, and after each event that begins nothing, with what its actor shows. */
export function testRestingAgreement<Row, Event, Snapshot, View extends { readError: unknown }>({
  resting: { snapshotOf, next, viewOf, isAtRest },
  records,
  events,
  start,
}: Kind<Row, Event, Snapshot, View>): void {
  /** What is compared: a record at rest asks the server nothing, one that is at rest no more may. */
  const shown = (view: View, isStill: boolean) => ({ view, isStill });

  describe.each([true, false])('with an account: %s', (isAccountLoaded) => {
    test.each(records)('%s is shown as its lifecycle shows it first', (_, record) => {
      const input = { record, isAccountLoaded };
      expect(viewOf(snapshotOf(input))).toEqual(start(input).view());
    });

    test.each(records)('%s takes what begins nothing as its lifecycle does', (_, record) => {
      const input = { record, isAccountLoaded };
      const before = snapshotOf(input);
      const sent = isAtRest(before) ? events : [];
      const atRest = sent.map((event) => {
        const after = next(before, event);
        return { event, shows: after && shown(viewOf(after), isAtRest(after)) };
      });
      const byActor = atRest.map(({ event, shows }) => {
        const { actor, ports, view } = start(input);
        actor.send(event);
        const asks = Object.values(ports).some(({ calls }) => calls.length > 0);
        actor.stop();
        const begins = shows === null && (asks || view().readError !== null);
        return { event, shows: begins ? null : shown(view(), shows?.isStill === true && !asks) };
      });
      expect(atRest).toEqual(byActor);
    });
  });
}
