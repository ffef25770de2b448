import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { testRestingAgreement } from '../testing/resting-agreement.ts';
import {
  CLOUD_IMAGE_NOW,
  cloudExtensionIntention,
  cloudImageEvents,
  extendedCloudImage,
  runningCloudImage,
  stoppedCloudImage,
  usedCloudImage,
} from './fixtures.ts';
import type { CloudImageEvent, CloudImageRecord } from './model.ts';
import { restingCloudImage } from './resting.ts';
import { running } from './testing/running.ts';

const clock = manualClock(CLOUD_IMAGE_NOW);
const { snapshotOf, inputOf, next, viewOf, isAtRest, deadlineOf } = restingCloudImage;

const named = (record: CloudImageRecord) =>
  `${viewOf(snapshotOf({ record })).status}, ${record.operation ?? 'nothing at work'}, ${String(record.updatedAt)}`;
const everyRecord = cloudImageEvents.RECORD.map(({ record }) => [named(record), record] as const);
const events = Object.values(cloudImageEvents).flat() satisfies readonly CloudImageEvent[];

testRestingAgreement({
  resting: restingCloudImage,
  records: everyRecord,
  events,
  start: (input) => running(clock, input),
});

test('a record that says nothing new changes nothing', () => {
  const snapshot = snapshotOf({ record: runningCloudImage });
  expect(next(snapshot, { type: 'RECORD', record: { ...runningCloudImage } })).toBe(snapshot);
  expect(next(snapshot, { type: 'ACKNOWLEDGE' })).toBe(snapshot);
  expect(next(snapshot, { type: 'ACCOUNT', isLoaded: true })).toBe(snapshot);
});

test('no rest is a machine that is made or at work, one with flags that contradict each other, and a payment without an answer', () => {
  const restless = everyRecord.filter(([, record]) => !isAtRest(snapshotOf({ record })));
  expect(restless.map(([name]) => name.split(', ').slice(0, 2).join(', '))).toEqual([
    'creating, nothing at work',
    'stopped, start',
    'running, restart',
    'running, shutdown',
    'unknown, nothing at work',
    'stopped, migrate',
  ]);
  const input = { record: stoppedCloudImage, intention: cloudExtensionIntention };
  expect(isAtRest(snapshotOf(input))).toBe(false);
});

test('the end of its session or its days is waited for, and is no rest', async () => {
  const session = snapshotOf({ record: runningCloudImage });
  const { view } = running(clock, inputOf(session));
  expect(deadlineOf(session)).toBe(view().session?.endsAt);
  expect(deadlineOf(snapshotOf({ record: stoppedCloudImage }))).toBe(view().dueAt);
  const after = next(session, { type: 'DEADLINE' });
  expect(after && [viewOf(after).status, isAtRest(after), deadlineOf(after)]).toEqual([
    'closing',
    false,
    null,
  ]);
  await clock.pass(8 * HOUR + MINUTE);
  expect(after && viewOf(after)).toEqual(view());
});

test('how a command and a download have ended is kept without an actor, until it has been seen', async () => {
  const { actor, ports, view, answer } = running(clock, { record: runningCloudImage });
  actor.send({ type: 'DOWNLOAD_RDP' });
  expect(isAtRest(actor.getSnapshot())).toBe(false);
  await answer(ports.downloadCloudRdpFile, { ok: true, value: null });
  actor.send({ type: 'SHUT_DOWN' });
  expect(isAtRest(actor.getSnapshot())).toBe(false);
  await answer(ports.shutdownCloudImage, {
    ok: true,
    value: { statusCode: 400, message: 'Không' },
  });
  const ended = actor.getSnapshot();
  expect(isAtRest(ended)).toBe(true);
  const record = { type: 'RECORD', record: usedCloudImage } as const;
  actor.send(record);
  const newer = next(ended, record);
  expect(newer && viewOf(newer)).toEqual(view());
  expect([view().command.step, view().download.step]).toEqual(['refused', 'done']);
  actor.send({ type: 'ACKNOWLEDGE' });
  const seen = newer && next(newer, { type: 'ACKNOWLEDGE' });
  expect(seen && viewOf(seen)).toEqual(view());
});

test('an extension is at rest when it is answered', async () => {
  const { actor, ports, view, answer } = running(clock, { record: stoppedCloudImage });
  actor.send({ type: 'EXTEND' });
  expect(isAtRest(actor.getSnapshot())).toBe(false);
  await answer(ports.extendCloudImage, { ok: true, value: extendedCloudImage });
  const paid = actor.getSnapshot();
  expect(isAtRest(paid)).toBe(true);
  const seen = next(paid, { type: 'ACKNOWLEDGE' });
  actor.send({ type: 'ACKNOWLEDGE' });
  expect(seen && viewOf(seen)).toEqual(view());
});
