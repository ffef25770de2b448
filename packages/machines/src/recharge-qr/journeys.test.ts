/** Journeys with an open recharge, with pinned ends. */
import type { Result } from '@tram/api/result';
import type { Recharge, RechargeTicket } from '@tram/api/types';
import { describe, expect, test } from 'vitest';
import { conflictError, networkError, notFoundError } from '../fixtures/api-errors.ts';
import { MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  cancelledRecharge,
  expiredRecharge,
  paidRecharge,
  pendingRecharge,
  RECHARGE_ASKED_AT,
  rechargeIntention,
  strangeRecharge,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { RechargeQrInput } from './model.ts';

const clock = manualClock(RECHARGE_ASKED_AT);
const start = (input?: RechargeQrInput) => running(clock, input);
const ok = (value: Recharge): Result<Recharge> => ({ ok: true, value });
const { money, bankId } = rechargeIntention.order;
const submit = { type: 'SUBMIT', money, bankId } as const;

describe('a recharge in hand', () => {
  // @spec S8
  test('it is picked up from the history by its id and goes on counting', async () => {
    const { read, view, answer, request } = start({ resume: pendingRecharge._id });
    expect(view()).toMatchObject({ step: 'resuming', isBusy: true });
    await answer(read, { ok: false, error: networkError });
    expect(view()).toMatchObject({ step: 'resuming', reason: null, readError: networkError });
    await clock.pass(5 * SECOND);
    await answer(read, ok(pendingRecharge));
    expect(view()).toMatchObject({ step: 'awaiting', deadline: RECHARGE_ASKED_AT + 15 * MINUTE });
    expect(request.calls).toHaveLength(0);
  });

  test.each([
    ['is missing', { ok: true, value: null }],
    ['is refused as unknown', { ok: false, error: notFoundError }],
  ] as const)('one that %s cannot be picked up', async (_, result) => {
    const { read, view, answer } = start({ resume: 'nothing' });
    await answer(read, result);
    expect(view()).toMatchObject({ step: 'failed', reason: 'not-found', canStartOver: true });
  });

  test('a ticket of only an id and a payment link is counted from the answer, and has a code', async () => {
    const { actor, request, view, answer } = start();
    actor.send(submit);
    const { _id, link_payment } = pendingRecharge;
    const ticket: Result<RechargeTicket> = { ok: true, value: { _id, link_payment } };
    await answer(request, ticket);
    expect(view()).toMatchObject({
      step: 'awaiting',
      deadline: clock.now() + 15 * MINUTE,
      qrText: pendingRecharge.qr_payload,
      recharge: { money, bank_id: bankId, content: pendingRecharge.content },
    });
  });

  // @spec 2.50
  test('the deadline asks the server before anything is reported', async () => {
    const { actor, request, read, view, answer } = start();
    actor.send(submit);
    await answer(request, ok(pendingRecharge));
    await clock.pass(15 * MINUTE - 1);
    expect(view().step).toBe('awaiting');
    await clock.pass(1);
    expect(view()).toMatchObject({ step: 'checking', isBusy: true });
    await answer(read, ok(pendingRecharge));
    expect(view().step).toBe('checking'); // The server has not timed it out yet.
    await clock.pass(2 * SECOND);
    await answer(read, { ok: false, error: networkError });
    expect(view().step).toBe('checking');
    await clock.pass(2 * SECOND);
    await answer(read, ok(expiredRecharge));
    expect(view()).toMatchObject({ step: 'expired', canStartOver: true });
  });

  test('a clock that was ahead gives the QR code its time back with the next answer', async () => {
    const { actor, request, read, view, answer } = start();
    actor.send(submit);
    await answer(request, ok(pendingRecharge));
    clock.set(7 * 60 * MINUTE); // By hand, or by network time; the next answer distinguishes it from a sleep.
    await clock.pass(5 * SECOND);
    expect(view()).toMatchObject({ step: 'checking', canCancel: false });
    clock.set(-7 * 60 * MINUTE);
    await answer(read, ok(pendingRecharge));
    expect(view()).toMatchObject({ step: 'awaiting', canCancel: true, reason: null });
    await clock.pass(15 * MINUTE);
    expect(view().step).toBe('checking');
  });

  // @spec S8
  test('the deadline is noticed after the laptop slept through it', async () => {
    const { actor, request, read, view, answer } = start();
    actor.send(submit);
    await answer(request, ok(pendingRecharge));
    clock.sleep(60 * MINUTE);
    expect(view().step).toBe('awaiting');
    await clock.pass(5 * SECOND);
    expect(view().step).toBe('checking');
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: null });
  });

  test('a payment after the time-out is credited and reported', async () => {
    const { actor, read, said, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(expiredRecharge));
    expect(view().step).toBe('expired');
    actor.send({ type: 'REFRESH' });
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: 'paid-late' });
    expect(said).toEqual([{ type: 'PAID', late: true }]);
  });

  // @spec 2.48
  test('a cancellation is confirmed by the server', async () => {
    const { actor, read, cancel, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(pendingRecharge));
    actor.send({ type: 'CANCEL' });
    actor.send({ type: 'CANCEL' });
    expect(view()).toMatchObject({ step: 'cancelling', isBusy: true });
    await answer(cancel, ok(cancelledRecharge));
    expect(view().step).toBe('cancelled');
    expect(cancel.calls.map((call) => call.input)).toEqual([pendingRecharge._id]);
  });

  // @spec S3
  test('a cancellation that comes too late shows the payment', async () => {
    const { actor, read, cancel, said, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(pendingRecharge));
    actor.send({ type: 'CANCEL' });
    await answer(cancel, { ok: false, error: conflictError });
    expect(view().step).toBe('checking');
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: 'paid-before-cancel' });
    expect(said).toEqual([{ type: 'PAID', late: false }]);
  });

  test('a reading from before a refused cancellation does not hide that it came too late', async () => {
    const { actor, read, cancel, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(pendingRecharge));
    await clock.pass(5 * SECOND);
    const early = read.waiting;
    actor.send({ type: 'CANCEL' });
    await answer(cancel, { ok: false, error: conflictError });
    early?.answer(ok(pendingRecharge));
    await clock.settle();
    expect(view().step).toBe('checking');
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: 'paid-before-cancel' });
  });

  test('a cancellation that got lost leaves the QR code with the reason, and the deadline still holds', async () => {
    const { actor, read, cancel, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(pendingRecharge));
    actor.send({ type: 'CANCEL' });
    await answer(cancel, { ok: false, error: networkError });
    await answer(read, ok(pendingRecharge));
    expect(view()).toMatchObject({ step: 'awaiting', reason: 'cancel-failed', canCancel: true });
    await clock.pass(15 * MINUTE);
    expect(view().step).toBe('checking');
    const before = read.calls.length;
    await answer(read, ok(pendingRecharge));
    await clock.pass(SECOND);
    expect(view().step).toBe('checking'); // Neither back to the QR code nor asking without a pause.
    expect(read.calls.length - before).toBeLessThanOrEqual(1);
  });

  test('starting over does not touch the old recharge and keeps sum and bank', async () => {
    const { actor, request, read, view, answer } = start();
    actor.send(submit);
    await answer(request, ok(pendingRecharge));
    actor.send({ type: 'REFRESH' });
    await answer(read, ok(expiredRecharge));
    actor.send({ type: 'START_OVER' });
    expect(view()).toMatchObject({ step: 'editing', draft: { money, bankId }, recharge: null });
    const calls = read.calls.length;
    await clock.pass(5 * MINUTE);
    expect(read.calls).toHaveLength(calls);
    actor.send(submit);
    expect(request.calls[1]?.input.key).toBe('key-2');
  });

  test('events of another recharge change nothing', async () => {
    const { actor, read, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(pendingRecharge));
    actor.send({ type: 'RECORD', record: { ...paidRecharge, _id: 'another' } });
    expect(view().step).toBe('awaiting');
  });

  test('a late payment after a cancellation is credited and reported', async () => {
    const { actor, read, cancel, said, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(pendingRecharge));
    actor.send({ type: 'CANCEL' });
    await answer(cancel, ok(cancelledRecharge));
    await clock.pass(30 * SECOND);
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: 'paid-late' });
    expect(said).toEqual([{ type: 'PAID', late: true }]);
  });

  test('a second tab cancels, and this one is updated', async () => {
    const { actor, read, cancel, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(pendingRecharge));
    actor.send({ type: 'REFRESH' }); // The tab became visible.
    await answer(read, ok(cancelledRecharge));
    expect(view()).toMatchObject({ step: 'cancelled', reason: null, canCancel: false });
    expect(cancel.calls).toHaveLength(0);
  });

  test('a second tab has it paid while this one cancels', async () => {
    const { actor, read, cancel, said, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(pendingRecharge));
    actor.send({ type: 'CANCEL' });
    actor.send({ type: 'REFRESH' });
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: 'paid-before-cancel' });
    expect(cancel.calls[0]?.signal.aborted).toBe(true);
    expect(said).toEqual([{ type: 'PAID', late: false }]);
  });

  test('events missed while the connection was lost cost nothing', async () => {
    const { actor, request, read, said, view, answer } = start();
    actor.send(submit);
    await answer(request, ok(pendingRecharge));
    await clock.pass(5 * SECOND);
    await answer(read, { ok: false, error: networkError });
    expect(view()).toMatchObject({ step: 'awaiting', readError: networkError, reason: null });
    await clock.pass(2 * MINUTE); // Paid meanwhile; the event was missed.
    actor.send({ type: 'REFRESH' }); // Online again.
    while (read.waiting) await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: null, readError: null });
    expect(said).toEqual([{ type: 'PAID', late: false }]);
  });

  test('a transfer of another amount does not change it: it can still be paid', async () => {
    const { actor, request, read, said, view, answer } = start();
    actor.send(submit);
    await answer(request, ok(pendingRecharge));
    actor.send({ type: 'REFRESH' }); // recharge_result FAILED: its words are a toast's.
    await answer(read, ok(pendingRecharge));
    expect(view()).toMatchObject({ step: 'awaiting', reason: null, canCancel: true });
    expect(said).toEqual([]);
    actor.send({ type: 'REFRESH' }); // recharge_result SUCCESS
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: null });
  });

  test('a lost answer that comes when the recharge has expired is read before anything is reported', async () => {
    const { request, read, view, answer } = start({ intention: rechargeIntention });
    await clock.pass(SECOND);
    await answer(request, ok(expiredRecharge));
    expect(view()).toMatchObject({ step: 'resuming', keep: { resume: pendingRecharge._id } });
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: null });
  });

  test('an unknown status is reported as such, and leads back to the form', async () => {
    const { actor, read, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(strangeRecharge));
    expect(view()).toMatchObject({ step: 'failed', reason: 'unknown-status', canStartOver: true });
    expect(view().recharge).toEqual(strangeRecharge);
    actor.send({ type: 'START_OVER' });
    expect(view()).toMatchObject({ step: 'editing', reason: null, recharge: null });
  });

  test('a reported payment is never retracted', async () => {
    const { actor, read, said, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(paidRecharge));
    for (const record of [pendingRecharge, expiredRecharge, cancelledRecharge, strangeRecharge]) {
      actor.send({ type: 'RECORD', record });
      expect(view()).toMatchObject({ step: 'paid', recharge: paidRecharge });
    }
    expect(said).toHaveLength(1);
  });
});
