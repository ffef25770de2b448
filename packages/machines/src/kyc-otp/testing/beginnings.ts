import type { ApiError, Result } from '@tram/api/result';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { otpTicket, unsubmittedAccount } from '../fixtures.ts';
import type { KycAccount, KycOtpInput } from '../model.ts';
import { running } from './running.ts';

/** What a journey says and hears. */
export const submit = { type: 'SUBMIT', missing: [] } as const;
export const byEmail = { type: 'CHOOSE', method: 'email' } as const;
export const enter = { type: 'ENTER_CODE', code: '482913' } as const;
export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const no = (error: ApiError): Result<never> => ({ ok: false, error });

/** Where a journey may begin. */
export function beginnings(clock: ManualClock) {
  const start = (input: KycOtpInput = { account: unsubmittedAccount }) => running(clock, input);

  /** At the code dialog, with a code in the mail. */
  const entering = async (account: KycAccount = unsubmittedAccount) => {
    const run = start({ account });
    run.actor.send(submit);
    run.actor.send(byEmail);
    await run.answer(run.request, ok(otpTicket));
    return run;
  };

  /** With the form on its way. */
  const submitting = async (account?: KycAccount) => {
    const run = await entering(account);
    run.actor.send(enter);
    return run;
  };

  return { start, entering, submitting };
}
