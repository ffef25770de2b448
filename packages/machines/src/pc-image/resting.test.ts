import { expect, test } from 'vitest';
import { MINUTE } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { testRestingAgreement } from '../testing/resting-agreement.ts';
import {
  extendedImage,
  PC_IMAGE_NOW,
  pcImageEvents,
  readyImage,
  rentIntention,
  notRentedImage,
  waitingImage,
} from './fixtures.ts';
import type { PcImageEvent, PcImageRecord } from './model.ts';
import { restingPcImage } from './resting.ts';
import { running } from './testing/running.ts';

const clock = manualClock(PC_IMAGE_NOW);
const { snapshotOf, inputOf, next, viewOf, isAtRest, deadlineOf } = restingPcImage;

const records = pcImageEvents.RECORD.map(({ record }) => record);
const named = (record: PcImageRecord) =>
  `${record.is_booting}/${record.is_installed} of ${String(record.updatedAt)}`;
const everyRecord = records.map((record) => [named(record), record] as const);
const events = Object.values(pcImageEvents).flat() satisfies readonly PcImageEvent[];

testRestingAgreement({
  resting: restingPcImage,
  records: everyRecord,
  events,
  start: (input) => running(clock, input),
});

test('a record that says nothing new changes nothing', () => {
  const snapshot = snapshotOf({ record: readyImage });
  expect(next(snapshot, { type: 'RECORD', record: { ...readyImage } })).toBe(snapshot);
  expect(next(snapshot, { type: 'ACKNOWLEDGE' })).toBe(snapshot);
  expect(next(snapshot, { type: 'ACCOUNT', isLoaded: true })).toBe(snapshot);
});

test('no rest is a PC that is made, one with flags that we do not know, and a payment without an answer', () => {
  const restless = everyRecord.filter(([, record]) => !isAtRest(snapshotOf({ record })));
  expect(restless.map(([name]) => name)).toEqual([
    '1/0 of 2026-11-20T08:41:00.000Z',
    '2/0 of 2026-11-20T08:50:00.000Z',
  ]);
  expect(isAtRest(snapshotOf({ record: notRentedImage, intention: rentIntention }))).toBe(false);
});

test('the end of its paid time is waited for, and is no rest', async () => {
  const before = snapshotOf({ record: readyImage });
  expect(deadlineOf(before)).toBe(Date.parse(readyImage.estimate_used ?? ''));
  expect(deadlineOf(snapshotOf({ record: notRentedImage }))).toBeNull();
  expect(deadlineOf(snapshotOf({ record: waitingImage }))).toBeNull();
  const after = next(before, { type: 'DEADLINE' });
  expect(after && [viewOf(after).status, isAtRest(after), deadlineOf(after)]).toEqual([
    'ending',
    false,
    null,
  ]);
  const { view } = running(clock, inputOf(before));
  await clock.pass(121 * MINUTE);
  expect(after && viewOf(after)).toEqual(view());
});

test('how an operation has ended is kept without its actor, until it has been seen', async () => {
  const { actor, ports, view, answer } = running(clock, { record: readyImage });
  actor.send({ type: 'RESET' });
  expect(isAtRest(actor.getSnapshot())).toBe(false);
  await answer(ports.resetImage, { ok: true, value: { statusCode: 200, message: 'Đã reset' } });
  const ended = actor.getSnapshot();
  expect(isAtRest(ended)).toBe(true);
  const extended = { type: 'RECORD', record: extendedImage } as const;
  actor.send(extended);
  const newer = next(ended, extended);
  expect(newer && viewOf(newer)).toEqual(view());
  expect(view().operation.step).toBe('done');
  actor.send({ type: 'ACKNOWLEDGE' });
  const seen = newer && next(newer, { type: 'ACKNOWLEDGE' });
  expect(seen && viewOf(seen)).toEqual(view());
});

test('a payment is at rest when it is answered', async () => {
  const { actor, ports, view, answer } = running(clock, { record: readyImage });
  actor.send({ type: 'EXTEND', term: { unit: 'hour', period: 2 } });
  expect(isAtRest(actor.getSnapshot())).toBe(false);
  await answer(ports.extendOrder, { ok: true, value: extendedImage });
  const paid = actor.getSnapshot();
  expect(isAtRest(paid)).toBe(true);
  const seen = next(paid, { type: 'ACKNOWLEDGE' });
  actor.send({ type: 'ACKNOWLEDGE' });
  expect(seen && viewOf(seen)).toEqual(view());
});
