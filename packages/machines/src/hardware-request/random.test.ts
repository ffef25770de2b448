import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cloudImageAllows, cloudImageStatusOf } from '../cloud-image/rules.ts';
import { MINUTE, timeOf } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { openCalls, runAtRandom } from '../testing/random-runs.ts';
import type { RandomRun } from '../testing/random-runs.ts';
import { answerTo, telling, timePassing } from '../testing/random-steps.ts';
import { gapsIn, runsNow } from '../testing/thoroughness.ts';
import {
  failedRecord,
  HARDWARE_NOW,
  hardwareRequestAnswers,
  hardwareRequestEvents,
  memory,
  noneRecord,
  pendingRecord,
} from './fixtures.ts';
import { hardwareRequestMachine } from './machine.ts';
import { hardwareRequestAllows } from './rules.ts';
import type { HardwareCall } from './model.ts';
import { running } from './testing/running.ts';
import type { HardwareRequestEvent, HardwareRequestInput, HardwareRequestRecord } from './model.ts';

const clock = manualClock(HARDWARE_NOW);

const tell = telling<HardwareRequestEvent>(hardwareRequestEvents);
/** Several at once, as pressed twice or heard in a burst: nothing has time to answer in between. */
const burst = fc
  .array(tell, { minLength: 2, maxLength: 5 })
  .map((told) => ({ type: 'burst', events: told.map(({ event }) => event) }) as const);
const answerAdd = answerTo('addCloudHardware', hardwareRequestAnswers.addCloudHardware);
const answerRead = answerTo('readCloudImage', hardwareRequestAnswers.readCloudImage);
const timePasses = timePassing(5000, 2 * MINUTE);

/** What a customer, a server and time may do next, in any order. */
const step = fc.oneof(
  { weight: 4, arbitrary: tell },
  { weight: 3, arbitrary: burst },
  { weight: 2, arbitrary: answerAdd },
  { weight: 3, arbitrary: answerRead },
  { weight: 2, arbitrary: timePasses },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const input = fc.constantFrom<HardwareRequestInput>(
  { record: noneRecord, discount: 10 },
  { record: pendingRecord },
  { record: failedRecord, discount: 0 },
);

/** Most runs begin further on, because chance alone seldom leads there. */
const chosen: Step[] = [
  { type: 'tell', event: { type: 'CHOOSE' } },
  { type: 'tell', event: { type: 'TOGGLE', piece: memory._id } },
];
const opening = fc.constantFrom<Step[]>(
  [],
  chosen,
  [...chosen, { type: 'tell', event: { type: 'SUBMIT' } }],
  [{ type: 'tell', event: { type: 'WITHDRAW' } }],
);

/** Why a call should never have been made for this record; `null` when it may be. */
function wrongIn(record: HardwareRequestRecord, { image, hardwares }: HardwareCall): string | null {
  const action = hardwares.length === 0 ? 'withdraw' : 'submit';
  const offered = new Set(record.cloud.hardwares.map(({ _id }) => _id));
  if (image !== record._id) return `${action} for another machine`;
  if (!cloudImageAllows('addHardware', cloudImageStatusOf(record)))
    return `${action} for a machine that is ${cloudImageStatusOf(record)}`;
  if (!hardwareRequestAllows(action, record.accepted_add_hardwares))
    return `${action} in status ${record.accepted_add_hardwares}`;
  if (hardwares.some((id) => !offered.has(id))) return 'asked for what is not offered';
  return new Set(hardwares).size === hardwares.length ? null : 'asked for a piece twice';
}

function begin(given: HardwareRequestInput): RandomRun<Step> {
  const { actor, add, read, said, view } = running(clock, given);
  let newest = timeOf(given.record.updatedAt) ?? 0;
  let intentions = 0;
  const faults: string[] = [];
  const send = (event: HardwareRequestEvent) => {
    const { record, isMissing } = actor.getSnapshot().context;
    const before = add.calls.length;
    actor.send(event);
    const sent = add.calls.slice(before);
    intentions += sent.length;
    if (sent.length > 1) faults.push('one intention was sent twice');
    for (const call of sent) {
      if (event.type !== 'SUBMIT' && event.type !== 'WITHDRAW')
        faults.push(`${event.type} sent something`);
      if (isMissing) faults.push('something was asked of a machine that is gone');
      const wrong = wrongIn(record, call.input);
      if (wrong !== null) faults.push(wrong);
    }
  };
  return {
    actor,
    calls: () => [...add.calls, ...read.calls],
    take: async (each) => {
      switch (each.type) {
        case 'answer':
          if (each.port === 'addCloudHardware') add.waiting?.answer(each.result);
          else read.waiting?.answer(each.result);
          break;
        case 'time passes':
          await clock.pass(each.time);
          break;
        case 'tell':
          send(each.event);
          break;
        case 'burst':
          for (const event of each.events) send(event);
      }
    },
    faultsNow: () => {
      const { record, intention } = actor.getSnapshot().context;
      const { extension, isBusy, step: at, canChoose } = view();
      const time = timeOf(record.updatedAt) ?? 0;
      if (time < newest) faults.push('an older record overwrote a newer one');
      newest = Math.max(newest, time);
      if (openCalls(add.calls) > 1) faults.push('two calls at once');
      // Nothing but the customer's own intention sends anything, and each intention once.
      if (add.calls.length !== intentions) faults.push('something was sent without an intention');
      if (isBusy !== (intention !== null))
        faults.push(`${at} with the intention ${intention?.action ?? 'of none'}`);
      if (openCalls(add.calls) > 0 && canChoose)
        faults.push('another intention while one is on its way');
      const isCharged = record.accepted_add_hardwares === 3;
      if ((extension.present?.hardwarePrice ?? 0) > 0 && !isCharged)
        faults.push('hardware that is not accepted costs something');
      return faults;
    },
    faultsAtEnd: () => {
      const done = said.filter((type) => type === 'SUBMITTED' || type === 'WITHDRAWN').length;
      return done > intentions ? ['more was said to be done than was asked for'] : [];
    },
  };
}

test('after any events, each request is sent once and only where the table allows it', async () => {
  const totals = await runAtRandom({
    clock,
    input,
    opening,
    step,
    longest: 140,
    runs: runsNow(1500),
    begin,
  });
  expect(gapsIn(totals, hardwareRequestMachine)).toEqual([]);
}, 120_000);
