import type { Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import { describe, expect, test } from 'vitest';
import {
  conflictError,
  invalidError,
  networkError,
  notFoundError,
  serverError,
  timeoutError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { MINUTE, SECOND } from '../rules/duration.ts';
import { leavesOf } from '../testing/leaves.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { reach } from '../testing/reach.ts';
import {
  cancelledRecharge,
  expiredRecharge,
  paidRecharge,
  pendingRecharge,
  RECHARGE_ASKED_AT,
  rechargeAttempt,
  rechargeQrAnswers,
  rechargeQrEvents,
  rechargeQrSnapshots,
} from './fixtures.ts';
import { rechargeQrMachine } from './machine.ts';
import { withRechargeQrPorts } from './ports.ts';
import { running } from './testing/running.ts';
import type { RechargeQrInput } from './types.ts';

const clock = manualClock(RECHARGE_ASKED_AT);
const start = (input?: RechargeQrInput) => running(clock, input);
const ok = (value: Recharge): Result<Recharge> => ({ ok: true, value });
const { money, bankId } = rechargeAttempt;
const submit = { type: 'SUBMIT', money, bankId } as const;

describe('every state', () => {
  const paths = reach(rechargeQrMachine, {
    inputs: [{}, { resume: pendingRecharge._id }, { attempt: rechargeAttempt }],
    events: Object.values(rechargeQrEvents).flat(),
    answers: rechargeQrAnswers,
    key: ({ id, key, recharge, cancelRefused, tries }) => [
      id,
      key === null,
      recharge?.is_succeeded,
      cancelRefused,
      Math.min(tries, 2),
    ],
    limit: 20_000,
  });

  test.each(leavesOf(rechargeQrMachine))('%s is reached', (leaf) => {
    expect(paths.has(leaf)).toBe(true);
  });

  test.each(leavesOf(rechargeQrMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(rechargeQrSnapshots)).toContain(leaf);
  });
});

describe('journeys', () => {
  test('a top-up is asked for, shown and paid', async () => {
    const { actor, request, read, said, view, answer } = start();
    expect(view()).toMatchObject({ step: 'editing', canSubmit: true, deadline: null });
    actor.send(submit);
    expect(view()).toMatchObject({ step: 'creating', isBusy: true, canSubmit: false });
    await answer(request, ok(pendingRecharge));
    expect(view()).toMatchObject({
      step: 'awaiting',
      deadline: RECHARGE_ASKED_AT + 15 * MINUTE,
      canCancel: true,
      payment: { accountNumber: '1023456789', accountName: 'CONG TY TNHH TRAM' },
      keep: { resume: pendingRecharge._id, attempt: null },
    });
    actor.send({ type: 'LOOK_AGAIN' });
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: null, canCancel: false });
    expect(said).toEqual([{ type: 'PAID', late: false }]);
    expect(request.calls.map((call) => call.input)).toEqual([{ money, bankId, key: 'key-1' }]);
  });

  test('a second press sends nothing, and neither does a sum below 50.000', async () => {
    const { actor, request } = start();
    actor.send({ ...submit, money: 49_999 });
    actor.send({ ...submit, bankId: '' });
    expect(request.calls).toHaveLength(0);
    actor.send(submit);
    actor.send(submit);
    await clock.settle();
    expect(request.calls).toHaveLength(1);
  });

  test('a lost answer is asked for again with the same key, and found', async () => {
    const { actor, request, view, answer } = start();
    actor.send(submit);
    await answer(request, { ok: false, error: networkError });
    expect(view()).toMatchObject({
      step: 'unsure',
      reason: 'outcome-unknown',
      keep: { attempt: { money, bankId, key: 'key-1' } },
    });
    await clock.pass(SECOND);
    await answer(request, { ok: false, error: timeoutError });
    await clock.pass(SECOND);
    expect(request.calls).toHaveLength(2); // The pause has doubled.
    actor.send({ type: 'LOOK_AGAIN' }); // Online again.
    await answer(request, { ok: false, error: serverError });
    actor.send({ type: 'RETRY' });
    await answer(request, ok(pendingRecharge));
    expect(view().step).toBe('awaiting');
    expect(request.calls.map((call) => call.input.key)).toEqual([
      'key-1',
      'key-1',
      'key-1',
      'key-1',
    ]);
  });

  test('a session that ends while the answer is unknown does not count as a refusal', async () => {
    const { actor, request, view, answer } = start();
    actor.send(submit);
    await answer(request, { ok: false, error: networkError });
    actor.send({ type: 'RETRY' });
    await answer(request, { ok: false, error: unauthorizedError });
    expect(view().step).toBe('unsure');
  });

  test('a reload while the answer is unknown goes on with the kept key and sends nothing at once', async () => {
    const { actor, request, view, answer } = start({ attempt: rechargeAttempt });
    expect(view().step).toBe('unsure');
    expect(request.calls).toHaveLength(0);
    actor.send({ type: 'RETRY' });
    await answer(request, ok(pendingRecharge));
    expect(view().step).toBe('awaiting');
    expect(request.calls[0]?.input).toEqual(rechargeAttempt);
  });

  test('a refusal keeps the form, and the next try is a new wish', async () => {
    const { actor, request, view, answer } = start();
    actor.send(submit);
    await answer(request, { ok: false, error: invalidError });
    expect(view()).toMatchObject({
      step: 'failed',
      reason: 'refused',
      error: { message: 'Nạp tối thiểu 50.000đ' },
      canSubmit: true,
      draft: { money, bankId },
    });
    actor.send({ ...submit, money: 200_000 });
    await answer(request, ok({ ...pendingRecharge, money: 200_000 }));
    expect(request.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-2']);
  });

  test('it is picked up from the history by its id and goes on counting', async () => {
    const { read, view, answer, request } = start({ resume: pendingRecharge._id });
    expect(view()).toMatchObject({ step: 'resuming', isBusy: true });
    await answer(read, { ok: false, error: networkError });
    expect(view()).toMatchObject({ step: 'resuming', reason: null, lookError: networkError });
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

  test('the deadline asks the server before anything is said', async () => {
    const { actor, request, read, view, answer } = start();
    actor.send(submit);
    await answer(request, ok(pendingRecharge));
    await clock.pass(15 * MINUTE - 1);
    expect(view().step).toBe('awaiting');
    await clock.pass(1);
    expect(view()).toMatchObject({ step: 'checking', isBusy: true });
    await answer(read, ok(pendingRecharge)); // On its way since before the deadline.
    expect(view().step).toBe('checking'); // The server has not timed it out yet.
    await answer(read, { ok: false, error: networkError });
    expect(view().step).toBe('checking');
    await clock.pass(2 * SECOND);
    await answer(read, ok(expiredRecharge));
    expect(view()).toMatchObject({ step: 'expired', canStartOver: true });
  });

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

  test('a payment after the time-out is credited and said', async () => {
    const { actor, read, said, view, answer } = start({ resume: pendingRecharge._id });
    await answer(read, ok(expiredRecharge));
    expect(view().step).toBe('expired');
    actor.send({ type: 'LOOK_AGAIN' });
    await answer(read, ok(paidRecharge));
    expect(view()).toMatchObject({ step: 'paid', reason: 'paid-late' });
    expect(said).toEqual([{ type: 'PAID', late: true }]);
  });

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

  test('starting over leaves the old recharge alone and keeps sum and bank', async () => {
    const { actor, request, read, view, answer } = start();
    actor.send(submit);
    await answer(request, ok(pendingRecharge));
    actor.send({ type: 'LOOK_AGAIN' });
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

  test('a port that throws is an answer that nobody knows', async () => {
    const { actor, request, view } = start();
    actor.send(submit);
    request.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(view()).toMatchObject({ step: 'unsure', error: { kind: 'malformed' } });
  });

  test('stopping it aborts what is on its way', async () => {
    const { actor, read } = start({ resume: pendingRecharge._id });
    actor.stop();
    expect(read.calls[0]?.signal.aborted).toBe(true);
  });
});

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { now: () => 0, newKey: () => '' };
    // @ts-expect-error -- requestRecharge, cancelRecharge and readRecharge are missing
    expect(withRechargeQrPorts(incomplete)).toBeDefined();
  });
});
