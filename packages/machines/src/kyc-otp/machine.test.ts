import { describe, expect, test } from 'vitest';
import {
  networkError,
  timeoutError,
  tooManyRequestsError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { MINUTE, SECOND } from '../rules/time.ts';
import { leavesOf } from '../testing/leaves.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { reach } from '../testing/reach.ts';
import {
  goneCodeError,
  hiddenAccount,
  KYC_NOW,
  kycOtpAnswers,
  kycOtpEvents,
  kycOtpSnapshots,
  kycTicket,
  otpTicket,
  pictureError,
  refusedAccount,
  unknownAccount,
  unsubmittedAccount,
  verifiedAccount,
  waitingAccount,
  wornOutCodeError,
  wrongCodeError,
} from './fixtures.ts';
import { kycOtpMachine } from './machine.ts';
import { withKycOtpPorts } from './ports.ts';
import { statusOf } from './model.ts';
import { beginnings, byEmail, enter, no, ok, submit } from './testing/beginnings.ts';

const clock = manualClock(KYC_NOW);
const { start, entering, submitting } = beginnings(clock);

describe('every state', () => {
  const paths = reach(kycOtpMachine, {
    inputs: [{}, { account: unsubmittedAccount }, { account: refusedAccount }],
    events: Object.values(kycOtpEvents).flat(),
    answers: kycOtpAnswers,
    key: (context) => [
      statusOf(context),
      context.hasCode,
      context.mayResend,
      context.uncertainty,
      context.uncertainty === null ? 0 : context.checks,
    ],
    limit: 100_000,
  });

  test.each(leavesOf(kycOtpMachine))('%s is reached', (leaf) => {
    expect(paths.has(leaf)).toBe(true);
  });

  test.each(leavesOf(kycOtpMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(kycOtpSnapshots)).toContain(leaf);
  });
});

describe('journeys', () => {
  // @spec 4.42 4.47
  test('a form is submitted with the code of the mail, waits and is verified', async () => {
    const { actor, request, submit: sent, read, said, view, answer } = start();
    expect(view()).toMatchObject({ step: 'editing', canSubmit: true, canCancel: false });
    actor.send(submit);
    expect(view()).toMatchObject({ step: 'choosing', canChoose: true });
    expect(request.calls).toHaveLength(0);
    actor.send(byEmail);
    expect(view()).toMatchObject({ step: 'requesting', isBusy: true });
    await answer(request, ok(otpTicket));
    expect(view()).toMatchObject({
      step: 'entering',
      ...kycTicket,
      canEnterCode: true,
      canResend: false,
    });
    actor.send(enter);
    actor.send(enter);
    expect(view()).toMatchObject({ step: 'submitting', progress: null });
    for (const nonsense of [Number.NaN, -1]) sent.waiting?.input.onProgress(nonsense);
    expect(view().progress).toBeNull();
    sent.waiting?.input.onProgress(0.5);
    sent.waiting?.input.onProgress(0.25); // Never back.
    expect(view().progress).toBe(0.5);
    await answer(sent, ok(waitingAccount));
    expect(view()).toMatchObject({ step: 'submitted', reason: null, keep: { ticket: null } });
    expect(sent.calls.map((call) => call.input.code)).toEqual([enter.code]);
    expect(said).toEqual([{ type: 'CODE_SENT', again: false }, { type: 'SUBMITTED' }]);
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view().step).toBe('waiting');
    await clock.pass(MINUTE);
    await answer(read, ok(verifiedAccount));
    expect(view().step).toBe('verified');
  });

  test('an unknown status is read again, until it is known', async () => {
    const { read, view, answer } = start({ account: unknownAccount });
    expect(view().step).toBe('unknown');
    await clock.pass(MINUTE);
    await answer(read, ok({ ...verifiedAccount, updatedAt: unknownAccount.updatedAt }));
    expect(view().step).toBe('verified');
  });

  test.each([
    ['hidden', hiddenAccount, {}],
    ['waiting', waitingAccount, {}],
    ['verified', verifiedAccount, {}],
    ['refused', refusedAccount, { refusedBecause: 'Ảnh mặt trước bị mờ' }],
  ] as const)(
    'an account that is %s says so, read from the server',
    async (step, account, more) => {
      const { actor, read, view, answer } = start({});
      expect(view()).toMatchObject({ step: 'reading', isBusy: true });
      await answer(read, no(networkError));
      expect(view()).toMatchObject({ step: 'reading', readError: networkError });
      await clock.pass(5 * SECOND);
      await answer(read, ok(account));
      expect(view()).toMatchObject({
        step,
        readError: null,
        canSubmit: step === 'refused',
        ...more,
      });
      actor.send(submit);
      expect(view().step).toBe(step === 'refused' ? 'choosing' : step);
    },
  );

  // @spec 4.43
  test('a form that lacks something says what, and asks for nothing', () => {
    const { actor, request, view } = start();
    actor.send({ type: 'SUBMIT', missing: ['portraitCard', 'dob'] });
    expect(view()).toMatchObject({
      step: 'editing',
      reason: 'incomplete',
      missing: ['portraitCard', 'dob'],
    });
    actor.send(submit);
    actor.send({ type: 'CHOOSE', method: 'sms' });
    expect(view()).toMatchObject({ step: 'choosing', reason: null, missing: [] });
    actor.send({ type: 'CANCEL' });
    expect(view().step).toBe('editing');
    expect(request.calls).toHaveLength(0);
  });

  test('a wrong code three times says what is left, and the right one goes through', async () => {
    const { actor, submit: sent, view, answer, request } = await entering();
    for (const triesLeft of [4, 3, 2]) {
      actor.send(enter);
      await answer(sent, no({ ...wrongCodeError, triesLeft }));
      expect(view()).toMatchObject({ step: 'entering', reason: 'wrong-code', triesLeft });
    }
    actor.send({ type: 'ENTER_CODE', code: '000000' });
    expect(view()).toMatchObject({ step: 'submitting', reason: null });
    await answer(sent, ok(waitingAccount));
    expect(view()).toMatchObject({ step: 'submitted', triesLeft: null });
    expect([sent.calls.length, request.calls.length]).toEqual([4, 1]);
  });

  test('a used-up code allows no more tries, only another helps', async () => {
    const { actor, submit: sent, request, said, view, answer } = await submitting();
    await answer(sent, no(wornOutCodeError));
    expect(view()).toMatchObject({
      step: 'code-ended',
      reason: 'too-many-attempts',
      triesLeft: 0,
      canResend: false,
      resendAt: kycTicket.resendAt,
    });
    actor.send(enter);
    actor.send({ type: 'RESEND' });
    expect([sent.calls.length, request.calls.length]).toEqual([1, 1]);
    await clock.pass(MINUTE);
    expect(view()).toMatchObject({ canResend: true, resendAt: null });
    actor.send({ type: 'RESEND' });
    expect(view()).toMatchObject({ step: 'resending', isBusy: true });
    await answer(request, ok(otpTicket));
    expect(view()).toMatchObject({ step: 'entering', reason: null, triesLeft: null });
    expect(said.at(-1)).toEqual({ type: 'CODE_SENT', again: true });
  });

  test('a code expires while it is being typed, also while the laptop sleeps', async () => {
    const { actor, submit: sent, view } = await entering();
    await clock.pass(10 * MINUTE - 1);
    expect(view()).toMatchObject({ step: 'entering', canResend: true });
    clock.sleep(60 * MINUTE);
    await clock.pass(5 * SECOND);
    expect(view()).toMatchObject({ step: 'code-ended', reason: 'expired-code', canResend: true });
    actor.send(enter);
    expect(sent.calls).toHaveLength(0);
  });

  test('a code that the server no longer takes is over too', async () => {
    const { submit: sent, view, answer } = await submitting();
    await answer(sent, no(goneCodeError));
    expect(view()).toMatchObject({
      step: 'code-ended',
      reason: 'expired-code',
      error: goneCodeError,
    });
  });

  test('another code that is refused as too early says from when, and the old one stays good', async () => {
    const { actor, request, view, answer } = await entering();
    await clock.pass(MINUTE);
    actor.send({ type: 'RESEND' });
    await answer(request, no({ ...tooManyRequestsError, retryAfterMs: 45_000 }));
    expect(view()).toMatchObject({
      step: 'entering',
      reason: 'asked-too-soon',
      expiresAt: kycTicket.expiresAt,
      resendAt: KYC_NOW + MINUTE + 45_000,
      canResend: false,
    });
    await clock.pass(45_000);
    expect(view()).toMatchObject({ canResend: true, canEnterCode: true });
  });

  test('a code that another tab has asked for can be entered here', async () => {
    const { actor, request, submit: sent, view, answer } = start();
    actor.send(submit);
    actor.send(byEmail);
    await answer(request, no({ ...tooManyRequestsError, retryAfterMs: 45_000 }));
    expect(view()).toMatchObject({ step: 'entering', reason: 'asked-too-soon', expiresAt: null });
    actor.send(enter);
    await answer(sent, ok(waitingAccount));
    expect(view().step).toBe('submitted');
  });

  test('a lost answer to the request for a code opens the dialog, because the mail may be there', async () => {
    const { actor, request, view, answer } = start();
    actor.send(submit);
    actor.send(byEmail);
    await answer(request, no(timeoutError));
    expect(view()).toMatchObject({ step: 'entering', reason: 'code-unsure', canResend: true });
    await clock.pass(MINUTE);
    expect(request.calls).toHaveLength(1); // Nothing is retried automatically.
  });

  test('a picture that is refused is named, and the code stays good', async () => {
    const { actor, submit: sent, request, view, answer } = await submitting();
    await answer(sent, no(pictureError));
    expect(view()).toMatchObject({
      step: 'failed',
      reason: 'pictures-refused',
      field: 'portraitCard',
      error: pictureError,
    });
    actor.send(submit);
    actor.send(byEmail);
    expect(view()).toMatchObject({ step: 'entering', reason: null, field: null });
    expect(request.calls).toHaveLength(1);
  });

  test('a reload in between keeps that a code was mailed, and never the code', async () => {
    const { keep } = (await entering()).view();
    expect(keep).toEqual({ ticket: kycTicket });
    const { actor, request, view } = start({ account: unsubmittedAccount, ...keep });
    expect(view().step).toBe('editing'); // Pictures do not survive a reload.
    actor.send(submit);
    actor.send(byEmail);
    expect(view()).toMatchObject({ step: 'entering', ...kycTicket });
    expect(request.calls).toHaveLength(0);
  });

  test('a kept code outlives the reading of the account, until that shows that it was used', async () => {
    const kept = start({ ticket: kycTicket });
    await kept.answer(kept.read, ok(refusedAccount));
    expect(kept.view()).toMatchObject({ step: 'refused', keep: { ticket: kycTicket } });
    const used = start({ ticket: kycTicket });
    await used.answer(used.read, ok(waitingAccount));
    expect(used.view()).toMatchObject({ step: 'waiting', reason: null, keep: { ticket: null } });
  });

  test('a kept code that has expired meanwhile is requested again', async () => {
    const { actor, request, view, answer } = start({
      account: unsubmittedAccount,
      ticket: kycTicket,
    });
    clock.sleep(11 * MINUTE);
    actor.send(submit);
    actor.send(byEmail);
    expect(view().step).toBe('requesting');
    expect(request.calls).toHaveLength(1);
    await answer(request, no(unauthorizedError));
    expect(view()).toMatchObject({ step: 'failed', keep: { ticket: null } });
  });
});

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { now: () => 0 };
    // @ts-expect-error -- requestOtp, submitIdentity and getMyAccount are missing
    expect(withKycOtpPorts(incomplete)).toBeDefined();
  });
});
