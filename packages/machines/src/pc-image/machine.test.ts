import type { Result } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import {
  conflictError,
  forbiddenError,
  missingMoneyError,
  networkError,
  serverError,
  timeoutError,
  tooManyRequestsError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { HOUR, MINUTE, SECOND } from '../rules/duration.ts';
import { leavesOf } from '../testing/leaves.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { reach } from '../testing/reach.ts';
import {
  endedImage,
  extendedImage,
  extendIntention,
  notRentedImage,
  pcImageAnswers,
  pcImageEvents,
  pcImageSnapshots,
  PC_IMAGE_NOW,
  readyImage,
  rentIntention,
  twoHours,
  unknownRecord,
  waitingImage,
} from './fixtures.ts';
import { pcImageMachine } from './machine.ts';
import { withPcImagePorts } from './ports.ts';
import { situationOf } from './situation.ts';
import { running } from './testing/running.ts';
import type { PcImageInput } from './types.ts';

const clock = manualClock(PC_IMAGE_NOW);
const start = (record: PcImageInput['record'], intention?: PcImageInput['intention']) =>
  running(clock, { record, intention: intention ?? null });
const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
const rent = { type: 'RENT', term: twoHours } as const;
const extend = { type: 'EXTEND', term: twoHours } as const;

describe('every state', () => {
  const paths = reach(pcImageMachine, {
    inputs: [{ record: notRentedImage }, { record: readyImage, intention: extendIntention }],
    events: Object.values(pcImageEvents).flat(),
    answers: pcImageAnswers,
    key: (context) => [situationOf(context), context.record.updatedAt, Math.min(context.tries, 2)],
    limit: 60_000,
  });

  test.each(leavesOf(pcImageMachine))('%s is reached', (leaf) => {
    expect(paths.has(leaf)).toBe(true);
  });

  test.each(leavesOf(pcImageMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(pcImageSnapshots)).toContain(leaf);
  });
});

describe('journeys', () => {
  test('a PC is rented, made and ready', async () => {
    const { actor, ports, said, view, answer } = start(notRentedImage);
    expect(view()).toMatchObject({
      status: 'notRented',
      deadline: null,
      refusals: { rent: null, extend: 'not-rented', delete: null, downloadRdp: 'not-rented' },
    });
    actor.send(rent);
    expect(view().payment).toMatchObject({ step: 'sending', action: 'rent' });
    await answer(ports.createOrder, ok(waitingImage));
    expect(view()).toMatchObject({
      status: 'waiting',
      payment: { step: 'paid', action: 'rent', keep: null },
      refusals: { rent: 'booting', delete: 'booting' },
    });
    expect(said).toEqual([{ type: 'DONE', action: 'rent', message: null }]);
    expect(ports.createOrder.calls.map((call) => call.input)).toEqual([
      { image: notRentedImage._id, period: 2, unit: 'hour', key: 'key-1' },
    ]);
    actor.send({ type: 'LOOK_AGAIN' }); // boot_result
    while (ports.readImage.waiting !== undefined) await answer(ports.readImage, ok(readyImage));
    expect(view()).toMatchObject({
      status: 'ready',
      deadline: Date.parse('2026-11-20T10:41:00.000Z'),
      refusals: { rent: 'rented', extend: null, downloadRdp: null, delete: 'rented', play: null },
    });
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view().payment.step).toBe('idle');
  });

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

  test('a second press charges nothing, and a period of nothing is not sent', async () => {
    const { actor, ports } = start(notRentedImage);
    actor.send({ type: 'RENT', term: { unit: 'hour', period: 0 } });
    actor.send({ type: 'RENT', term: { unit: 'hour', period: 1.5 } });
    expect(ports.createOrder.calls).toHaveLength(0);
    actor.send(rent);
    actor.send(rent);
    await clock.settle();
    expect(ports.createOrder.calls).toHaveLength(1);
  });

  test('too little money is refused with what is missing, and topping up makes it a new wish', async () => {
    const { actor, ports, said, view, answer } = start(notRentedImage);
    actor.send(rent);
    await answer(ports.createOrder, { ok: false, error: missingMoneyError });
    expect(view()).toMatchObject({
      status: 'notRented',
      payment: { step: 'refused', action: 'rent', missingAmount: 112_000, keep: null },
      refusals: { rent: null },
    });
    expect(said).toEqual([{ type: 'REFUSED', action: 'rent', error: missingMoneyError }]);
    actor.send(rent);
    expect(view().payment).toMatchObject({ step: 'sending', error: null });
    expect(ports.createOrder.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-2']);
  });

  test('a lost answer is asked for with the same key until there is one', async () => {
    const { actor, ports, view, answer } = start(readyImage);
    actor.send(extend);
    await answer(ports.extendOrder, { ok: false, error: networkError });
    expect(view()).toMatchObject({
      canRetry: true,
      payment: { step: 'unsure', keep: { action: 'extend', term: twoHours, key: 'key-1' } },
      refusals: { extend: 'payment-pending', downloadRdp: null, reset: null },
    });
    actor.send(extend); // A new wish would be a second charge.
    await clock.pass(SECOND);
    await answer(ports.extendOrder, { ok: false, error: timeoutError });
    await clock.pass(2 * SECOND);
    await answer(ports.extendOrder, { ok: false, error: serverError });
    actor.send({ type: 'LOOK_AGAIN' }); // Online again.
    await answer(ports.extendOrder, ok(extendedImage));
    expect(view()).toMatchObject({
      deadline: Date.parse('2026-11-20T12:41:00.000Z'),
      payment: { step: 'paid', action: 'extend' },
      refusals: { extend: null },
    });
    expect(new Set(ports.extendOrder.calls.map((call) => call.input.key))).toEqual(
      new Set(['key-1']),
    );
    expect(ports.extendOrder.calls).toHaveLength(4);
  });

  test.each([unauthorizedError, forbiddenError, tooManyRequestsError])(
    'after a lost answer a $kind says nothing about the charge',
    async (error) => {
      const { actor, ports, view, answer } = start(readyImage);
      actor.send(extend);
      await answer(ports.extendOrder, { ok: false, error: networkError });
      actor.send({ type: 'RETRY' });
      await answer(ports.extendOrder, { ok: false, error });
      expect(view().payment.step).toBe('unsure');
    },
  );

  test('a server that asks to wait is given the time', async () => {
    const { actor, ports, answer } = start(readyImage);
    actor.send(extend);
    await answer(ports.extendOrder, { ok: false, error: networkError });
    actor.send({ type: 'RETRY' });
    await answer(ports.extendOrder, { ok: false, error: tooManyRequestsError });
    await clock.pass(4999);
    expect(ports.extendOrder.calls).toHaveLength(2);
    await clock.pass(1);
    expect(ports.extendOrder.calls).toHaveLength(3);
  });

  test('a reload while the answer is unknown goes on with the kept key and sends nothing at once', async () => {
    const { ports, view, answer } = start(notRentedImage, rentIntention);
    expect(view().payment).toMatchObject({ step: 'unsure', keep: rentIntention });
    expect(ports.createOrder.calls).toHaveLength(0);
    await clock.pass(SECOND);
    await answer(ports.createOrder, ok(waitingImage));
    expect(view()).toMatchObject({ status: 'waiting', payment: { step: 'paid' } });
    expect(ports.createOrder.calls[0]?.input.key).toBe(rentIntention.key);
  });

  test('the end of the paid time asks the server, and shows the PC until the server has spoken', async () => {
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

  test('flags that nobody knows are shown as unknown, and offer nothing', () => {
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
    expect(view().operation).toEqual({ step: 'done', operation, message, error: null });
    expect(said).toEqual([{ type: 'DONE', action: operation, message }]);
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view().operation).toMatchObject({ step: 'idle', operation: null });
  });

  test('an answer of 200 that says 400 is a failure in the server words', async () => {
    const { actor, ports, view, answer } = start(readyImage);
    actor.send({ type: 'WAKE' });
    await answer(ports.wakeImage, ok({ statusCode: 400 as const, message: 'Máy không phản hồi' }));
    expect(view().operation).toMatchObject({
      step: 'refused',
      operation: 'wake',
      error: { message: 'Máy không phản hồi' },
    });
  });

  test('a deleted PC is gone, and no late list brings it back', async () => {
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

  test('stopping it aborts what is on its way', () => {
    const { actor, ports } = start(readyImage);
    actor.send({ type: 'RESET' });
    actor.send(extend);
    actor.send({ type: 'LOOK_AGAIN' });
    actor.stop();
    const calls = [...ports.resetImage.calls, ...ports.extendOrder.calls, ...ports.readImage.calls];
    expect(calls).toHaveLength(3);
    expect(calls.every((call) => call.signal.aborted)).toBe(true);
  });
});

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { now: () => 0, newKey: () => '' };
    // @ts-expect-error -- the calls are missing
    expect(withPcImagePorts(incomplete)).toBeDefined();
  });
});
