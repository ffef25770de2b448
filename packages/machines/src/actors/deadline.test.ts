import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { DAY, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { deadlineActor } from './deadline.ts';

const start = Date.UTC(2026, 10, 20);
const clock = manualClock(start);

/** A lifecycle that does nothing but wait. `offset`: how far the local clock is behind the server's. */
function waiting(at: number | null, offset = 0) {
  const machine = setup({
    actors: { deadline: deadlineActor(() => clock.now() + offset) },
  }).createMachine({
    initial: 'before',
    states: {
      before: { invoke: { src: 'deadline', input: { at } }, on: { DEADLINE: 'after' } },
      after: {},
    },
  });
  return createActor(machine).start();
}

test('fires when the moment has passed, not a millisecond before', async () => {
  const actor = waiting(start + 7 * SECOND);
  await clock.pass(7 * SECOND - 1);
  expect(actor.getSnapshot().value).toBe('before');
  await clock.pass(1);
  expect(actor.getSnapshot().value).toBe('after');
});

test('fires at once for a moment that has already passed', () => {
  expect(waiting(start - 1).getSnapshot().value).toBe('after');
});

test('reaches further than a timer can hold', async () => {
  const actor = waiting(start + 30 * DAY);
  await clock.pass(29 * DAY);
  expect(actor.getSnapshot().value).toBe('before');
  await clock.pass(DAY);
  expect(actor.getSnapshot().value).toBe('after');
});

test('follows the clock of the server, and notices a sleep within five seconds', async () => {
  const actor = waiting(start + 3600 * SECOND, 10 * SECOND);
  clock.sleep(3590 * SECOND);
  await clock.pass(5 * SECOND);
  expect(actor.getSnapshot().value).toBe('after');
});

test('without a moment it never fires', async () => {
  const actor = waiting(null);
  await clock.pass(DAY);
  expect(actor.getSnapshot().value).toBe('before');
});

test('leaving the state stops it', async () => {
  const actor = waiting(start + SECOND);
  actor.stop();
  await clock.pass(DAY);
  expect(actor.getSnapshot().value).toBe('before');
});
