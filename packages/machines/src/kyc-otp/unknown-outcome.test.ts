/** Journeys on which the outcome of a form is unknown: cancelled, lost, overtaken. */
import { describe, expect, test } from 'vitest';
import {
  conflictError,
  networkError,
  timeoutError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  KYC_NOW,
  kycTicket,
  refusedAccount,
  unsubmittedAccount,
  waitingAccount,
  waitingAgainAccount,
} from './fixtures.ts';
import { beginnings, byEmail, enter, no, ok, submit } from './testing/beginnings.ts';

const clock = manualClock(KYC_NOW);
const { start, entering, submitting } = beginnings(clock);

describe('the outcome of a form is never unknown for long', () => {
  test('cancelling the upload reads the account for its outcome: nothing was sent', async () => {
    const { actor, submit: sent, read, view, answer } = await submitting();
    sent.waiting?.input.onProgress(0.3);
    const [call] = sent.calls;
    actor.send({ type: 'CANCEL' });
    expect(call?.signal.aborted).toBe(true);
    expect(view()).toMatchObject({ step: 'checking', isBusy: true, canCancel: false });
    await answer(read, ok(unsubmittedAccount));
    expect(view().step).toBe('checking'); // The server may still have been working.
    await clock.pass(3 * SECOND);
    await answer(read, ok(unsubmittedAccount));
    expect(view()).toMatchObject({ step: 'editing', reason: 'cancelled', canSubmit: true });
    expect(view().keep).toEqual({ ticket: kycTicket });
    actor.send(submit);
    actor.send(byEmail);
    expect(view().step).toBe('entering'); // The same code is still good.
    call?.input.onProgress(0.9);
    call?.answer(ok(waitingAccount));
    await clock.settle();
    expect(view()).toMatchObject({ step: 'entering', progress: null });
    actor.send(enter);
    call?.input.onProgress(0.9);
    expect(view()).toMatchObject({ step: 'submitting', progress: null });
  });

  test('cancelling too late says that it had arrived', async () => {
    const { actor, submit: sent, read, said, view, answer } = await submitting(refusedAccount);
    sent.waiting?.input.onProgress(1);
    actor.send({ type: 'CANCEL' });
    await answer(read, ok(refusedAccount));
    await clock.pass(3 * SECOND);
    await answer(read, ok(waitingAgainAccount));
    expect(view()).toMatchObject({ step: 'submitted', reason: 'sent-before-cancel' });
    expect(said.at(-1)).toEqual({ type: 'SUBMITTED' });
  });

  test('a lost answer is never sent again: the account is asked until it is certain', async () => {
    const { submit: sent, read, view, answer } = await submitting();
    sent.waiting?.input.onProgress(1);
    await answer(sent, no(networkError));
    await answer(read, no(networkError));
    expect(view()).toMatchObject({ readError: networkError, readFailure: 'no-answer' });
    for (let check = 0; check < 5; check += 1) {
      expect(view().step).toBe('checking');
      await clock.pass(3 * SECOND);
      await answer(read, ok(unsubmittedAccount));
      expect(view().readError).toBeNull();
    }
    expect(view()).toMatchObject({ step: 'failed', reason: 'not-received', canSubmit: true });
    expect(sent.calls).toHaveLength(1);
  });

  test('repeated reads do not lead sooner to that conclusion', async () => {
    const { actor, submit: sent, read, view, answer } = await submitting();
    sent.waiting?.input.onProgress(1);
    await answer(sent, no(networkError));
    for (let refresh = 0; refresh < 10; refresh += 1) {
      await answer(read, ok(unsubmittedAccount));
      actor.send({ type: 'REFRESH' });
    }
    for (let check = 1; check < 5; check += 1) {
      await answer(read, ok(unsubmittedAccount));
      expect(view().step).toBe('checking');
      await clock.pass(3 * SECOND);
    }
    await answer(read, ok(unsubmittedAccount));
    expect(view()).toMatchObject({ step: 'failed', reason: 'not-received' });
  });

  test('a read of the account meanwhile does not take a form in flight for another tab’s', async () => {
    const { actor, submit: sent, read, said, view, answer } = await submitting();
    actor.send({ type: 'REFRESH' });
    await answer(read, ok(waitingAccount));
    expect(view()).toMatchObject({ step: 'submitting', reason: null });
    await answer(sent, ok(waitingAccount));
    expect(view()).toMatchObject({ step: 'submitted', reason: null });
    expect(said.at(-1)).toEqual({ type: 'SUBMITTED' });
  });

  test('a lost answer to a form that was taken is found out at once', async () => {
    const { actor, submit: sent, read, view, answer } = await submitting();
    await answer(sent, no(timeoutError));
    actor.send({ type: 'RECORD', record: waitingAccount }); // Read for another screen.
    expect(view().step).toBe('checking');
    await answer(read, ok(waitingAccount));
    expect(view()).toMatchObject({ step: 'submitted', reason: null, error: null });
  });

  test('an answer from before the submission settles nothing', async () => {
    const { submit: sent, read, view, answer } = await submitting(refusedAccount);
    await answer(sent, no(networkError));
    await answer(read, ok(waitingAccount)); // Of the first submission, out of some cache.
    expect(view()).toMatchObject({ step: 'checking', status: 'refused' });
    await clock.pass(3 * SECOND);
    await answer(read, ok(waitingAgainAccount));
    expect(view()).toMatchObject({ step: 'submitted', status: 'waiting' });
  });

  test('a second tab submitted meanwhile: the dialog closes, and the first is updated', async () => {
    const { actor, read, view, answer } = await entering();
    actor.send({ type: 'REFRESH' });
    await answer(read, ok(waitingAccount));
    expect(view()).toMatchObject({ step: 'waiting', reason: 'elsewhere', keep: { ticket: null } });
  });

  test('a second tab submitted and was refused meanwhile: the form is shown again, without the code', async () => {
    const { actor, view } = await entering(refusedAccount);
    const reasonFailKyc = 'Ảnh chân dung bị mờ';
    const record = { ...refusedAccount, reasonFailKyc, updatedAt: '2026-11-20T09:31:00.000Z' };
    actor.send({ type: 'RECORD', record });
    expect(view()).toMatchObject({ step: 'entering', refusedBecause: reasonFailKyc });
    actor.send({ type: 'RECORD', record: { ...record, timeKyc: waitingAgainAccount.timeKyc } });
    expect(view()).toMatchObject({ step: 'refused', reason: null, keep: { ticket: null } });
  });

  test('a second tab submitted meanwhile without an event: the server refuses, the account says why', async () => {
    const { submit: sent, read, said, view, answer } = await submitting();
    await answer(sent, no(conflictError));
    expect(view().step).toBe('checking');
    await answer(read, ok(waitingAccount));
    expect(view()).toMatchObject({ step: 'waiting', reason: 'elsewhere' });
    expect(said.some(({ type }) => type === 'SUBMITTED')).toBe(false);
  });

  test('a session that ends in between says so, and sends nothing more', async () => {
    const { actor, submit: sent, read, view, answer } = await submitting();
    await answer(sent, no(unauthorizedError));
    expect(view()).toMatchObject({ step: 'failed', reason: 'session-ended' });
    expect(read.calls).toHaveLength(0);
    actor.send({ type: 'REFRESH' }); // Signed in again.
    await answer(read, ok(unsubmittedAccount));
    expect(view()).toMatchObject({ step: 'failed', canSubmit: true });
    expect(sent.calls).toHaveLength(1);
  });

  test('an older account never overwrites a newer one', async () => {
    const { actor, view } = start({ account: refusedAccount });
    actor.send({ type: 'RECORD', record: waitingAccount });
    expect(view().step).toBe('refused');
  });

  test('leaving aborts the call in flight, and a late answer changes nothing', async () => {
    const { actor, submit: sent, said, view } = await submitting();
    actor.stop();
    expect(sent.calls[0]?.signal.aborted).toBe(true);
    sent.calls[0]?.answer(ok(waitingAccount));
    await clock.settle();
    expect(view().step).toBe('submitting');
    expect(said).not.toContainEqual({ type: 'SUBMITTED' });
  });
});
