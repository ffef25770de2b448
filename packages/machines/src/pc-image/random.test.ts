import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeUnknown } from '../answers/retry.ts';
import { HOUR, SECOND, timeOf } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { openCalls, runAtRandom } from '../testing/random-runs.ts';
import type { CallOnItsWay, RandomRun } from '../testing/random-runs.ts';
import { answerTo, sleeping, telling, timePassing } from '../testing/random-steps.ts';
import { gapsIn, runsNow } from '../testing/thoroughness.ts';
import {
  actionAnswers,
  extendIntention,
  imageReadings,
  notRentedImage,
  noTunnelImage,
  paymentAnswers,
  pcImageEvents,
  PC_IMAGE_NOW,
  readyImage,
  rentIntention,
} from './fixtures.ts';
import { pcImageMachine } from './machine.ts';
import { pcImageRefusal } from './rules.ts';
import type { PcImageAction } from './rules.ts';
import { situationOf } from './model.ts';
import { running } from './testing/running.ts';
import type { PcImageEvent, PcImageInput } from './model.ts';

const clock = manualClock(PC_IMAGE_NOW);

const payments = ['createOrder', 'extendOrder'] as const;
const operations = [
  'downloadRdpFile',
  'resetImage',
  'reconnectImage',
  'wakeImage',
  'deleteImage',
] as const;

/** Events that begin something, and what they begin. */
const begun: readonly (readonly [PcImageEvent, PcImageAction])[] = [
  [pcImageEvents.RENT[0], 'rent'],
  [pcImageEvents.EXTEND[0], 'extend'],
  [pcImageEvents.DOWNLOAD_RDP[0], 'downloadRdp'],
  [pcImageEvents.RESET[0], 'reset'],
  [pcImageEvents.RENEW_PASSWORD[0], 'renewPassword'],
  [pcImageEvents.WAKE[0], 'wake'],
  [pcImageEvents.DELETE[0], 'delete'],
];
const actionOf = ({ type }: PcImageEvent) =>
  begun.find(([event]) => event.type === type)?.[1] ?? null;

/** What a customer, a server and time may do next, in any order. */
const step = fc.oneof(
  { weight: 14, arbitrary: telling<PcImageEvent>(pcImageEvents) },
  { weight: 4, arbitrary: answerTo('payment', paymentAnswers) },
  { weight: 3, arbitrary: answerTo('operation', actionAnswers) },
  { weight: 2, arbitrary: answerTo('read', imageReadings) },
  { weight: 1, arbitrary: timePassing(2 * SECOND, 40 * SECOND) },
  { weight: 1, arbitrary: sleeping(2 * HOUR) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function begin(given: PcImageInput): RandomRun<Step> {
  const { actor, ports, said, view } = running(clock, given);
  const orders = () => payments.flatMap((port): CallOnItsWay[] => ports[port].calls);
  const runs = () => operations.flatMap((port): CallOnItsWay[] => ports[port].calls);
  let intentions = given.intention ? 1 : 0;
  let asked = 0;
  let newest = timeOf(given.record.updatedAt) ?? 0;
  let seen: string[] = [];
  actor.subscribe(({ context }) => {
    const time = timeOf(context.record.updatedAt) ?? 0;
    if (time < newest) seen.push('an older record overwrote a newer one');
    newest = time;
  });

  const tell = (event: PcImageEvent) => {
    const action = actionOf(event);
    const situation = situationOf(actor.getSnapshot().context);
    const before = [orders().length, runs().length] as const;
    actor.send(event);
    const sent = orders().length - before[0];
    const ran = runs().length - before[1];
    if (event.type === 'RENT' || event.type === 'EXTEND') intentions += sent;
    asked += ran;
    if (sent + ran > 1) seen.push(`${event.type} made ${sent + ran} calls`);
    if (action !== null && sent + ran > 0 && pcImageRefusal(action, situation) !== null)
      seen.push(`${action} began while ${JSON.stringify(situation)}`);
    if (action === null && ran > 0) seen.push(`${event.type} asked something of the machine`);
  };

  return {
    actor,
    calls: () => [...orders(), ...runs(), ...ports.readImage.calls],
    take: async (next) => {
      seen = [];
      if (next.type === 'time passes') await clock.pass(next.time);
      else if (next.type === 'sleeps') clock.sleep(next.time);
      else if (next.type === 'tell') tell(next.event);
      else if (next.port === 'read') ports.readImage.waiting?.answer(next.result);
      else if (next.port === 'payment')
        for (const port of payments) ports[port].waiting?.answer(next.result);
      else for (const port of operations) ports[port].waiting?.answer(next.result);
    },
    faultsNow: () => {
      const faults = [...seen];
      if (openCalls(orders()) > 1) faults.push('two payments at once');
      if (openCalls(runs()) > 1) faults.push('two operations at once');
      if (runs().length !== asked) faults.push(`${asked} intentions, ${runs().length} operations`);
      return faults;
    },
    faultsAtEnd: () => {
      const faults: string[] = [];
      const bodies = new Map<string, string>();
      const unanswered = new Set<string>();
      const tries = new Map<string, number>(given.intention ? [[given.intention.key, 1]] : []);
      for (const port of payments) {
        for (const { input: body, result } of ports[port].calls) {
          const tried = (tries.get(body.key) ?? 0) + 1;
          tries.set(body.key, tried);
          if (bodies.has(body.key) && !unanswered.has(body.key))
            faults.push(`${body.key} was sent again after its answer`);
          const isDecided = result !== null && (result.ok || !outcomeUnknown(result.error, tried));
          if (isDecided) unanswered.delete(body.key);
          else unanswered.add(body.key);
          const text = `${port} ${JSON.stringify(body)}`;
          if ((bodies.get(body.key) ?? text) !== text)
            faults.push(`${body.key} was sent twice, changed`);
          bodies.set(body.key, text);
        }
      }
      if (bodies.size > intentions)
        faults.push(`${intentions} intentions made ${bodies.size} keys`);
      // A payment that may have been charged is asked about until it is answered, before there is another.
      const snapshot = actor.getSnapshot();
      const open = snapshot.context.payment.keep?.key;
      for (const key of unanswered) {
        if (key !== open) faults.push(`${key} was given up without an answer`);
      }
      if (said.length > intentions + asked)
        faults.push('more ends were reported than there were intentions');
      // The buttons say what the lifecycle does.
      for (const [event, action] of begun) {
        if (snapshot.can(event) !== (view().refusals[action] === null))
          faults.push(`${action} is offered and not taken, or the other way round`);
      }
      if (JSON.stringify(actor.getPersistedSnapshot()).includes(readyImage.passRdp ?? 'none'))
        faults.push('a password is in the snapshot');
      if (
        JSON.stringify(actor.getPersistedSnapshot()).includes(readyImage.ssh?.api_tunnel ?? 'none')
      )
        faults.push('an address is in the snapshot');
      return faults;
    },
  };
}

describe('after any events', () => {
  test('nothing is started that the table forbids, and nothing is paid for twice', async () => {
    const totals = await runAtRandom({
      clock,
      input: fc.constantFrom<PcImageInput>(
        { record: notRentedImage },
        { record: readyImage },
        { record: notRentedImage, intention: rentIntention },
        { record: readyImage, intention: extendIntention },
        { record: noTunnelImage, isAccountLoaded: false },
        { record: notRentedImage, intention: rentIntention, isAccountLoaded: false },
      ),
      step,
      longest: 160,
      runs: runsNow(2300),
      begin,
    });
    expect(gapsIn(totals, pcImageMachine)).toEqual([]);
  }, 120_000);
});
