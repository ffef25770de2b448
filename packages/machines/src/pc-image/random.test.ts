import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { undecided } from '../attempt/undecided.ts';
import { HOUR, MINUTE } from '../rules/duration.ts';
import { timeOf } from '../rules/time.ts';
import { anySample } from '../testing/any-sample.ts';
import { activeLeaves, leavesOf } from '../testing/leaves.ts';
import { manualClock } from '../testing/manual-clock.ts';
import type { Call } from '../testing/port-fake.ts';
import {
  actionAnswers,
  extendIntention,
  imageReadings,
  notRentedImage,
  paymentAnswers,
  pcImageEvents,
  PC_IMAGE_NOW,
  readyImage,
  rentIntention,
} from './fixtures.ts';
import { pcImageMachine } from './machine.ts';
import { pcImageAllows } from './rules.ts';
import type { PcImageAction } from './rules.ts';
import { running } from './testing/running.ts';
import type { PcImageEvent, PcImageInput } from './types.ts';

const clock = manualClock(PC_IMAGE_NOW);

const payments = ['createOrder', 'extendOrder'] as const;
const operations = [
  'downloadRdpFile',
  'resetImage',
  'reconnectImage',
  'wakeImage',
  'deleteImage',
] as const;

/** The action that an event begins. */
const begun: Partial<Record<PcImageEvent['type'], PcImageAction>> = {
  RENT: 'rent',
  EXTEND: 'extend',
  DOWNLOAD_RDP: 'downloadRdp',
  RESET: 'reset',
  RENEW_PASSWORD: 'renewPassword',
  WAKE: 'wake',
  DELETE: 'delete',
};

/** A call, as far as it is on its way. */
type Running = Pick<Call<unknown, never>, 'isAnswered' | 'signal'>;

/** What a customer, a server and time may do next, in any order. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: anySample<PcImageEvent>(pcImageEvents).map(
      (event) => ({ type: 'tell', event }) as const,
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...paymentAnswers)
      .map((result) => ({ type: 'answer payment', result }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...actionAnswers)
      .map((result) => ({ type: 'answer operation', result }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...imageReadings)
      .map((result) => ({ type: 'answer read', result }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(fc.integer({ min: 0, max: MINUTE }), fc.integer({ min: 0, max: 3 * HOUR }))
      .map((time) => ({ type: 'time passes', time }) as const),
  },
);
const input = fc.constantFrom<PcImageInput>(
  { record: notRentedImage },
  { record: readyImage },
  { record: notRentedImage, intention: rentIntention },
  { record: readyImage, intention: extendIntention },
);

/** Everything that must never be seen, in words; empty when all is well. */
async function faultsOf(
  given: PcImageInput,
  steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
  visited: Set<string>,
): Promise<string[]> {
  clock.restart();
  const faults: string[] = [];
  const { actor, ports, view } = running(clock, given);
  let wishes = given.intention ? 1 : 0;
  let newest = timeOf(given.record.updatedAt) ?? 0;
  actor.subscribe((snapshot) => {
    for (const leaf of activeLeaves(snapshot)) visited.add(leaf);
    const time = timeOf(snapshot.context.record.updatedAt) ?? 0;
    if (time < newest) faults.push('an older record overwrote a newer one');
    newest = time;
  });
  const orders = () => payments.flatMap((port): Running[] => ports[port].calls);
  const runs = () => operations.flatMap((port): Running[] => ports[port].calls);
  for (const each of steps) {
    switch (each.type) {
      case 'answer payment':
        for (const port of payments) ports[port].waiting?.answer(each.result);
        break;
      case 'answer operation':
        for (const port of operations) ports[port].waiting?.answer(each.result);
        break;
      case 'answer read':
        ports.readImage.waiting?.answer(each.result);
        break;
      case 'time passes':
        await clock.pass(each.time);
        break;
      case 'tell': {
        const action = begun[each.event.type];
        const { status } = view();
        const before = orders().length + runs().length;
        actor.send(each.event);
        if (action === undefined || orders().length + runs().length === before) break;
        if (!pcImageAllows(action, status)) faults.push(`${action} began while ${status}`);
        if (action === 'rent' || action === 'extend') wishes += 1;
        break;
      }
    }
    await clock.settle();
    for (const calls of [orders(), runs()]) {
      const open = calls.filter((call) => !call.isAnswered && !call.signal.aborted);
      if (open.length > 1) faults.push(`${open.length} calls of one kind at once`);
    }
  }
  const bodies = new Map<string, string>();
  const unanswered = new Set<string>();
  const tries = new Map<string, number>(given.intention ? [[given.intention.key, 1]] : []);
  for (const port of payments) {
    for (const { input: body, result } of ports[port].calls) {
      const tried = (tries.get(body.key) ?? 0) + 1;
      tries.set(body.key, tried);
      const isDecided = result !== null && (result.ok || !undecided(result.error, tried));
      if (isDecided) unanswered.delete(body.key);
      else unanswered.add(body.key);
      const text = `${port} ${JSON.stringify(body)}`;
      if ((bodies.get(body.key) ?? text) !== text)
        faults.push(`${body.key} was sent twice, changed`);
      bodies.set(body.key, text);
    }
  }
  if (bodies.size > wishes) faults.push(`${wishes} wishes made ${bodies.size} keys`);
  // A wish that may have been charged is asked about until it is answered, before there is another.
  const open = actor.getSnapshot().context.intention?.key;
  for (const key of unanswered) {
    if (key !== open) faults.push(`${key} was given up without an answer`);
  }
  if (actor.getSnapshot().status !== 'active') faults.push('the lifecycle ended');
  actor.stop();
  const left = [...orders(), ...runs(), ...ports.readImage.calls].filter(
    (call) => !call.isAnswered && !call.signal.aborted,
  );
  if (left.length > 0) faults.push(`${left.length} calls outlived the lifecycle`);
  return faults;
}

describe('whatever happens', () => {
  test('nothing is begun that the table forbids, and nothing is paid for twice', async () => {
    const visited = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        input,
        fc.array(step, { maxLength: 80, size: 'max' }),
        async (given, steps) => {
          expect(await faultsOf(given, steps, visited)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
    // The property says nothing about states that were never seen.
    expect([...visited].sort()).toEqual(leavesOf(pcImageMachine));
  }, 60_000);
});
