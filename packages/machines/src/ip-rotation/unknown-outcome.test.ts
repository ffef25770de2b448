/** Journeys on which the outcome of a change is unknown: its answer was lost, or another tab was faster. */
import { describe, expect, test } from 'vitest';
import {
  conflictError,
  networkError,
  timeoutError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  changedPc,
  changingPc,
  chosenPc,
  endedPc,
  freePc,
  IP_ROTATION_NOW,
  movedPc,
  ownPc,
  PLAIN_ROUTE,
  releasedPc,
  ROTATING_ROUTE,
  takenError,
  takenPc,
  unknownPc,
} from './fixtures.ts';
import { LONGEST_ROUTE_CHANGE } from './rules.ts';
import { no, ok, running } from './testing/running.ts';
import type { IpRotationEvent, IpRotationReason, IpRotationRecord } from './model.ts';
import { CHECKS_OF_NOTHING, CHECKS_OF_UNFINISHED } from './transitions.ts';

const clock = manualClock(IP_ROTATION_NOW);
const pause = 3 * SECOND;

const hold = { type: 'START', route: ROTATING_ROUTE } as const;
const rotate = { type: 'CHANGE_IP', route: ROTATING_ROUTE } as const;
const choose = { type: 'CHOOSE', route: PLAIN_ROUTE } as const;
const release = { type: 'RELEASE', route: ROTATING_ROUTE } as const;

/** With a change in flight. */
function changing(record: IpRotationRecord, event: IpRotationEvent) {
  const run = running(clock, record);
  run.actor.send(event);
  const { chooseWan, releaseWan, startIpRotation, changeIpRotation } = run.ports;
  const all = [chooseWan, releaseWan, startIpRotation, changeIpRotation];
  const port = all.find((each) => each.calls.length > 0);
  if (port === undefined) throw new Error(`${event.type} was not begun`);
  return { ...run, port, sent: () => all.reduce((sum, each) => sum + each.calls.length, 0) };
}

async function doubtful(record: IpRotationRecord, event: IpRotationEvent, error = networkError) {
  const run = changing(record, event);
  await run.answer(run.port, no(error));
  return run;
}

describe('a lost answer is asked about by reading, and nothing is sent again', () => {
  test.each<[string, IpRotationRecord, IpRotationEvent, IpRotationRecord, string | null]>([
    ['start', freePc, hold, ownPc, '198.51.100.7'],
    ['change', ownPc, rotate, changedPc, '198.51.100.8'],
    ['choose', freePc, choose, chosenPc, '192.0.2.2'],
    ['release', ownPc, release, releasedPc, null],
  ])('%s was done', async (action, before, event, after, ip) => {
    const { actor, ports, said, view, answer, sent } = await doubtful(before, event, timeoutError);
    expect(view()).toMatchObject({ isBusy: true, change: { step: 'checking', reason: null } });
    actor.send(event);
    await answer(ports.readImage, ok(after));
    expect(view()).toMatchObject({ isBusy: false, change: { step: 'done', error: null } });
    expect(said).toEqual([
      { type: 'DONE', action, route: 'route' in event ? event.route : '', ip },
    ]);
    expect(sent()).toBe(1);
  });

  test('an address that was changed after all stays for its minute', async () => {
    const { ports, route, answer } = await doubtful(ownPc, rotate);
    await answer(ports.readImage, ok(changedPc));
    expect(route(ROTATING_ROUTE).refusals.change).toBe('too-soon');
    await clock.pass(MINUTE);
    expect(route(ROTATING_ROUTE).refusals.change).toBeNull();
  });

  test.each<[string, IpRotationRecord, IpRotationEvent]>([
    ['start', freePc, hold],
    ['change', ownPc, rotate],
    ['choose', freePc, choose],
    ['release', ownPc, release],
  ])('%s has not arrived, which is believed only after a while', async (action, before, event) => {
    const { actor, ports, said, view, answer, sent } = await doubtful(before, event);
    for (let check = 1; check < CHECKS_OF_NOTHING; check += 1) {
      await answer(ports.readImage, ok(before));
      expect(view().change.step).toBe('checking');
      await clock.pass(pause);
    }
    await answer(ports.readImage, ok(before));
    expect(view().change).toMatchObject({
      step: 'refused',
      reason: 'not-received',
      error: networkError,
    });
    expect(said).toMatchObject([{ type: 'REFUSED', action, reason: 'not-received' }]);
    expect(sent()).toBe(1);
    actor.send(event);
    expect(sent()).toBe(2); // The customer's own second change.
  });

  test('repeated reads do not lead sooner to that conclusion', async () => {
    const { actor, ports, view, answer } = await doubtful(freePc, hold);
    for (let refresh = 0; refresh < 2 * CHECKS_OF_NOTHING; refresh += 1) {
      await answer(ports.readImage, ok(freePc));
      actor.send({ type: 'REFRESH' }); // Online, connected, the tab visible, another PC's boot_result …
    }
    expect(view().change.step).toBe('checking');
    for (let check = 1; check < CHECKS_OF_NOTHING; check += 1) {
      await answer(ports.readImage, ok(freePc));
      await clock.pass(pause);
    }
    await answer(ports.readImage, ok(freePc));
    expect(view().change).toMatchObject({ step: 'refused', reason: 'not-received' });
  });

  test('a router that is still at it is waited for, longer than it may take', async () => {
    const { view, readAs } = await doubtful(ownPc, rotate);
    const began = clock.now();
    for (let check = 1; check < CHECKS_OF_UNFINISHED; check += 1) {
      await readAs(ok(changingPc));
      expect(view().change.step).toBe('checking');
      await clock.pass(pause);
    }
    expect(clock.now() - began).toBeGreaterThan(LONGEST_ROUTE_CHANGE);
    await readAs(ok(changingPc));
    expect(view().change).toMatchObject({ step: 'refused', reason: 'unfinished' });
  });

  test('a route that got its former address back was not changed', async () => {
    const { view, readAs } = await doubtful(ownPc, rotate);
    for (let check = 0; check < CHECKS_OF_NOTHING; check += 1) {
      await readAs(ok(changingPc));
      expect(view()).toMatchObject({ status: 'settling', change: { step: 'checking' } });
      await clock.pass(pause);
    }
    await readAs(ok({ ...ownPc, updatedAt: '2026-11-20T08:50:05.000Z' }));
    expect(view().change).toMatchObject({ step: 'refused', reason: 'not-received' });
  });

  test.each<[string, IpRotationEvent, IpRotationRecord, IpRotationRecord | null, IpRotationReason]>(
    [
      ['taken by another account', hold, freePc, takenPc, 'taken'],
      [
        'lost to another account',
        rotate,
        ownPc,
        { ...takenPc, updatedAt: changedPc.updatedAt },
        'taken',
      ],
      ['given up in another tab', rotate, ownPc, releasedPc, 'not-held'],
      ['at the end of the rental', rotate, ownPc, endedPc, 'closed'],
      ['another machine by now', rotate, ownPc, movedPc, 'pc-changed'],
      ['a PC that is gone', rotate, ownPc, null, 'gone'],
      ['a PC that we do not know', rotate, ownPc, unknownPc, 'unknown'],
    ],
  )('%s: it says so', async (_, event, before, after, reason) => {
    const { ports, said, view, answer, sent } = await doubtful(before, event);
    await answer(ports.readImage, ok(after));
    expect(view().change).toMatchObject({ step: 'refused', reason });
    expect(said).toMatchObject([{ type: 'REFUSED', reason }]);
    expect(view().status === 'gone').toBe(after === null);
    expect(sent()).toBe(1);
  });

  test('an answer from before the change settles nothing', async () => {
    const { ports, view, answer } = await doubtful(ownPc, rotate);
    await answer(ports.readImage, ok({ ...changedPc, updatedAt: freePc.updatedAt }));
    expect(view().change.step).toBe('checking');
    await clock.pass(pause);
    await answer(ports.readImage, ok(changedPc));
    expect(view().change.step).toBe('done');
  });

  test('offline it goes on trying, and at once when the connection is back', async () => {
    const { actor, view, readAs } = await doubtful(ownPc, rotate);
    for (let check = 0; check < 20; check += 1) {
      await readAs(no(networkError));
      expect(view()).toMatchObject({ readError: networkError, change: { step: 'checking' } });
      await clock.pass(pause);
    }
    await readAs(no(networkError));
    actor.send({ type: 'REFRESH' });
    await readAs(ok(changedPc));
    expect(view()).toMatchObject({ readError: null, change: { step: 'done' } });
  });

  test('a session that ends while it is being found out says so', async () => {
    const { ports, view, answer, sent } = await doubtful(ownPc, rotate);
    await answer(ports.readImage, no(unauthorizedError));
    expect(view().change).toMatchObject({
      step: 'refused',
      reason: 'session-ended',
      error: unauthorizedError,
    });
    expect(sent()).toBe(1);
  });
});

describe('a state that does not allow it is read before anything is reported', () => {
  test.each<[string, IpRotationEvent, IpRotationRecord, IpRotationRecord | null, IpRotationReason]>(
    [
      ['another account was faster', hold, freePc, takenPc, 'taken'],
      ['another PC of the account holds it', hold, freePc, ownPc, 'conflict'],
      ['given up in another tab', rotate, ownPc, releasedPc, 'not-held'],
      ['given up in another tab already', release, ownPc, releasedPc, 'not-held'],
      ['another tab is changing it', rotate, ownPc, changingPc, 'changing'],
      ['the rental is over', choose, freePc, endedPc, 'closed'],
      ['another machine by now', choose, freePc, movedPc, 'pc-changed'],
      ['a PC that is gone', choose, freePc, null, 'gone'],
      ['nothing that we know', choose, freePc, freePc, 'conflict'],
    ],
  )('%s', async (_, event, before, after, reason) => {
    const { ports, said, view, answer, sent } = await doubtful(before, event, conflictError);
    expect(view().change.step).toBe('checking');
    await answer(ports.readImage, ok(after));
    expect(view().change).toMatchObject({ step: 'refused', reason });
    expect(said).toMatchObject([{ type: 'REFUSED', reason, error: conflictError }]);
    expect(sent()).toBe(1);
  });

  test('the route that another account took is greyed out from then on', async () => {
    const { ports, route, answer } = await doubtful(freePc, hold, takenError);
    await answer(ports.readImage, ok(takenPc));
    expect(route(ROTATING_ROUTE)).toMatchObject({ holder: 'other', action: null });
  });
});

describe('news while a change is on its way', () => {
  test('does not end it, and its answer goes on to count', async () => {
    const { actor, port, ports, view, answer } = changing(ownPc, rotate);
    actor.send({ type: 'RECORD', record: changingPc });
    expect(view()).toMatchObject({ status: 'settling', change: { step: 'sending' } });
    await answer(port, ok(changedPc.ssh));
    expect(view()).toMatchObject({ status: 'open', change: { step: 'done' } });
    actor.send({ type: 'RECORD', record: changingPc }); // Slow, from before.
    expect(view().status).toBe('open');
    await answer(ports.readImage, ok(changingPc));
    expect(view().status).toBe('open');
  });

  test('an answer for a rental that is over brings no routes back', async () => {
    const { actor, port, view, answer } = changing(ownPc, rotate);
    actor.send({ type: 'RECORD', record: endedPc });
    await answer(port, ok(changedPc.ssh));
    expect(view()).toMatchObject({ status: 'closed', rotating: [], change: { step: 'done' } });
  });
});
