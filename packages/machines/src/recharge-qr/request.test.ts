/** Journeys of customers who ask for a recharge, with pinned ends. */
import type { Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import { describe, expect, test } from 'vitest';
import {
  invalidError,
  networkError,
  serverError,
  timeoutError,
  tooManyRequestsError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { paidRecharge, pendingRecharge, RECHARGE_ASKED_AT, rechargeIntention } from './fixtures.ts';
import { running } from './testing/running.ts';
import type { RechargeQrInput } from './model.ts';

const clock = manualClock(RECHARGE_ASKED_AT);
const start = (input?: RechargeQrInput) => running(clock, input);
const ok = (value: Recharge): Result<Recharge> => ({ ok: true, value });
const { money, bankId } = rechargeIntention.order;
const submit = { type: 'SUBMIT', money, bankId } as const;

describe('asking for a recharge', () => {
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
      keep: { resume: pendingRecharge._id, intention: null },
    });
    actor.send({ type: 'REFRESH' });
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

  test('Retry-After is respected even when an event asks for a read', async () => {
    const { actor, request, answer } = start({ intention: rechargeIntention });
    await clock.pass(SECOND);
    await answer(request, { ok: false, error: tooManyRequestsError });
    actor.send({ type: 'REFRESH' });
    await clock.pass(4 * SECOND);
    expect(request.calls).toHaveLength(1);
    await clock.pass(SECOND);
    expect(request.calls).toHaveLength(2);
  });

  test('a lost answer is asked for again with the same key, and found', async () => {
    const { actor, request, view, answer } = start();
    actor.send(submit);
    await answer(request, { ok: false, error: networkError });
    expect(view()).toMatchObject({
      step: 'unsure',
      reason: 'outcome-unknown',
      keep: { intention: { order: { money, bankId }, key: 'key-1' } },
    });
    await clock.pass(SECOND);
    await answer(request, { ok: false, error: timeoutError });
    await clock.pass(SECOND);
    expect(request.calls).toHaveLength(2); // The pause has doubled.
    actor.send({ type: 'REFRESH' }); // Online again.
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

  test('a reload while the answer is unknown goes on with the stored key and sends nothing at once', async () => {
    const { actor, request, view, answer } = start({ intention: rechargeIntention });
    expect(view().step).toBe('unsure');
    expect(request.calls).toHaveLength(0);
    actor.send({ type: 'RETRY' });
    await answer(request, ok(pendingRecharge));
    expect(view().step).toBe('awaiting');
    expect(request.calls[0]?.input).toEqual({ money, bankId, key: rechargeIntention.key });
  });

  test('a refusal keeps the form, and the next try is a new request', async () => {
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
});
