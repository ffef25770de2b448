/** What the server says of a PC, in any order of arrival: the newest counts, and only what it is about. */
import { describe, expect, test } from 'vitest';
import { networkError } from '../fixtures/api-errors.ts';
import { HOUR, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  changedPc,
  changingPc,
  endedPc,
  freePc,
  IP_ROTATION_NOW,
  movedPc,
  ownPc,
  releasedPc,
  ROTATING_ROUTE,
  takenPc,
} from './fixtures.ts';
import { LONGEST_ROUTE_CHANGE } from './rules.ts';
import { IP_ROTATION_PACE } from './machine.ts';
import { no, ok, running } from './testing/running.ts';
import type { IpRotationRecord } from './model.ts';

const clock = manualClock(IP_ROTATION_NOW);
const rotate = { type: 'CHANGE_IP', route: ROTATING_ROUTE } as const;
const release = { type: 'RELEASE', route: ROTATING_ROUTE } as const;

/** A PC whose address is being changed. */
function changing() {
  const run = running(clock, ownPc);
  run.actor.send(rotate);
  return run;
}

describe('a record', () => {
  test('of another PC is ignored', () => {
    const { actor, view } = running(clock, ownPc);
    actor.send({ type: 'RECORD', record: { ...endedPc, _id: '6740c1e29f0b7a4100000021' } });
    expect(view().status).toBe('open');
  });

  test('brings a PC back that a list had lost', () => {
    const { actor, view } = running(clock, ownPc);
    actor.send({ type: 'MISSING' });
    expect(view().status).toBe('gone');
    actor.send({ type: 'RECORD', record: ownPc });
    expect(view().status).toBe('open');
  });

  test('that shows a new change after one that was left behind is waited for again', async () => {
    const { actor, view } = running(clock, changingPc);
    clock.sleep(HOUR);
    await clock.pass(5 * SECOND);
    expect(view().status).toBe('open');
    const updatedAt = new Date(clock.now()).toISOString();
    const record = { ...changingPc, updatedAt, ssh: { ...changingPc.ssh, updatedAt } };
    actor.send({ type: 'RECORD', record });
    expect(view().status).toBe('settling');
  });
});

describe('the routes that a change was answered with', () => {
  test('never overwrite newer ones', async () => {
    const { actor, ports, route, answer } = changing();
    const later = '2026-11-20T08:50:09.000Z';
    actor.send({ type: 'RECORD', record: { ...releasedPc, updatedAt: later } });
    await answer(ports.changeIpRotation, ok(changedPc.ssh)); // Slow, from before the release.
    expect(route(ROTATING_ROUTE).holder).toBe('free');
  });

  test('count for the rental that they are about', async () => {
    const { actor, ports, route, answer } = changing();
    actor.send({ type: 'RECORD', record: movedPc });
    const updatedAt = '2026-11-20T11:00:00.000Z';
    await answer(ports.changeIpRotation, ok({ ...changedPc.ssh, updatedAt }));
    expect(route(ROTATING_ROUTE).holder).toBe('free');
  });

  test('count beside a newer record, and do not make the rest of it look older', async () => {
    const { actor, ports, view, route, answer } = changing();
    const renamed = { ...ownPc, updatedAt: '2026-11-20T08:52:00.000Z' };
    actor.send({ type: 'RECORD', record: renamed });
    await answer(ports.changeIpRotation, ok(changedPc.ssh));
    expect(route(ROTATING_ROUTE).ip).toBe('198.51.100.8');
    actor.send({ type: 'RECORD', record: { ...endedPc, updatedAt: '2026-11-20T08:51:00.000Z' } });
    expect(view().status).toBe('open');
  });
});

describe('a lost answer', () => {
  test.each<[string, IpRotationRecord]>([
    ['another SSH entry', { ...ownPc, ssh: { ...ownPc.ssh, _id: '6740c1e29f0b7a4100000081' } }],
    ['another address', { ...ownPc, int_ip_address: '10.8.9.3' }],
  ])('is about nothing any more when the PC has %s', async (_, record) => {
    const { ports, view, answer, readAs } = changing();
    await answer(ports.changeIpRotation, no(networkError));
    await readAs(ok(record));
    expect(view().change).toMatchObject({ step: 'refused', reason: 'pc-changed' });
  });

  test('to a release succeeded when another account has the route by now', async () => {
    const { actor, ports, view, answer, readAs } = running(clock, ownPc);
    actor.send(release);
    await answer(ports.releaseWan, no(networkError));
    await readAs(ok({ ...takenPc, updatedAt: releasedPc.updatedAt }));
    expect(view().change.step).toBe('done');
  });
});

test('a change that a record shows without saying since when is not waited for without end', async () => {
  const ssh = { ...changingPc.ssh, updatedAt: undefined };
  const { view } = running(clock, { ...changingPc, updatedAt: undefined, ssh });
  expect(view().status).toBe('settling');
  await clock.pass(LONGEST_ROUTE_CHANGE - 1);
  expect(view().status).toBe('settling');
  await clock.pass(1);
  expect(view().status).toBe('open');
});

test('a route that is given up and held again need not wait', async () => {
  const { actor, ports, route, answer, readAs } = changing();
  await answer(ports.changeIpRotation, ok(changedPc.ssh));
  await readAs(ok(changedPc));
  actor.send(release);
  await answer(ports.releaseWan, ok(releasedPc.ssh));
  expect(route(ROTATING_ROUTE)).toMatchObject({ holder: 'free', waitUntil: null });
});

test.each<[string, IpRotationRecord, number]>([
  ['open', freePc, IP_ROTATION_PACE.resting],
  ['settling', changingPc, IP_ROTATION_PACE.settling],
  ['closed', endedPc, IP_ROTATION_PACE.resting],
])('a PC whose routes are %s is read at a pace', async (status, record, pace) => {
  const { ports, view } = running(clock, record);
  expect(view().status).toBe(status);
  await clock.pass(pace - 1);
  expect(ports.readImage.calls).toHaveLength(0);
  await clock.pass(1);
  expect(ports.readImage.calls).toHaveLength(1);
});

test('a PC whose paid time is over is read until the server says so', async () => {
  const { ports, view, readAs } = running(clock, ownPc);
  clock.sleep(2 * HOUR);
  await clock.pass(5 * SECOND);
  expect(view().status).toBe('ending');
  await readAs(ok(ownPc));
  const before = ports.readImage.calls.length;
  await clock.pass(IP_ROTATION_PACE.ending);
  expect(ports.readImage.calls).toHaveLength(before + 1);
});
