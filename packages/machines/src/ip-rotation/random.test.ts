import type { ApiError } from '@tram/api/result';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkError } from '../fixtures/api-errors.ts';
import { isNotOlder } from '../answers/record.ts';
import { MINUTE, SECOND } from '../rules/time.ts';
import { isResult } from '../actors/port.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { openCalls, runAtRandom } from '../testing/random-runs.ts';
import type { RandomRun } from '../testing/random-runs.ts';
import { answerTo, sleeping, telling, timePassing } from '../testing/random-steps.ts';
import { gapsIn, runsNow } from '../testing/thoroughness.ts';
import { askOf, failureOf } from './transitions.ts';
import {
  changingPc,
  freePc,
  IP_ROTATION_NOW,
  ipRotationEvents,
  ownPc,
  routeAnswers,
  routeReadings,
  takenError,
  takenPc,
} from './fixtures.ts';
import { ipRotationMachine } from './machine.ts';
import { ipRotationRefusal } from './rules.ts';
import { situationOf, statusOf } from './model.ts';
import { no, running } from './testing/running.ts';
import type { IpRotationEvent, IpRotationRecord } from './model.ts';

const clock = manualClock(IP_ROTATION_NOW);

/** What a customer, a server and time may do next, in any order. */
const step = fc.oneof(
  { weight: 18, arbitrary: telling<IpRotationEvent>(ipRotationEvents) },
  { weight: 3, arbitrary: answerTo('change', routeAnswers) },
  { weight: 4, arbitrary: answerTo('read', routeReadings) },
  { weight: 1, arbitrary: timePassing(5 * SECOND, MINUTE) },
  { weight: 1, arbitrary: sleeping(20 * MINUTE) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Many runs begin with a change in flight or with an unknown outcome, because chance alone seldom leads there. */
const asked: Step[] = [
  { type: 'tell', event: ipRotationEvents.CHANGE_IP[0] },
  { type: 'tell', event: ipRotationEvents.CHOOSE[0] },
];
const inDoubt = (error: ApiError): Step[] => [
  ...asked,
  { type: 'answer', port: 'change', result: no(error) },
];
const opening = fc.constantFrom<Step[]>([], asked, inDoubt(networkError), inDoubt(takenError));

const input = fc.constantFrom<IpRotationRecord>(freePc, ownPc, takenPc, changingPc);

function begin(given: IpRotationRecord): RandomRun<Step> {
  const { actor, ports, said } = running(clock, given);
  const { readImage, chooseWan, releaseWan, startIpRotation, changeIpRotation } = ports;
  const changes = {
    choose: chooseWan,
    release: releaseWan,
    start: startIpRotation,
    change: changeIpRotation,
  };
  const sent = () => Object.values(changes).flatMap(({ calls }) => calls);
  const readings = () => readImage.calls.filter(({ isAnswered }) => isAnswered).length;
  let intentions = 0;
  let known = given;
  /** How often the PC had been read when the outcome of a change became unknown; -1 while none is. */
  let doubtedAt = -1;
  let seen: string[] = [];

  const tell = (event: IpRotationEvent) => {
    const before = actor.getSnapshot().context;
    const calls = sent().length;
    const ask = askOf(event);
    const own = ask === null ? 0 : changes[ask.action].calls.length;
    actor.send(event);
    const begun = sent().length - calls;
    if (begun === 0) return;
    intentions += 1;
    if (ask === null) seen.push(`${event.type} sent something`);
    else {
      const refusal = ipRotationRefusal(ask.action, ask.route, situationOf(before));
      if (refusal !== null) seen.push(`${ask.action} was sent although ${refusal}`);
      if (begun !== 1 || changes[ask.action].calls.length !== own + 1)
        seen.push(`${event.type} sent ${begun} calls`);
      const call = changes[ask.action].calls.at(-1)?.input;
      const { _id, int_ip_address, ssh } = before.record;
      const wanted = { image_id: _id, ssh_id: ssh?._id, int_ip_address, wan: ask.route };
      if (JSON.stringify(call) !== JSON.stringify(wanted)) seen.push('it asked for something else');
    }
    if (doubtedAt >= readings()) seen.push('it was sent before the PC was read');
    doubtedAt = -1;
  };

  return {
    actor,
    calls: () => [...sent(), ...readImage.calls],
    take: async (next) => {
      seen = [];
      if (next.type === 'time passes') await clock.pass(next.time);
      else if (next.type === 'sleeps') clock.sleep(next.time);
      else if (next.type === 'tell') tell(next.event);
      else if (next.port === 'read') readImage.waiting?.answer(next.result);
      else {
        const waiting = Object.values(changes).find((port) => port.waiting !== undefined);
        const failure = isResult(next.result) ? failureOf(next.result) : 'lost';
        if (waiting !== undefined && (failure === 'lost' || failure === 'conflict'))
          doubtedAt = readings();
        waiting?.waiting?.answer(next.result);
      }
    },
    faultsNow: () => {
      const faults = [...seen];
      const { context, value } = actor.getSnapshot();
      if (openCalls(sent()) > 1) faults.push('two changes at once');
      if (sent().length !== intentions)
        faults.push(`${intentions} intentions, ${sent().length} calls`);
      const ended = intentions - (context.intention === null ? 0 : 1);
      if (said.length !== ended)
        faults.push(`${ended} intentions ended, ${said.length} were reported`);
      if (!isNotOlder(context.record, known)) faults.push('an older record overwrote a newer one');
      known = context.record;
      const status = statusOf(context);
      if (value.status !== status) faults.push(`${value.status} is shown while ${status}`);
      if ((value.cooling === 'waiting') !== context.waits.length > 0)
        faults.push(`${context.waits.length} waits while ${value.cooling}`);
      return faults;
    },
  };
}

describe('after any events', () => {
  test('each request is sent once, where the table allows it, and nothing is sent without one', async () => {
    const totals = await runAtRandom({
      clock,
      input,
      opening,
      step,
      longest: 160,
      runs: runsNow(1900),
      begin,
    });
    expect(gapsIn(totals, ipRotationMachine)).toEqual([]);
  }, 120_000);
});
