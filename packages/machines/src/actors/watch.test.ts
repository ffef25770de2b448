import { expect, test } from 'vitest';
import { assign, createActor, sendTo, setup } from 'xstate';
import type { ApiError } from '@tram/api/result';
import { forbiddenError, networkError, unauthorizedError } from '../fixtures/api-errors.ts';
import { typesOf } from './setup.ts';
import { SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { portFake } from '../testing/port-fake.ts';
import { type WatchCommand, type WatchEvent, watchActor } from './watch.ts';

const clock = manualClock(0);

/** A lifecycle that watches one record and records what it receives. */
function watching(id: string | null = 'one') {
  const read = portFake<string, number | null>();
  const machine = setup({
    types: typesOf<{
      context: { told: WatchEvent<number>[] };
      events: WatchCommand | WatchEvent<number>;
    }>(),
    actors: { watch: watchActor<number>(read.port) },
  }).createMachine({
    context: { told: [] },
    invoke: { id: 'watch', src: 'watch', input: { id } },
    on: {
      REFRESH: { actions: sendTo('watch', ({ event }) => event) },
      PACE: { actions: sendTo('watch', ({ event }) => event) },
      '*': {
        actions: assign({
          told: ({ context, event }) =>
            event.type === 'REFRESH' || event.type === 'PACE'
              ? context.told
              : [...context.told, event],
        }),
      },
    },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    read,
    told: () => actor.getSnapshot().context.told,
    look: () => actor.send({ type: 'REFRESH' }),
    pace: (every: number | null) => actor.send({ type: 'PACE', every }),
    answer: async (value: number | null) => {
      read.waiting?.answer({ ok: true, value });
      await clock.settle();
    },
    fail: async (error: ApiError) => {
      read.waiting?.answer({ ok: false, error });
      await clock.settle();
    },
  };
}

test('a read gives the record, or that there is none, or that it could not be read', async () => {
  const { read, told, look, answer } = watching();
  look();
  await answer(1);
  look();
  await answer(null);
  look();
  read.waiting?.answer({ ok: false, error: networkError });
  await clock.settle();
  expect(told()).toEqual([
    { type: 'RECORD', record: 1 },
    { type: 'MISSING' },
    { type: 'READ_FAILED', error: networkError },
  ]);
});

test('one reading at a time, and a look asked for meanwhile is done after it', async () => {
  const { read, told, look, answer } = watching();
  look();
  look();
  look();
  expect(read.calls).toHaveLength(1);
  await answer(1); // Read before the event that asked for the second look.
  expect(read.calls).toHaveLength(2);
  await answer(2);
  expect(read.calls).toHaveLength(2);
  expect(told()).toEqual([
    { type: 'RECORD', record: 1 },
    { type: 'RECORD', record: 2 },
  ]);
});

test('a new read begins at once, and the one in flight is ignored', async () => {
  const { actor, read, told, look, answer } = watching();
  look();
  const early = read.waiting;
  actor.send({ type: 'REFRESH', restart: true });
  expect(read.calls).toHaveLength(2);
  expect(early?.signal.aborted).toBe(true);
  early?.answer({ ok: true, value: 1 });
  await clock.settle();
  expect(told()).toEqual([]);
  await answer(2);
  expect(told()).toEqual([{ type: 'RECORD', record: 2 }]);
});

test('a pace counts from answer to answer, and stops', async () => {
  const { read, pace, answer } = watching();
  pace(5 * SECOND);
  await clock.pass(5 * SECOND);
  await clock.pass(60 * SECOND);
  expect(read.calls).toHaveLength(1); // No second read while the first is in flight.
  await answer(1);
  await clock.pass(5 * SECOND);
  expect(read.calls).toHaveLength(2);
  pace(null);
  await answer(2);
  await clock.pass(60 * SECOND);
  expect(read.calls).toHaveLength(2);
});

test('a look that failed is done again, later and later, although there is no pace', async () => {
  const { read, told, look, answer, fail } = watching();
  look();
  for (const pause of [1, 2, 4]) {
    await fail(networkError);
    await clock.pass(pause * SECOND - 1);
    expect(read.waiting).toBeUndefined();
    await clock.pass(1);
    expect(read.waiting).toBeDefined();
  }
  await answer(1);
  await clock.pass(60 * SECOND);
  expect(read.calls).toHaveLength(4);
  expect(told().at(-1)).toEqual({ type: 'RECORD', record: 1 });
});

test('at a pace it is repeated no later than that, and no earlier than the server asks', async () => {
  const { read, look, pace, fail } = watching();
  look();
  pace(3 * SECOND);
  for (const pause of [1, 2, 3, 3]) {
    await fail(networkError);
    await clock.pass(pause * SECOND);
    expect(read.waiting).toBeDefined();
  }
  await fail({ ...networkError, kind: 'server', status: 429, retryAfterMs: 60 * SECOND });
  await clock.pass(60 * SECOND - 1);
  expect(read.waiting).toBeUndefined();
  await clock.pass(1);
  expect(read.waiting).toBeDefined();
});

test.each([unauthorizedError, forbiddenError])(
  'a refused token ($kind) is not retried, as it is refused a moment later too',
  async (error) => {
    const { read, look, fail } = watching();
    look();
    await fail(error);
    await clock.pass(60 * SECOND);
    expect(read.calls).toHaveLength(1);
  },
);

test('a port that throws is a failed look, and is asked again at the pace', async () => {
  const { read, told, look, pace, answer } = watching();
  look();
  pace(SECOND);
  read.waiting?.throw(new TypeError('a mistake in the port'));
  await clock.pass(SECOND);
  await answer(1);
  expect(told()).toMatchObject([
    { type: 'READ_FAILED', error: { kind: 'malformed' } },
    { type: 'RECORD', record: 1 },
  ]);
});

test('stopping aborts the reading, and without an id nothing is read', async () => {
  const { actor, read, look } = watching();
  look();
  actor.stop();
  expect(read.calls[0]?.signal.aborted).toBe(true);
  const nothing = watching(null);
  nothing.look();
  await clock.pass(SECOND);
  expect(nothing.read.calls).toHaveLength(0);
});
