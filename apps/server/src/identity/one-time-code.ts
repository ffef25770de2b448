/**
 * One-time codes: six random digits that a customer gets by e-mail and sends with the identity form. Only a keyed hash is
 * kept: six digits are guessed from a plain one at once, but not without the server's secret.
 */

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { OtpTicket } from '@tram/api/types';
import { MINUTE, OTP_DIGITS, SECOND } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { TooManyAttempts } from '../auth/attempts.ts';
import { otpRequests } from '../auth/limits.ts';
import type { DeriveKey } from '../auth/token-secret.ts';
import { oneTimeCodes } from '../database/schema/identity.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/book.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { refuseUnlessOpen } from './verification.ts';

/** How long a code is valid, ms: ten minutes. */
const codeLifetimeMs = 10 * MINUTE;
/** How long to wait before asking for another one, ms: one minute. */
const resendPauseMs = 60 * SECOND;
/** Wrong tries after which a code is worthless: one chance in 200 000 for who guesses. */
const mostWrongTries = 5;

function newCode(): string {
  return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
}

/** The form in which a code is kept: HMAC-SHA256, hexadecimal. The same digits of another account have another hash. */
function hashCode(keys: DeriveKey, accountId: string, code: string): string {
  return createHmac('sha256', keys('one-time-code')).update(`${accountId}:${code}`).digest('hex');
}

/** Whether two hashes of {@link hashCode} are the same, in constant time. */
function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return first.length === second.length && timingSafeEqual(first, second);
}

function codeMail(
  account: { readonly email: string; readonly fullName: string },
  { code, brand }: { readonly code: string; readonly brand: string },
): Mail {
  return {
    to: account.email,
    // Not in the subject: a phone shows subjects while it is locked.
    subject: `Mã OTP xác minh danh tính ${brand}`,
    text: [
      `Chào ${account.fullName},`,
      `Mã OTP để gửi hồ sơ xác minh danh tính và ký hợp đồng thuê máy của bạn là: ${code}`,
      `Mã có hiệu lực trong ${codeLifetimeMs / MINUTE} phút và chỉ dùng được một lần. Bạn không đưa mã này cho bất kỳ ai, kể cả người tự xưng là nhân viên ${brand}.`,
      'Nếu bạn không yêu cầu mã này, hãy đổi mật khẩu tài khoản: có thể ai đó đang dùng tài khoản của bạn.',
    ].join('\n\n'),
  };
}

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
  await queueMail(unit, codeMail(account, { code, brand }));
  return {
    statusCode: 200,
    message: 'Đã gửi mã OTP đến email của bạn',
    expiresAt: row.expiresAt.toISOString(),
    resendAt: row.resendAt.toISOString(),
  };
}

export interface GivenCode {
  readonly accountId: string;
  readonly code: string;
}

type Verdict = 'right' | 'gone' | 'worn out' | { readonly wrong: { readonly left: number } };

/**
 * Checks a code without using it up. A wrong one is counted in a transaction of its own, so that nothing that fails
 * afterwards undoes the count; tries that arrive at once are counted one after another, because each locks the row.
 * @throws Refusal 400 that says what to do
 */
export async function checkCode(services: Services, given: GivenCode): Promise<void> {
  const verdict = await inOneTransaction(services, (unit) => judge(unit, services, given));
  if (verdict !== 'right') throw refusalOf(verdict);
}

/**
 * Uses a code up, in the unit of what it was for: a rollback of the unit restores the code.
 * @throws Refusal 400 when it is no longer good: used by a form sent at the same time, or followed by a newer one
 */
export async function spendCode(
  unit: UnitOfWork,
  services: Services,
  given: GivenCode,
): Promise<void> {
  if ((await judge(unit, services, given)) !== 'right') throw refusalOf('gone');
  await unit.transaction.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, given.accountId));
}

async function judge(
  unit: UnitOfWork,
  { keys }: Pick<Services, 'keys'>,
  { accountId, code }: GivenCode,
): Promise<Verdict> {
  const mine = eq(oneTimeCodes.accountId, accountId);
  const [kept] = await unit.transaction
    .select()
    .from(oneTimeCodes)
    .where(mine)
    .for('no key update');
  if (kept === undefined || kept.expiresAt <= unit.now) return 'gone';
  if (kept.attempts >= mostWrongTries) return 'worn out';
  if (isSameHash(kept.codeHash, hashCode(keys, accountId, code))) return 'right';
  const attempts = kept.attempts + 1;
  await unit.transaction.update(oneTimeCodes).set({ attempts }).where(mine);
  return { wrong: { left: mostWrongTries - attempts } };
}

function refusalOf(verdict: Exclude<Verdict, 'right'>): Refusal {
  if (verdict === 'gone') {
    return new Refusal(400, 'Mã OTP không còn hiệu lực. Bạn gửi lại mã để nhận mã mới', {
      field: 'otp',
    });
  }
  if (verdict === 'worn out' || verdict.wrong.left === 0) {
    return new Refusal(
      400,
      `Bạn đã nhập sai mã OTP ${mostWrongTries} lần nên mã này không dùng được nữa. Bạn gửi lại mã để nhận mã mới`,
      { field: 'otp', tries_left: 0 },
    );
  }
  return new Refusal(400, `Mã OTP không đúng. Bạn còn ${verdict.wrong.left} lần thử`, {
    field: 'otp',
    tries_left: verdict.wrong.left,
  });
}
