import { isNotOlder } from '../newer/newer.ts';
import { kycAllows, kycStatusOf } from './rules.ts';
import type { KycStatus } from './rules.ts';
import type { KycAccount, KycDoubt, KycOtpContext } from './types.ts';

/** The lifecycle's part of an account: whatever else a caller passes is left behind. */
export function accountOf(account: KycAccount): KycAccount {
  const { kyc, isVerify, timeKyc, reasonFailKyc, updatedAt } = account;
  return { kyc, isVerify, timeKyc, reasonFailKyc, updatedAt };
}

/** How the verification stands; `null` while the account was never read. */
export function statusOf({ account }: Pick<KycOtpContext, 'account'>): KycStatus | null {
  return account === null ? null : kycStatusOf(account);
}

/** Whether an account is at least as new as the one that is known. */
export function isCurrent(candidate: KycAccount, { account }: KycOtpContext): boolean {
  return account === null || isNotOlder(candidate, account);
}

/** Whether an account says that the verification has gone on: another status, or another submission. */
export function isNews(candidate: KycAccount, context: KycOtpContext): boolean {
  const { account } = context;
  if (account === null) return true;
  return (
    isCurrent(candidate, context) &&
    (kycStatusOf(candidate) !== kycStatusOf(account) || candidate.timeKyc !== account.timeKyc)
  );
}

/** Whether an account shows that a form has arrived since it was last read: every submission sets `timeKyc` anew. */
export function hasArrived(candidate: KycAccount, { account }: KycOtpContext): boolean {
  return account !== null && candidate.timeKyc !== null && candidate.timeKyc !== account.timeKyc;
}

/** Whether a doubt is about a form that this lifecycle has sent. */
export function isOwn(doubt: KycDoubt | null): boolean {
  return doubt === 'lost' || doubt === 'cancelled';
}

/**
 * How often the account has to say that nothing has arrived before it is believed. A form that went out whole may be at
 * work on the server for a while; one that was cut off is dropped there at once.
 */
export function checksNeeded(progress: number | null): number {
  return progress !== null && progress < 1 ? 2 : 5;
}

/** Whether a form may be sent now. */
export function mayBegin({ account }: Pick<KycOtpContext, 'account'>): boolean {
  return account !== null && kycAllows('submit', kycStatusOf(account));
}
