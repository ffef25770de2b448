import { describe, expect, test } from 'vitest';
import { networkError, unauthorizedError } from '../fixtures/api-errors.ts';
import { HOUR, MINUTE, SECOND, timeOf } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  changedPc,
  changingPc,
  chosenPc,
  endedPc,
  FORMER_ROUTE,
  formerPc,
  freePc,
  IP_ROTATION_NOW,
  movedPc,
  OTHER_ACCOUNT,
  OTHER_ROTATING_ROUTE,
  ownPc,
  PLAIN_ROUTE,
  releasedPc,
  ROTATING_ROUTE,
  routerError,
  takenPc,
  tooSoonError,
  unknownPc,
  waitingPc,
  waylessPc,
} from './fixtures.ts';
import { IP_ROTATION_PACE } from './machine.ts';
import { no, ok, running } from './testing/running.ts';
import type { IpRotationRecord } from './model.ts';

const clock = manualClock(IP_ROTATION_NOW);
const start = (record: IpRotationRecord) => running(clock, record);

const rotate = { type: 'CHANGE_IP', route: ROTATING_ROUTE } as const;
const hold = { type: 'START', route: ROTATING_ROUTE } as const;

describe('journeys', () => {
  test('a rotating route is held, and its address changed once a minute', async () => {
    const { actor, ports, said, view, route, answer } = start(freePc);
    expect(view().rotating.map(({ name, action }) => [name, action])).toEqual([
      [ROTATING_ROUTE, 'start'],
      [OTHER_ROTATING_ROUTE, 'start'],
    ]);
    actor.send(hold);
    actor.send(hold);
    expect(view()).toMatchObject({ isBusy: true, change: { step: 'sending', action: 'start' } });
    expect(route(OTHER_ROTATING_ROUTE).refusals.start).toBe('changing');
    await answer(ports.startIpRotation, ok(ownPc.ssh));
    expect(ports.startIpRotation.calls.map(({ input }) => input)).toEqual([
      {
        image_id: freePc._id,
        ssh_id: freePc.ssh._id,
        int_ip_address: freePc.int_ip_address,
        wan: ROTATING_ROUTE,
      },
    ]);
    expect(view().change).toMatchObject({ step: 'done', reason: null, error: null });
    expect(route(ROTATING_ROUTE)).toMatchObject({
      holder: 'own',
      action: 'change',
      ip: '198.51.100.7',
      refusals: { start: 'held', change: null, release: null },
    });
    await answer(ports.readImage, ok(ownPc)); // What others did meanwhile.
    actor.send(rotate);
    await answer(ports.changeIpRotation, ok(changedPc.ssh));
    expect(route(ROTATING_ROUTE)).toMatchObject({
      ip: '198.51.100.8',
      waitUntil: IP_ROTATION_NOW + MINUTE,
      refusals: { change: 'too-soon', release: null },
    });
    actor.send(rotate);
    await clock.pass(MINUTE - 1);
    actor.send(rotate);
    expect(ports.changeIpRotation.calls).toHaveLength(1);
    await clock.pass(1);
    expect(route(ROTATING_ROUTE)).toMatchObject({ waitUntil: null, refusals: { change: null } });
    expect(said).toEqual([
      { type: 'DONE', action: 'start', route: ROTATING_ROUTE, ip: '198.51.100.7' },
      { type: 'DONE', action: 'change', route: ROTATING_ROUTE, ip: '198.51.100.8' },
    ]);
  });

  test('a route of another account is greyed out until it is released', async () => {
    const { actor, ports, view, route, answer } = start(takenPc);
    expect(route(ROTATING_ROUTE)).toMatchObject({
      holder: 'other',
      action: null,
      ip: null,
      isUnfinished: false,
      refusals: { start: 'held-by-other', change: 'held-by-other', release: 'held-by-other' },
    });
    actor.send(hold);
    actor.send(rotate);
    expect(view().change.step).toBe('idle');
    await clock.pass(IP_ROTATION_PACE.resting); // No event reports it.
    await answer(ports.readImage, ok(freePc));
    expect(route(ROTATING_ROUTE)).toMatchObject({ holder: 'free', action: 'start' });
    actor.send(hold);
    expect(ports.startIpRotation.calls).toHaveLength(1);
  });

  test('a plain route is chosen in place of the default, and released', async () => {
    const { actor, ports, view, route, answer } = start(freePc);
    expect(view().plain.map(({ name }) => name)).toEqual(['WAN01 VNPT', PLAIN_ROUTE]);
    actor.send({ type: 'CHOOSE', route: PLAIN_ROUTE });
    await answer(ports.chooseWan, ok(chosenPc.ssh));
    expect(route(PLAIN_ROUTE)).toMatchObject({
      holder: 'own',
      ip: '192.0.2.2',
      refusals: { choose: 'held', release: null },
    });
    expect(route('WAN01 VNPT').refusals).toMatchObject({ choose: null, release: 'not-held' });
    actor.send({ type: 'CHOOSE', route: PLAIN_ROUTE }); // In use already.
    actor.send({ type: 'CHOOSE', route: ROTATING_ROUTE }); // Not that kind.
    expect(ports.chooseWan.calls).toHaveLength(1);
    actor.send({ type: 'RELEASE', route: PLAIN_ROUTE });
    await answer(ports.releaseWan, ok(releasedPc.ssh));
    expect(route(PLAIN_ROUTE)).toMatchObject({ holder: 'free', ip: null });
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view()).toMatchObject({ isBusy: false, canAcknowledge: false });
    expect(view().change).toEqual({
      step: 'idle',
      action: null,
      route: null,
      reason: null,
      error: null,
    });
  });

  test('a route that the router has no more can be released and nothing else', () => {
    const { actor, ports, route } = start(formerPc);
    expect(route(FORMER_ROUTE)).toMatchObject({
      holder: 'own',
      ip: '192.0.2.9',
      refusals: {
        choose: 'no-such-route',
        start: 'no-such-route',
        change: 'no-such-route',
        release: null,
      },
    });
    actor.send({ type: 'RELEASE', route: FORMER_ROUTE });
    expect(ports.releaseWan.calls[0]?.input.wan).toBe(FORMER_ROUTE);
    const others = { name: FORMER_ROUTE, ip: null, account_id: OTHER_ACCOUNT };
    const record = { ...freePc, ssh: { ...freePc.ssh, wan_selected: [others] } };
    expect(
      start(record)
        .view()
        .plain.map(({ name }) => name),
    ).not.toContain(FORMER_ROUTE);
  });

  test('a router that does not do it leaves the address, which may be changed at once', async () => {
    const { actor, ports, said, view, route, answer } = start(ownPc);
    actor.send(rotate);
    await answer(ports.changeIpRotation, no(routerError));
    expect(view().change).toMatchObject({
      step: 'refused',
      reason: 'router-failed',
      error: routerError,
    });
    expect(route(ROTATING_ROUTE)).toMatchObject({
      ip: '198.51.100.7',
      waitUntil: null,
      refusals: { change: null },
    });
    expect(said).toEqual([
      {
        type: 'REFUSED',
        action: 'change',
        route: ROTATING_ROUTE,
        reason: 'router-failed',
        error: routerError,
      },
    ]);
  });

  test('an address that another tab has just changed stays as long as the server says', async () => {
    const { actor, ports, view, route, answer } = start(ownPc);
    actor.send(rotate);
    await answer(ports.changeIpRotation, no(tooSoonError));
    expect(view().change).toMatchObject({ step: 'refused', reason: 'too-soon' });
    expect(route(ROTATING_ROUTE).waitUntil).toBe(IP_ROTATION_NOW + 45_000);
    clock.sleep(HOUR); // The laptop sleeps; the moment passes all the same.
    await clock.pass(5 * SECOND);
    expect(route(ROTATING_ROUTE).refusals.change).toBeNull();
  });

  test('two routes wait each for itself', async () => {
    const { actor, ports, route, answer } = start(ownPc);
    actor.send(rotate);
    await answer(ports.changeIpRotation, ok(changedPc.ssh));
    await clock.pass(20 * SECOND);
    actor.send({ type: 'START', route: OTHER_ROTATING_ROUTE });
    await answer(ports.startIpRotation, no({ ...tooSoonError, retryAfterMs: null }));
    expect(route(OTHER_ROTATING_ROUTE).refusals.start).toBe('too-soon');
    await clock.pass(40 * SECOND);
    expect(route(ROTATING_ROUTE).refusals.change).toBeNull();
    expect(route(OTHER_ROTATING_ROUTE).refusals.start).toBe('too-soon');
    await clock.pass(20 * SECOND);
    expect(route(OTHER_ROTATING_ROUTE).refusals.start).toBeNull();
  });

  test('a change of another tab is awaited before this one’s', async () => {
    const { actor, ports, view, route, answer } = start(ownPc);
    actor.send({ type: 'RECORD', record: changingPc });
    expect(view()).toMatchObject({ status: 'settling', isBusy: true });
    expect(route(ROTATING_ROUTE)).toMatchObject({
      ip: null,
      isUnfinished: true,
      refusals: { change: 'changing' },
    });
    actor.send(rotate);
    await clock.pass(IP_ROTATION_PACE.settling);
    await answer(ports.readImage, ok(changedPc));
    expect(view()).toMatchObject({ status: 'open', isBusy: false });
    expect(route(ROTATING_ROUTE).ip).toBe('198.51.100.8');
    expect(ports.changeIpRotation.calls).toHaveLength(0);
  });

  test('a change that was never finished does not block the routes for ever', async () => {
    const { actor, ports, view, route, answer } = start(changingPc);
    expect(view().status).toBe('settling'); // Also after a reload in the middle.
    await clock.pass(IP_ROTATION_PACE.settling);
    await answer(ports.readImage, ok(changingPc));
    await clock.pass(28 * SECOND);
    expect(view()).toMatchObject({ status: 'open', isBusy: false });
    expect(route(ROTATING_ROUTE)).toMatchObject({ isUnfinished: true, refusals: { change: null } });
    actor.send(rotate);
    await answer(ports.changeIpRotation, ok(changedPc.ssh));
    expect(route(ROTATING_ROUTE)).toMatchObject({ ip: '198.51.100.8', isUnfinished: false });
  });

  test('the end of the paid time asks the server; the next rental has other routes', async () => {
    const { actor, ports, view, route, answer } = start(ownPc);
    expect(view().deadline).toBe(timeOf(ownPc.estimate_used));
    clock.sleep(2 * HOUR);
    await clock.pass(5 * SECOND);
    expect(view().status).toBe('ending');
    expect(route(ROTATING_ROUTE).refusals.change).toBeNull(); // Until the server reports it.
    await answer(ports.readImage, ok(endedPc));
    expect(view()).toMatchObject({ status: 'closed', deadline: null, rotating: [], plain: [] });
    actor.send(rotate);
    actor.send({ type: 'REFRESH' });
    await answer(ports.readImage, ok(waitingPc));
    expect(view().status).toBe('closed');
    actor.send({ type: 'REFRESH' }); // boot_result
    await answer(ports.readImage, ok(movedPc));
    expect(view().status).toBe('open');
    actor.send(hold);
    expect(ports.startIpRotation.calls[0]?.input).toMatchObject({
      ssh_id: movedPc.ssh?._id,
      int_ip_address: movedPc.int_ip_address,
    });
    expect(ports.changeIpRotation.calls).toHaveLength(0);
  });

  test('values that we do not know allow nothing, until there are others', async () => {
    const { actor, ports, view, route, answer } = start(unknownPc);
    expect(view()).toMatchObject({ status: 'unknown' });
    expect(route(ROTATING_ROUTE).refusals.start).toBe('unknown-status');
    actor.send(hold);
    actor.send({ type: 'RECORD', record: waylessPc });
    expect(view()).toMatchObject({ status: 'unknown', rotating: [] });
    expect(ports.startIpRotation.calls).toHaveLength(0);
    await clock.pass(IP_ROTATION_PACE.resting);
    await answer(ports.readImage, ok(releasedPc));
    expect(view().status).toBe('unknown'); // From before.
    actor.send({ type: 'RECORD', record: { ...freePc, updatedAt: '2026-11-20T08:51:00.000Z' } });
    expect(view().status).toBe('open');
  });

  test('a deleted PC is removed', async () => {
    const { actor, ports, view, answer } = start(endedPc);
    actor.send({ type: 'REFRESH' });
    await answer(ports.readImage, ok(null));
    expect(view().status).toBe('gone');
    actor.send(hold);
    expect(ports.startIpRotation.calls).toHaveLength(0);
  });

  test('a PC that cannot be read says so and is read again', async () => {
    const { actor, ports, view, answer } = start(ownPc);
    actor.send({ type: 'REFRESH' });
    await answer(ports.readImage, no(networkError));
    expect(view()).toMatchObject({ status: 'open', readError: networkError });
    await clock.pass(IP_ROTATION_PACE.resting);
    await answer(ports.readImage, ok(ownPc));
    expect(view().readError).toBeNull();
  });

  test('a session that ends in between says so; signed in again the customer goes on', async () => {
    const { actor, ports, view, answer } = start(ownPc);
    actor.send(rotate);
    await answer(ports.changeIpRotation, no(unauthorizedError));
    expect(view().change).toMatchObject({ step: 'refused', reason: 'session-ended' });
    await answer(ports.readImage, no(unauthorizedError));
    expect(view()).toMatchObject({
      readError: unauthorizedError,
      readFailure: 'session-ended',
    });
    actor.send({ type: 'REFRESH' });
    await answer(ports.readImage, ok(ownPc));
    expect(view().readError).toBeNull();
    actor.send(rotate);
    expect(ports.changeIpRotation.calls).toHaveLength(2);
  });
});
