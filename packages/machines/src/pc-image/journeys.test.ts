/** Journeys of a PC and of what is asked of its machine, with pinned ends. */
import type { Result } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import { conflictError, networkError, serverError } from '../fixtures/api-errors.ts';
import { HOUR, MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  endedImage,
  extendedImage,
  extendIntention,
  notRentedImage,
  noTunnelImage,
  PC_IMAGE_NOW,
  readyImage,
  twoHours,
  unknownRecord,
  waitingImage,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { PcImageInput } from './model.ts';

const clock = manualClock(PC_IMAGE_NOW);
const start = (record: PcImageInput['record'], intention?: PcImageInput['intention']) =>
  running(clock, { record, intention: intention ?? null });
const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
const extend = { type: 'EXTEND', term: twoHours } as const;

describe('the server is right', () => {
  test('while it is being made it is read again at a pace, and not before or after', async () => {
    const { actor, ports, view, answer } = start(waitingImage);
    expect(ports.readImage.calls).toHaveLength(0);
    await clock.pass(10 * SECOND);
    await answer(ports.readImage, ok(waitingImage));
    await clock.pass(10 * SECOND);
    await answer(ports.readImage, ok(readyImage));
    expect(view().status).toBe('ready');
    await clock.pass(10 * MINUTE);
    expect(ports.readImage.calls).toHaveLength(2);
    expect(actor.getSnapshot().context.record).not.toHaveProperty('passRdp');
  });

  test('the end of the paid time asks the server, and shows the PC until the server has answered', async () => {
    const { ports, view, answer } = start(readyImage);
    await clock.pass(2 * HOUR + MINUTE - 1);
    expect(view()).toMatchObject({ status: 'ready', refusals: { extend: null } });
    await clock.pass(1);
    expect(view()).toMatchObject({
      status: 'ending',
      refusals: { extend: 'ended', downloadRdp: null, delete: 'rented' },
    });
    await answer(ports.readImage, ok(readyImage)); // Not yet.
    expect(view().status).toBe('ending');
    expect(ports.readImage.calls).toHaveLength(1); // And asked at a pace.
    await clock.pass(10 * SECOND);
    await answer(ports.readImage, ok(endedImage));
    expect(view()).toMatchObject({ status: 'notRented', deadline: null, refusals: { rent: null } });
  });

  test('a clock that was ahead takes the end of the paid time back with the next answer', async () => {
    const { ports, view, answer } = start(readyImage);
    clock.set(7 * HOUR); // By hand, or by network time; the next answer distinguishes it from a sleep.
    await clock.pass(5 * SECOND);
    expect(view()).toMatchObject({ status: 'ending', refusals: { extend: 'ended' } });
    clock.set(-7 * HOUR);
    await answer(ports.readImage, ok(readyImage));
    expect(view()).toMatchObject({ status: 'ready', refusals: { extend: null } });
    await clock.pass(2 * HOUR + MINUTE);
    expect(view().status).toBe('ending');
    expect(ports.readImage.calls).toHaveLength(2);
  });

  test('an extension from another tab moves the deadline', async () => {
    const { actor, view } = start(readyImage);
    actor.send({ type: 'RECORD', record: extendedImage });
    await clock.pass(3 * HOUR);
    expect(view()).toMatchObject({
      status: 'ready',
      deadline: Date.parse('2026-11-20T12:41:00.000Z'),
    });
  });

  test('an older answer never overwrites a newer one', () => {
    const { actor, view } = start(readyImage);
    actor.send({ type: 'RECORD', record: waitingImage });
    expect(view().status).toBe('ready');
    actor.send({ type: 'RECORD', record: { ...endedImage, _id: 'another' } });
    expect(view().status).toBe('ready');
  });

  test('unknown flags are shown as unknown, and offer nothing', () => {
    const { actor, view } = start(notRentedImage);
    actor.send({ type: 'RECORD', record: unknownRecord });
    expect(view().status).toBe('unknown');
    expect(new Set(Object.values(view().refusals))).toEqual(new Set(['unknown-status']));
  });

  test.each([
    ['DOWNLOAD_RDP', 'downloadRdpFile', 'downloadRdp'],
    ['RESET', 'resetImage', 'reset'],
    ['RENEW_PASSWORD', 'reconnectImage', 'renewPassword'],
    ['WAKE', 'wakeImage', 'wake'],
  ] as const)('%s runs once and says how it ended', async (type, port, operation) => {
    const { actor, ports, said, view, answer } = start(readyImage);
    actor.send({ type });
    actor.send({ type });
    expect(view()).toMatchObject({
      operation: { step: 'running', operation },
      refusals: { reset: 'busy', extend: null },
    });
    expect(ports[port].calls.map((call) => call.input)).toEqual([readyImage._id]);
    await answer(ports[port], ok({ statusCode: 200 as const, message: 'Xong' }));
    const message = operation === 'downloadRdp' ? null : 'Xong';
    expect(view().operation).toEqual({
      step: 'done',
      operation,
      message,
      error: null,
      failure: null,
    });
    expect(said).toEqual([{ type: 'DONE', action: operation, message }]);
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view().operation).toMatchObject({ step: 'idle', operation: null });
  });

  test('a deleted PC stays deleted, and no late list brings it back', async () => {
    const { actor, ports, view, answer } = start(notRentedImage);
    actor.send({ type: 'DELETE' });
    expect(view().refusals.rent).toBe('busy');
    await answer(ports.deleteImage, ok({ statusCode: 200 as const, message: 'Xóa thành công' }));
    expect(view()).toMatchObject({ status: 'gone', operation: { step: 'done' } });
    actor.send({ type: 'RECORD', record: notRentedImage });
    expect(view().status).toBe('gone');
  });

  test('a deletion that is refused leaves the PC and says why', async () => {
    const { actor, ports, view, answer } = start(notRentedImage);
    actor.send({ type: 'DELETE' });
    await answer(ports.deleteImage, { ok: false, error: conflictError });
    expect(view()).toMatchObject({
      status: 'notRented',
      operation: { step: 'refused', error: { message: 'Image đang được boot' } },
    });
    await answer(ports.readImage, ok(waitingImage)); // Rented in another tab.
    expect(view().status).toBe('waiting');
  });

  test('a PC that a list missed comes back with the next one', () => {
    const { actor, view } = start(readyImage);
    actor.send({ type: 'MISSING' });
    expect(view().status).toBe('gone');
    actor.send({ type: 'RECORD', record: readyImage });
    expect(view().status).toBe('ready');
  });

  test('stopping it aborts the call in flight', () => {
    const { actor, ports } = start(readyImage);
    actor.send({ type: 'RESET' });
    actor.send(extend);
    actor.send({ type: 'REFRESH' });
    actor.stop();
    const calls = [...ports.resetImage.calls, ...ports.extendOrder.calls, ...ports.readImage.calls];
    expect(calls).toHaveLength(3);
    expect(calls.every((call) => call.signal.aborted)).toBe(true);
  });

  test('unknown flags are read again, until they are known', async () => {
    const { actor, ports, view, answer } = start(notRentedImage);
    actor.send({ type: 'RECORD', record: unknownRecord });
    await clock.pass(30 * SECOND);
    await answer(ports.readImage, ok({ ...waitingImage, updatedAt: '2026-11-20T08:51:00.000Z' }));
    expect(view()).toMatchObject({ status: 'waiting', refusals: { rent: 'booting' } });
  });

  test('events missed while the connection was lost cost nothing', async () => {
    const { actor, ports, view, answer } = start(waitingImage);
    await clock.pass(10 * SECOND);
    await answer(ports.readImage, { ok: false, error: networkError });
    expect(view()).toMatchObject({ status: 'waiting', readError: networkError });
    await clock.pass(5 * SECOND); // boot_result is missed.
    actor.send({ type: 'REFRESH' }); // Online again.
    await answer(ports.readImage, ok(readyImage));
    expect(view()).toMatchObject({ status: 'ready', readError: null, refusals: { extend: null } });
  });

  test('an answer with nothing new still shows that the PC can be read again', async () => {
    const { actor, ports, view, answer } = start(readyImage);
    actor.send({ type: 'REFRESH' });
    await answer(ports.readImage, { ok: false, error: serverError });
    expect(view().readError).toEqual(serverError);
    await clock.pass(SECOND); // Without any event: a failed read is repeated.
    await answer(ports.readImage, ok(readyImage));
    expect(view()).toMatchObject({ status: 'ready', readError: null });
  });

  test('a second tab deletes it', async () => {
    const { actor, ports, view, answer } = start(notRentedImage);
    actor.send({ type: 'REFRESH' });
    await answer(ports.readImage, ok(null));
    expect(view()).toMatchObject({ status: 'gone', refusals: { rent: 'gone', delete: 'gone' } });
  });
});

describe('what a PC needs besides its own state', () => {
  // @spec 5.27
  test('without a loaded account nothing is paid for, and everything else goes on', async () => {
    const { actor, ports, view } = running(clock, { record: readyImage, isAccountLoaded: false });
    expect(view().refusals).toMatchObject({
      rent: 'rented', // Its state is why.
      extend: 'account-missing',
      reset: null,
      tunnel: null,
    });
    actor.send(extend);
    expect(view().payment.step).toBe('idle');
    actor.send({ type: 'ACCOUNT', isLoaded: true });
    expect(view().refusals.extend).toBeNull();
    actor.send(extend);
    expect(ports.extendOrder.calls).toHaveLength(1);
  });

  test('a PC is not rented without an account, and can be deleted', () => {
    const { actor, ports, view } = start(notRentedImage);
    actor.send({ type: 'ACCOUNT', isLoaded: false });
    expect(view().refusals).toMatchObject({ rent: 'account-missing', delete: null });
    actor.send({ type: 'RENT', term: twoHours });
    expect(ports.createOrder.calls).toHaveLength(0);
  });

  test('a payment in flight goes on when the account is removed', async () => {
    const { actor, ports, view, answer } = start(readyImage);
    actor.send(extend);
    actor.send({ type: 'ACCOUNT', isLoaded: false });
    expect(view().payment.step).toBe('sending');
    await answer(ports.extendOrder, { ok: false, error: networkError });
    actor.send({ type: 'RETRY' });
    await answer(ports.extendOrder, ok(extendedImage));
    expect(view()).toMatchObject({
      payment: { step: 'paid', order: { action: 'extend' } },
      refusals: { extend: 'account-missing' },
    });
    expect(new Set(ports.extendOrder.calls.map(({ input }) => input.key)).size).toBe(1);
  });

  test('a payment whose answer was never seen is asked for before the account is there', async () => {
    const { actor, ports, view, answer } = running(clock, {
      record: readyImage,
      intention: extendIntention,
      isAccountLoaded: false,
    });
    actor.send({ type: 'RETRY' });
    await answer(ports.extendOrder, ok(extendedImage));
    expect(view().payment).toMatchObject({ step: 'paid', keep: null });
  });

  test('a tunnel needs a tunnel API, which the operator may give and take in the same record', () => {
    const { actor, view } = start(noTunnelImage);
    expect(view().refusals).toMatchObject({ tunnel: 'no-tunnel', play: null, chooseRoute: null });
    actor.send({ type: 'RECORD', record: readyImage });
    expect(view().refusals.tunnel).toBeNull();
    actor.send({ type: 'RECORD', record: { ...readyImage, ssh: null } });
    expect(view().refusals.tunnel).toBe('no-tunnel');
  });

  test('the address of the tunnel is not stored', () => {
    const { actor, view } = start(readyImage);
    expect(view().refusals.tunnel).toBeNull();
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(readyImage.ssh?.api_tunnel);
  });
});
