/** Sends a one-time code. */
import { eq } from 'drizzle-orm';
import type { OtpTicket } from '@tram/api/types';
import { otpRequests } from '../auth/limits.ts';
import { TooManyAttempts } from '../auth/attempts.ts';
import { oneTimeCodes } from '../database/schema/identity.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/account-lock.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { codeMail } from './code-mail.ts';
import { codeLifetimeMs, hashCode, newCode, resendPauseMs } from './one-time-code.ts';
import { refuseUnlessOpen } from './open-verification.ts';

/** The last code was sent too short a time ago. */
class CodeSentJustNow extends TooManyAttempts {
  constructor(waitMs: number) {
    super(waitMs);
    this.message = `Mã OTP vừa được gửi đến email của bạn. Bạn có thể nhận mã mới sau ${this.retryAfterSeconds} giây`;
  }
}

/**
 * Mails a new code to the account's own address and makes the older one worthless, in one transaction.
 * @throws Refusal 403 while `kyc` is 0, 409 when there is nothing to submit, 429 before the pause is over and when too many
 *   were asked for
 */
export async function requestCode(services: Services, accountId: string): Promise<OtpTicket> {
  const attempt = { rule: otpRequests, subject: accountId };
  await services.attempts.count(attempt);
  try {
    return await inOneTransaction(services, (unit) => sendCode(unit, services, accountId));
  } catch (error) {
    // No mail was sent: a customer who is impatient does not use up the codes of the hour.
    await services.attempts.giveBack(attempt);
    throw error;
  }
}

async function sendCode(
  unit: UnitOfWork,
  services: Services,
  accountId: string,
): Promise<OtpTicket> {
  // The lock also lets one request wait for another: a second code is not sent beside the first.
  const account = await lockAccount(unit, accountId);
  refuseUnlessOpen(account, 'requestCode');
  const { transaction, now } = unit;
  const [last] = await transaction
    .select({ resendAt: oneTimeCodes.resendAt })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.accountId, accountId));
  if (last !== undefined && last.resendAt > now) {
    throw new CodeSentJustNow(last.resendAt.getTime() - now.getTime());
  }
  const code = newCode();
  const row = {
    codeHash: hashCode(services.keys, accountId, code),
    attempts: 0,
    expiresAt: new Date(now.getTime() + codeLifetimeMs),
    resendAt: new Date(now.getTime() + resendPauseMs),
    createdAt: now,
  };
  await transaction
    .insert(oneTimeCodes)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: oneTimeCodes.accountId, set: row });
  const { name: brand } = services.settings.runtimeConfig;
  await queueMail(unit, services, codeMail(account, { code, brand }));
  return {
    statusCode: 200,
    message: 'Đã gửi mã OTP đến e-mail của bạn',
    expiresAt: row.expiresAt.toISOString(),
    resendAt: row.resendAt.toISOString(),
  };
}
