import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../rules/duration.ts';
import { anySample } from '../testing/any-sample.ts';
import { activeLeaves, leavesOf } from '../testing/leaves.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  pendingRecharge,
  RECHARGE_ASKED_AT,
  rechargeAttempt,
  rechargeQrAnswers,
  rechargeQrEvents,
  rechargeReadings,
} from './fixtures.ts';
import { rechargeQrMachine } from './machine.ts';
import { rechargeStatusNames, rechargeSuccessors } from './rules.ts';
import { running } from './testing/running.ts';
import type { RechargeQrEvent, RechargeQrInput } from './types.ts';

const clock = manualClock(RECHARGE_ASKED_AT);

/** What a customer, a server and time may do next, in any order. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: anySample<RechargeQrEvent>(rechargeQrEvents).map(
      (event) => ({ type: 'tell', event }) as const,
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...rechargeQrAnswers.requestRecharge)
      .map((result) => ({ type: 'answer request', result }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...rechargeQrAnswers.cancelRecharge)
      .map((result) => ({ type: 'answer cancel', result }) as const),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...rechargeReadings)
      .map((result) => ({ type: 'answer read', result }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 0, max: 20 * MINUTE })
      .map((time) => ({ type: 'time passes', time }) as const),
  },
);
const input = fc.constantFrom<RechargeQrInput>(
  {},
  { resume: pendingRecharge._id },
  { attempt: rechargeAttempt },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Half of the runs begin with a recharge in hand or on its way out, because chance alone seldom leads there. */
const asked: Step[] = [
  { type: 'tell', event: rechargeQrEvents.SUBMIT[0] },
  { type: 'answer request', result: { ok: true, value: pendingRecharge } },
];
const opening = fc.constantFrom<Step[]>([], [], asked, [
  ...asked,
  { type: 'tell', event: { type: 'CANCEL' } },
]);

/** Everything that must never be seen, in words; empty when all is well. */
async function faultsOf(
  given: RechargeQrInput,
  steps: readonly Step[],
  visited: Set<string>,
): Promise<string[]> {
  clock.restart();
  const faults: string[] = [];
  const { actor, request, cancel, read } = running(clock, given);
  let wishes = given.attempt ? 1 : 0;
  let before = actor.getSnapshot();
  actor.subscribe((snapshot) => {
    for (const leaf of activeLeaves(snapshot)) visited.add(leaf);
    const [old, now] = [before.context, snapshot.context];
    before = snapshot;
    if (old.recharge === null || now.recharge === null || old.id !== now.id) return;
    const from = rechargeStatusNames[old.recharge.is_succeeded];
    const to = rechargeStatusNames[now.recharge.is_succeeded];
    if (from !== to && !rechargeSuccessors[from].includes(to)) faults.push(`${from} became ${to}`);
  });
  for (const each of steps) {
    switch (each.type) {
      case 'answer request':
        request.waiting?.answer(each.result);
        break;
      case 'answer cancel':
        cancel.waiting?.answer(each.result);
        break;
      case 'answer read':
        read.waiting?.answer(each.result);
        break;
      case 'time passes':
        await clock.pass(each.time);
        break;
      case 'tell':
        if (each.event.type === 'SUBMIT' && actor.getSnapshot().can(each.event)) wishes += 1;
        actor.send(each.event);
        break;
    }
    await clock.settle();
    const open = request.calls.filter((call) => !call.isAnswered && !call.signal.aborted);
    if (open.length > 1) faults.push(`${open.length} requests at once`);
  }
  const bodies = new Map<string, string>();
  for (const { input: body } of request.calls) {
    const text = JSON.stringify(body);
    if ((bodies.get(body.key) ?? text) !== text)
      faults.push(`${body.key} was sent with two bodies`);
    bodies.set(body.key, text);
  }
  if (bodies.size > wishes) faults.push(`${wishes} wishes made ${bodies.size} keys`);
  if (actor.getSnapshot().status !== 'active') faults.push('the lifecycle ended');
  actor.stop();
  const left = [...request.calls, ...cancel.calls, ...read.calls].filter(
    (call) => !call.isAnswered && !call.signal.aborted,
  );
  if (left.length > 0) faults.push(`${left.length} calls outlived the lifecycle`);
  return faults;
}

describe('whatever happens', () => {
  test('one wish has one key and one request at a time, and no status goes back', async () => {
    const visited = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        input,
        opening,
        fc.array(step, { maxLength: 80, size: 'max' }),
        async (given, first, then) => {
          expect(await faultsOf(given, [...first, ...then], visited)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
    // The property says nothing about states that were never seen.
    expect([...visited].sort()).toEqual(leavesOf(rechargeQrMachine));
  }, 60_000);
});
