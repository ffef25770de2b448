import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeUnknown } from '../answers/retry.ts';
import { networkError } from '../fixtures/api-errors.ts';
import { DAY, SECOND, timeOf } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { openCalls, runAtRandom } from '../testing/random-runs.ts';
import type { CallOnItsWay, RandomRun } from '../testing/random-runs.ts';
import { answerTo, sleeping, telling, timePassing } from '../testing/random-steps.ts';
import { gapsIn, runsNow } from '../testing/thoroughness.ts';
import {
  backedUpCloudImage,
  CLOUD_IMAGE_NOW,
  cloudExtensionIntention,
  cloudImageEvents,
  cloudImageReadings,
  commandAnswers,
  creatingCloudImage,
  expiredCloudImage,
  extensionAnswers,
  runningCloudImage,
  startAnswers,
  startingCloudImage,
  stoppedCloudImage,
  vmDeletionAnswers,
} from './fixtures.ts';
import { cloudImageMachine } from './machine.ts';
import { cloudImageAllows, cloudImageRefusal } from './rules.ts';
import type { CloudImageAction } from './rules.ts';
import { situationOf, statusOf } from './model.ts';
import { running } from './testing/running.ts';
import type { CloudImageEvent, CloudImageInput } from './model.ts';

const clock = manualClock(CLOUD_IMAGE_NOW);

const commands = [
  'restartCloudImage',
  'shutdownCloudImage',
  'backupCloudImage',
  'restoreCloudImage',
  'deleteCloudImage',
] as const;

/** Events that begin something, and what they begin. */
const begun: readonly (readonly [CloudImageEvent, CloudImageAction])[] = [
  [{ type: 'START' }, 'start'],
  [{ type: 'RESTART' }, 'restart'],
  [{ type: 'SHUT_DOWN' }, 'shutdown'],
  [{ type: 'BACK_UP' }, 'backup'],
  [{ type: 'RESTORE' }, 'restore'],
  [{ type: 'DELETE_VM' }, 'deleteVm'],
  [{ type: 'DELETE' }, 'delete'],
  [{ type: 'DOWNLOAD_RDP' }, 'downloadRdp'],
  [{ type: 'EXTEND' }, 'extend'],
];
const actionOf = ({ type }: CloudImageEvent) =>
  begun.find(([event]) => event.type === type)?.[1] ?? null;

/** What a customer, a server and time may do next, in any order. */
const step = fc.oneof(
  { weight: 34, arbitrary: telling<CloudImageEvent>(cloudImageEvents) },
  { weight: 3, arbitrary: answerTo('start', startAnswers) },
  { weight: 3, arbitrary: answerTo('command', commandAnswers) },
  { weight: 1, arbitrary: answerTo('deleteVm', vmDeletionAnswers) },
  { weight: 2, arbitrary: answerTo('extend', extensionAnswers) },
  { weight: 1, arbitrary: answerTo('download', extensionAnswers) },
  { weight: 6, arbitrary: answerTo('read', cloudImageReadings) },
  { weight: 1, arbitrary: timePassing(4 * SECOND, 40 * SECOND) },
  { weight: 1, arbitrary: sleeping(10 * DAY) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Many runs begin with a command in progress or with an unknown outcome, because chance alone seldom leads there. */
const opening = fc.constantFrom<Step[]>(
  [],
  [
    { type: 'tell', event: { type: 'START' } },
    { type: 'answer', port: 'start', result: { ok: false, error: networkError } },
  ],
  [
    { type: 'tell', event: { type: 'SHUT_DOWN' } },
    {
      type: 'answer',
      port: 'command',
      result: { ok: true, value: { statusCode: 200, message: '' } },
    },
  ],
);

const input = fc.constantFrom<CloudImageInput>(
  { record: creatingCloudImage },
  { record: stoppedCloudImage },
  { record: startingCloudImage },
  { record: runningCloudImage },
  { record: backedUpCloudImage },
  { record: expiredCloudImage },
  { record: expiredCloudImage, isAccountLoaded: false },
  { record: expiredCloudImage, intention: cloudExtensionIntention },
);

function begin(given: CloudImageInput): RandomRun<Step> {
  const { actor, ports, said, view } = running(clock, given);
  const { extendCloudImage: extend, downloadCloudRdpFile: download, readCloudImage: read } = ports;
  const ordered = (): CallOnItsWay[] => [
    ...ports.startCloudImage.calls,
    ...ports.deleteCloudVm.calls,
    ...commands.flatMap((port): CallOnItsWay[] => ports[port].calls),
  ];
  const sent = () => ordered().length + extend.calls.length + download.calls.length;
  let [intentions, extensions] = [0, given.intention ? 1 : 0];
  let isAccountLoaded = given.isAccountLoaded ?? true;
  let newest = timeOf(given.record.updatedAt) ?? 0;
  let seen: string[] = [];
  actor.subscribe(({ context }) => {
    const time = timeOf(context.record.updatedAt) ?? 0;
    if (time < newest) seen.push('an older record overwrote a newer one');
    newest = time;
  });

  const tell = (event: CloudImageEvent) => {
    const action = actionOf(event);
    const { context, value } = actor.getSnapshot();
    const situation = situationOf(context, value.download === 'running');
    const before = sent();
    if (event.type === 'ACCOUNT') isAccountLoaded = event.isLoaded;
    actor.send(event);
    const made = sent() - before;
    if (made === 0 || event.type === 'RETRY' || event.type === 'REFRESH') return;
    if (made > 1) seen.push(`${event.type} made ${made} calls`);
    if (action === null) {
      seen.push(`${event.type} sent something`);
      return;
    }
    if (action === 'extend') extensions += 1;
    else intentions += 1;
    if (action === 'extend' && !isAccountLoaded) seen.push('extended without an account');
    if (
      cloudImageRefusal(action, situation) !== null ||
      !cloudImageAllows(action, situation.status)
    )
      seen.push(`${action} began while ${JSON.stringify(situation)}`);
  };

  return {
    actor,
    calls: () => [...ordered(), ...extend.calls, ...download.calls, ...read.calls],
    take: async (next) => {
      seen = [];
      if (next.type === 'time passes') await clock.pass(next.time);
      else if (next.type === 'sleeps') clock.sleep(next.time);
      else if (next.type === 'tell') tell(next.event);
      else if (next.port === 'read') read.waiting?.answer(next.result);
      else if (next.port === 'extend') extend.waiting?.answer(next.result);
      else if (next.port === 'download') download.waiting?.answer(next.result);
      else if (next.port === 'start') ports.startCloudImage.waiting?.answer(next.result);
      else if (next.port === 'deleteVm') ports.deleteCloudVm.waiting?.answer(next.result);
      else for (const port of commands) ports[port].waiting?.answer(next.result);
    },
    faultsNow: () => {
      const faults = [...seen];
      if (openCalls(ordered()) > 1) faults.push('two commands at once');
      if (openCalls(extend.calls) > 1) faults.push('two extensions at once');
      if (openCalls(download.calls) > 1) faults.push('two downloads at once');
      const calls = ordered().length + download.calls.length;
      if (calls !== intentions) faults.push(`${intentions} intentions, ${calls} calls`);
      const { context, value } = actor.getSnapshot();
      if (value.status !== statusOf(context))
        faults.push(`${value.status} is shown while ${statusOf(context)}`);
      const isPursued = !(typeof value.command === 'object' && 'resting' in value.command);
      if (isPursued !== (context.activeCommand !== null))
        faults.push('what is at work is forgotten');
      return faults;
    },
    faultsAtEnd: () => {
      const snapshot = actor.getSnapshot();
      const faults = paymentFaults(extend.calls, given, snapshot.context.payment.keep?.key);
      const keys = new Set(extend.calls.map((call) => call.input.key)).size;
      if (keys > extensions) faults.push(`${extensions} intentions made ${keys} keys`);
      // The buttons say what the lifecycle does.
      for (const [event, action] of begun) {
        if (snapshot.can(event) !== (view().refusals[action] === null))
          faults.push(`${action} is offered and not taken, or the other way round`);
      }
      const refused = said.filter(({ type }) => type === 'REFUSED').length;
      if (refused > intentions + extensions) faults.push('more was refused than was asked for');
      const kept = JSON.stringify([snapshot.context, actor.getPersistedSnapshot()]);
      if (kept.includes(stoppedCloudImage.response_data?.password ?? 'none'))
        faults.push('a password is in the snapshot');
      if (kept.includes('tunnel.tram.example')) faults.push('an address is in the snapshot');
      return faults;
    },
  };
}

type Extension = ReturnType<typeof running>['ports']['extendCloudImage']['calls'][number];

/** A payment that may have been charged is asked about until it is answered, and not after that. */
function paymentFaults(
  calls: readonly Extension[],
  { intention }: CloudImageInput,
  open: string | undefined,
): string[] {
  const faults: string[] = [];
  const tries = new Map<string, number>(intention ? [[intention.key, 1]] : []);
  const unanswered = new Set<string>(intention ? [intention.key] : []);
  for (const { input: body, result } of calls) {
    const tried = (tries.get(body.key) ?? 0) + 1;
    if (tried > 1 && !unanswered.has(body.key))
      faults.push(`${body.key} was sent after its answer`);
    tries.set(body.key, tried);
    const isDecided = result !== null && (result.ok || !outcomeUnknown(result.error, tried));
    if (isDecided) unanswered.delete(body.key);
    else unanswered.add(body.key);
  }
  for (const key of unanswered) {
    if (key !== open) faults.push(`${key} was given up without an answer`);
  }
  return faults;
}

describe('after any events', () => {
  test('nothing is started that the table forbids, nothing is sent or paid for twice', async () => {
    const totals = await runAtRandom({
      clock,
      input,
      opening,
      step,
      longest: 320,
      runs: runsNow(1150),
      begin,
    });
    expect(gapsIn(totals, cloudImageMachine)).toEqual([]);
  }, 120_000);
});
