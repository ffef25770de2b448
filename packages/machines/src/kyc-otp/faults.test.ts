/** After any end of a call the view shows the outcome and what the customer can do next. */
import type { ApiError, Result } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import {
  abortedError,
  conflictError,
  forbiddenError,
  invalidError,
  malformedError,
  networkError,
  notFoundError,
  serverError,
  timeoutError,
  tooManyRequestsError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  fieldError,
  goneCodeError,
  hiddenAccount,
  KYC_NOW,
  kycOtpAnswers,
  otpTicket,
  pictureError,
  tooLargeError,
  unsubmittedAccount,
  waitingAccount,
  wornOutCodeError,
  wrongCodeError,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { KycOtpReason } from './model.ts';
import type { KycOtpStep } from './view.ts';

const clock = manualClock(KYC_NOW);
const code = '482913';
const no = (error: ApiError): Result<never> => ({ ok: false, error });

function choosing() {
  const run = running(clock, { account: unsubmittedAccount });
  run.actor.send({ type: 'SUBMIT', missing: [] });
  return run;
}

function requesting() {
  const run = choosing();
  run.actor.send({ type: 'CHOOSE', method: 'email' });
  return run;
}

async function resending() {
  const run = requesting();
  await run.answer(run.request, { ok: true, value: otpTicket });
  await clock.pass(MINUTE);
  run.actor.send({ type: 'RESEND' });
  return run;
}

async function submitting() {
  const run = requesting();
  await run.answer(run.request, { ok: true, value: otpTicket });
  run.actor.send({ type: 'ENTER_CODE', code });
  return run;
}

async function checking() {
  const run = await submitting();
  await run.answer(run.submit, no(networkError));
  return run;
}

/** What the view shows, and what the customer can do next. */
type End = [KycOtpStep, KycOtpReason | null, 'submit' | 'enter code' | 'resend' | 'wait'];

function endOf({ view }: ReturnType<typeof requesting>): End {
  const { step, reason, canSubmit, canEnterCode, canResend, isBusy } = view();
  const next = canEnterCode ? 'enter code' : canSubmit ? 'submit' : canResend ? 'resend' : null;
  if (next === null && !isBusy) throw new Error(`${step} leaves nothing to do`);
  return [step, reason, next ?? 'wait'];
}

const lost = [
  ['network', networkError],
  ['timeout', timeoutError],
  ['malformed', malformedError],
  ['aborted', abortedError],
  ['5xx', serverError],
] as const;

describe('requestOtp', () => {
  test.each(lost)('lost (%s): the mail may be there', async (_, error) => {
    for (const run of [requesting(), await resending()]) {
      await run.answer(run.request, no(error));
      expect(endOf(run)).toEqual(['entering', 'code-unsure', 'enter code']);
      expect(run.view()).toMatchObject({ canResend: true, error });
    }
  });

  test.each<[string, ApiError, End, End]>([
    [
      '400',
      invalidError,
      ['failed', 'code-not-sent', 'submit'],
      ['entering', 'code-not-sent', 'enter code'],
    ],
    [
      '404',
      notFoundError,
      ['failed', 'code-not-sent', 'submit'],
      ['entering', 'code-not-sent', 'enter code'],
    ],
    [
      '401',
      unauthorizedError,
      ['failed', 'session-ended', 'submit'],
      ['failed', 'session-ended', 'submit'],
    ],
    [
      '403',
      forbiddenError,
      ['failed', 'not-allowed', 'submit'],
      ['failed', 'not-allowed', 'submit'],
    ],
    ['409', conflictError, ['failed', 'unknown', 'submit'], ['failed', 'unknown', 'submit']],
    [
      '429',
      tooManyRequestsError,
      ['entering', 'asked-too-soon', 'enter code'],
      ['entering', 'asked-too-soon', 'enter code'],
    ],
  ])('refused with %s', async (_, error, first, again) => {
    for (const [run, end] of [
      [requesting(), first],
      [await resending(), again],
    ] as const) {
      await run.answer(run.request, no(error));
      // For a state that forbids it the account is read, which here has no submission.
      if (run.view().step === 'checking') {
        await run.answer(run.read, { ok: true, value: unsubmittedAccount });
      }
      expect(endOf(run)).toEqual(end);
      expect(run.view().error).toEqual(error);
    }
  });

  test('late, after the dialog was closed: nothing', async () => {
    const run = requesting();
    run.actor.send({ type: 'CANCEL' });
    expect(run.request.calls[0]?.signal.aborted).toBe(true);
    run.request.calls[0]?.answer({ ok: true, value: otpTicket });
    await clock.settle();
    expect(endOf(run)).toEqual(['editing', null, 'submit']);
    expect(run.said).toEqual([]);
  });

  test('forbidden, because it is not asked for any more', async () => {
    const run = requesting();
    await run.answer(run.request, no(forbiddenError));
    await run.answer(run.read, {
      ok: true,
      value: { ...hiddenAccount, updatedAt: waitingAccount.updatedAt },
    });
    expect(run.view()).toMatchObject({ step: 'hidden', reason: null });
  });
});

describe('submitIdentity', () => {
  test.each(lost)('lost (%s): the account is asked', async (_, error) => {
    const run = await submitting();
    await run.answer(run.submit, no(error));
    expect(run.view()).toMatchObject({ step: 'checking', isBusy: true });
    await run.answer(run.read, { ok: true, value: waitingAccount });
    expect(run.view()).toMatchObject({ step: 'submitted', reason: null, error: null });
  });

  test.each<[string, ApiError, End]>([
    ['a wrong code', wrongCodeError, ['entering', 'wrong-code', 'enter code']],
    ['a worn-out code', wornOutCodeError, ['code-ended', 'too-many-attempts', 'resend']],
    ['an expired code', goneCodeError, ['code-ended', 'expired-code', 'resend']],
    ['a picture', pictureError, ['failed', 'pictures-refused', 'submit']],
    ['a field', fieldError, ['failed', 'form-refused', 'submit']],
    ['something unnamed', invalidError, ['failed', 'form-refused', 'submit']],
    ['its size', tooLargeError, ['failed', 'too-large', 'submit']],
    ['too many forms', tooManyRequestsError, ['failed', 'too-many-requests', 'submit']],
    ['401', unauthorizedError, ['failed', 'session-ended', 'submit']],
    ['403', forbiddenError, ['failed', 'not-allowed', 'submit']],
    ['409', conflictError, ['failed', 'unknown', 'submit']],
    ['404', notFoundError, ['failed', 'unknown', 'submit']],
  ])('refused for %s', async (_, error, end) => {
    const run = await submitting();
    await run.answer(run.submit, no(error));
    if (run.view().step === 'checking') {
      await run.answer(run.read, { ok: true, value: unsubmittedAccount });
    }
    await clock.pass(MINUTE); // Until another code may be asked for.
    expect(endOf(run)).toEqual(end);
    expect(run.view().error).toEqual(error);
    expect(run.submit.calls).toHaveLength(1);
  });

  test('a mistake in the port counts as lost', async () => {
    const run = await submitting();
    run.submit.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(run.view()).toMatchObject({ step: 'checking', error: { kind: 'malformed' } });
  });
});

describe('getMyAccount', () => {
  test.each(lost)('lost (%s) at the start: asked again, and said', async (_, error) => {
    const run = running(clock, {});
    await run.answer(run.read, no(error));
    expect(run.view()).toMatchObject({ step: 'reading', isBusy: true, readError: error });
    await clock.pass(5 * SECOND);
    await run.answer(run.read, { ok: true, value: unsubmittedAccount });
    expect(endOf(run)).toEqual(['editing', null, 'submit']);
  });

  test.each(lost)(
    'lost (%s) while the outcome of a form is unknown: asked again, and reported',
    async (_, error) => {
      const run = await checking();
      await run.answer(run.read, no(error));
      expect(endOf(run)).toEqual(['checking', null, 'wait']);
      expect(run.view().readError).toEqual(error);
      run.actor.send({ type: 'REFRESH' }); // Online again.
      await run.answer(run.read, { ok: true, value: waitingAccount });
      expect(run.view().step).toBe('submitted');
    },
  );

  test.each([
    ['401', unauthorizedError, 'session-ended'],
    ['403', forbiddenError, 'not-allowed'],
  ] as const)('refused with %s', async (_, error, reason) => {
    const first = running(clock, {});
    await first.answer(first.read, no(error));
    expect(first.view()).toMatchObject({ step: 'failed', reason, error, canAcknowledge: true });
    first.actor.send({ type: 'ACKNOWLEDGE' });
    expect(first.view()).toMatchObject({ step: 'reading', reason: null });
    const doubtful = await checking();
    await doubtful.answer(doubtful.read, no(networkError));
    await clock.pass(3 * SECOND);
    await doubtful.answer(doubtful.read, no(error));
    expect(endOf(doubtful)).toEqual(['failed', reason, 'submit']);
    expect(doubtful.view()).toMatchObject({ error, readError: null });
  });

  test('late, after leaving: nothing', async () => {
    const run = running(clock, {});
    run.actor.stop();
    expect(run.read.calls[0]?.signal.aborted).toBe(true);
    run.read.calls[0]?.answer({ ok: true, value: waitingAccount });
    await clock.settle();
    expect(run.view().step).toBe('reading');
  });
});

/** Everything that could be stored or logged of a run. */
function recorded({ actor }: ReturnType<typeof requesting>): string {
  return JSON.stringify([actor.getSnapshot().context, actor.getPersistedSnapshot()]);
}

describe('the code', () => {
  test('is only in the call while it is in flight', async () => {
    const run = await submitting();
    expect(run.submit.calls[0]?.input.code).toBe(code);
    expect(JSON.stringify(run.actor.getSnapshot().context)).not.toContain(code);
    expect(JSON.stringify(run.view())).not.toContain(code);
  });

  test.each(kycOtpAnswers.submitIdentity)('is cleared after any answer: %j', async (result) => {
    const run = await submitting();
    await run.answer(run.submit, result);
    expect(recorded(run)).not.toContain(code);
  });

  test('is cleared after a cancel, and after six characters that are no digits', async () => {
    const run = await submitting();
    run.actor.send({ type: 'CANCEL' });
    expect(recorded(run)).not.toContain(code);
    const typing = requesting();
    await typing.answer(typing.request, { ok: true, value: otpTicket });
    for (const wrong of ['48291', '4829131', '48291x', ' 482913', '４８２９１３', '']) {
      typing.actor.send({ type: 'ENTER_CODE', code: wrong });
    }
    expect(typing.submit.calls).toHaveLength(0);
    expect(recorded(typing)).not.toContain('48291');
  });
});
