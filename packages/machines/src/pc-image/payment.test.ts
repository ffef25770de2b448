/** Journeys of rentals and extensions, with pinned ends. */
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
import { DAY, HOUR, MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  extendedImage,
  notRentedImage,
  PC_IMAGE_NOW,
  readyImage,
  rentIntention,
  twoHours,
  waitingImage,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { PcImageInput } from './model.ts';

const clock = manualClock(PC_IMAGE_NOW);
const start = (record: PcImageInput['record'], intention?: PcImageInput['intention']) =>
  running(clock, { record, intention: intention ?? null });
const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
const rent = { type: 'RENT', term: twoHours } as const;
const extend = { type: 'EXTEND', term: twoHours } as const;

describe('money moves once', () => {
  test.each([
    ['RENT', notRentedImage, 'createOrder', waitingImage],
    ['EXTEND', readyImage, 'extendOrder', extendedImage],
  ] as const)(
    '%s goes with the total that was confirmed, which its end names',
    async (type, before, call, after) => {
      const { actor, ports, said, answer } = start(before);
      actor.send({ type, term: twoHours, total: 14_250 });
      expect(ports[call].calls[0]?.input.total).toBe(14_250);
      await answer(ports[call], ok(after));
      expect(said).toEqual([expect.objectContaining({ type: 'DONE', total: 14_250 })]);
    },
  );

  // @spec 4.20
  test('a PC is rented, made and ready', async () => {
    const { actor, ports, said, view, answer } = start(notRentedImage);
    expect(view()).toMatchObject({
      status: 'notRented',
      deadline: null,
      refusals: { rent: null, extend: 'not-rented', delete: null, downloadRdp: 'not-rented' },
    });
    actor.send(rent);
    expect(view().payment).toMatchObject({ step: 'sending', order: { action: 'rent' } });
    await answer(ports.createOrder, ok(waitingImage));
    expect(view()).toMatchObject({
      status: 'waiting',
      payment: { step: 'paid', order: { action: 'rent' }, keep: null },
      refusals: { rent: 'booting', delete: 'booting' },
    });
    expect(said).toEqual([{ type: 'DONE', action: 'rent', message: null }]);
    expect(ports.createOrder.calls.map((call) => call.input)).toEqual([
      { image: notRentedImage._id, period: 2, unit: 'hour', key: 'key-1' },
    ]);
    actor.send({ type: 'REFRESH' }); // boot_result
    while (ports.readImage.waiting !== undefined) await answer(ports.readImage, ok(readyImage));
    expect(view()).toMatchObject({
      status: 'ready',
      deadline: Date.parse('2026-11-20T10:41:00.000Z'),
      refusals: { rent: 'rented', extend: null, downloadRdp: null, delete: 'rented', play: null },
    });
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view().payment.step).toBe('idle');
  });

  test('the PC is read on REFRESH while the answer of a payment is missing, too', async () => {
    const { actor, ports, view, answer } = start(notRentedImage);
    actor.send(rent);
    await answer(ports.createOrder, { ok: false, error: networkError });
    expect(view().payment.step).toBe('unsure');
    const before = ports.readImage.calls.length;
    actor.send({ type: 'REFRESH' });
    await clock.settle();
    expect(view().payment.step).toBe('sending');
    expect(ports.readImage.calls.length).toBe(before + 1);
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

  test('too little money is refused with what is missing, and topping up makes it a new payment', async () => {
    const { actor, ports, said, view, answer } = start(notRentedImage);
    actor.send(rent);
    await answer(ports.createOrder, { ok: false, error: missingMoneyError });
    expect(view()).toMatchObject({
      status: 'notRented',
      payment: {
        step: 'refused',
        order: { action: 'rent' },
        missingAmount: 112_000,
        keep: null,
      },
      refusals: { rent: null },
    });
    expect(said).toEqual([{ type: 'REFUSED', action: 'rent', error: missingMoneyError }]);
    actor.send(rent);
    expect(view().payment).toMatchObject({ step: 'sending', error: null });
    expect(ports.createOrder.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-2']);
  });

  test('Retry-After is respected even when an event asks for a read', async () => {
    const { actor, ports, answer } = start(notRentedImage, rentIntention);
    await clock.pass(SECOND);
    await answer(ports.createOrder, { ok: false, error: tooManyRequestsError });
    actor.send({ type: 'REFRESH' });
    await clock.pass(4 * SECOND);
    expect(ports.createOrder.calls).toHaveLength(1);
    await clock.pass(SECOND);
    expect(ports.createOrder.calls).toHaveLength(2);
  });

  test('a wait that is longer than a timer can hold is no storm of orders', async () => {
    const { ports, answer } = start(notRentedImage, rentIntention);
    await clock.pass(SECOND);
    const retryAfterMs = 30 * DAY;
    await answer(ports.createOrder, { ok: false, error: { ...serverError, retryAfterMs } });
    await clock.pass(DAY);
    expect(ports.createOrder.calls).toHaveLength(1);
  });

  test('a lost answer is asked for with the same key until there is one', async () => {
    const { actor, ports, view, answer } = start(readyImage);
    actor.send(extend);
    await answer(ports.extendOrder, { ok: false, error: networkError });
    expect(view()).toMatchObject({
      payment: {
        step: 'unsure',
        canRetry: true,
        keep: { order: { action: 'extend', term: twoHours }, key: 'key-1' },
      },
      refusals: { extend: 'payment-pending', downloadRdp: null, reset: null },
    });
    actor.send(extend); // A new payment would be a second charge.
    await clock.pass(SECOND);
    await answer(ports.extendOrder, { ok: false, error: timeoutError });
    await clock.pass(2 * SECOND);
    await answer(ports.extendOrder, { ok: false, error: serverError });
    actor.send({ type: 'REFRESH' }); // Online again.
    await answer(ports.extendOrder, ok(extendedImage));
    expect(view()).toMatchObject({
      deadline: Date.parse('2026-11-20T12:41:00.000Z'),
      payment: { step: 'paid', order: { action: 'extend' } },
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

  test('a reload while the answer is unknown goes on with the stored key and sends nothing at once', async () => {
    const { ports, view, answer } = start(notRentedImage, rentIntention);
    expect(view().payment).toMatchObject({ step: 'unsure', keep: rentIntention });
    expect(ports.createOrder.calls).toHaveLength(0);
    await clock.pass(SECOND);
    await answer(ports.createOrder, ok(waitingImage));
    expect(view()).toMatchObject({ status: 'waiting', payment: { step: 'paid' } });
    expect(ports.createOrder.calls[0]?.input.key).toBe(rentIntention.key);
  });

  test('leaving while it is being paid keeps the payment: coming back asks with the same key', async () => {
    const first = start(notRentedImage);
    first.actor.send(rent);
    const { keep } = first.view().payment;
    first.actor.stop();
    expect(first.ports.createOrder.calls[0]?.signal.aborted).toBe(true);
    const { actor, ports, view, answer } = start(notRentedImage, keep);
    expect(view()).toMatchObject({
      payment: { step: 'unsure' },
      refusals: { delete: 'payment-pending' },
    });
    actor.send({ type: 'RETRY' });
    await answer(ports.createOrder, ok(waitingImage));
    expect(view()).toMatchObject({ status: 'waiting', payment: { step: 'paid', keep: null } });
    expect(ports.createOrder.calls[0]?.input).toEqual(first.ports.createOrder.calls[0]?.input);
  });

  test('a second tab was faster: the server refuses, and the PC shows why', async () => {
    const { actor, ports, view, answer } = start(notRentedImage);
    actor.send(rent);
    await answer(ports.createOrder, { ok: false, error: conflictError });
    expect(view().payment).toMatchObject({ step: 'refused', failure: 'conflict', keep: null });
    await answer(ports.readImage, ok(waitingImage));
    expect(view()).toMatchObject({ status: 'waiting', refusals: { rent: 'booting' } });
  });

  test('a session that ends with the payment charged nothing; signed in again it is a new payment', async () => {
    const { actor, ports, view, answer } = start(readyImage);
    actor.send(extend);
    await answer(ports.extendOrder, { ok: false, error: unauthorizedError });
    expect(view()).toMatchObject({
      payment: { step: 'refused', failure: 'session-ended', keep: null },
      refusals: { extend: null },
    });
    await clock.pass(MINUTE);
    expect(ports.extendOrder.calls).toHaveLength(1); // Nothing is sent automatically.
    actor.send(extend);
    await answer(ports.extendOrder, ok(extendedImage));
    expect(view().payment).toMatchObject({ step: 'paid', order: { action: 'extend' } });
    expect(ports.extendOrder.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-2']);
  });

  test('the paid time runs out while the dialog is open: the extension is not sent', async () => {
    const { actor, ports, view } = start(readyImage);
    await clock.pass(2 * HOUR + MINUTE);
    expect(view().refusals.extend).toBe('ended');
    actor.send(extend);
    expect(ports.extendOrder.calls).toHaveLength(0);
    expect(view().payment.step).toBe('idle');
  });

  test('the paid time ends while the extension is in flight: the server decides', async () => {
    const { actor, ports, view, answer } = start(readyImage);
    await clock.pass(2 * HOUR);
    actor.send(extend);
    await clock.pass(MINUTE);
    expect(view()).toMatchObject({ status: 'ending', payment: { step: 'sending' } });
    await answer(
      ports.extendOrder,
      ok({ ...extendedImage, updatedAt: '2026-11-20T10:41:00.000Z' }),
    );
    expect(view()).toMatchObject({ status: 'ready', payment: { step: 'paid' } });
  });
});
