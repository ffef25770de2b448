/** The proof of an account's e-mail address: a mailed link with a random token, of which only the hash is kept. */
import { createHash, randomBytes } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '@tram/machines/rules';
import { desc, eq } from 'drizzle-orm';
import { accounts, emailVerificationTokens } from '../database/schema/accounts.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/book.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import { shownTime } from '../pages/html.ts';
import type { Services } from '../services.ts';
import { mailboxKey, verificationMails } from './limits.ts';

/** How long an account may stay unverified, ms: seven days from its sign-up, however often a link is sent. */
export const unverifiedLifetimeMs = 7 * DAY;
/** How long a link works, ms: two days, and no longer than its account may stay unverified. */
const linkLifetimeMs = 48 * HOUR;
/** How long an account waits before a login sends another link, ms: ten minutes. */
export const resendPauseMs = 10 * MINUTE;

interface UnverifiedAccount {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
}

/** Who sends the mail. */
interface Sender {
  readonly origin: string;
  /** The product's name. */
  readonly brand: string;
}

/** It goes to whoever has the address, who may not be the one who signed up: no word of it is theirs. */
function verificationMail(
  to: string,
  { link, brand, expiresAt }: { link: string; brand: string; expiresAt: Date },
): Mail {
  return {
    to,
    subject: `Xác minh tài khoản ${brand}`,
    text: [
      'Xin chào,',
      `Địa chỉ email này vừa được dùng để đăng ký tài khoản ${brand}. Nếu là bạn đăng ký, bạn mở liên kết dưới đây rồi bấm nút xác minh để bắt đầu sử dụng:`,
      link,
      `Liên kết có hiệu lực đến ${shownTime(expiresAt.toISOString())} (giờ Việt Nam). Nếu bạn không đăng ký tài khoản, bạn bỏ qua email này.`,
    ].join('\n\n'),
    link,
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The end of a link that is sent now: not after its account's, unless the account is kept for what it has. */
function linkEnd({ createdAt }: UnverifiedAccount, now: Date): Date {
  const lifetime = now.getTime() + linkLifetimeMs;
  const accountEnd = createdAt.getTime() + unverifiedLifetimeMs;
  return new Date(accountEnd > now.getTime() ? Math.min(lifetime, accountEnd) : lifetime);
}

/** Makes a link and puts its mail into the outbox, in the unit. It is counted before (`verificationMails`). */
export async function sendVerificationLink(
  unit: UnitOfWork,
  account: UnverifiedAccount,
  { origin, brand }: Sender,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = linkEnd(account, unit.now);
  await unit.transaction.insert(emailVerificationTokens).values({
    tokenHash: hashOf(token),
    accountId: account.id,
    expiresAt,
    createdAt: unit.now,
  });
  const link = `${origin}/verify-email?token=${token}`;
  await queueMail(unit, verificationMail(account.email, { link, brand, expiresAt }));
}

/** What a login has done for an address that is not verified. */
export interface LinkSentAgain {
  readonly sent: boolean;
  /** From when on a login sends the next one. */
  readonly nextAt: Date;
}

/** When the next link may be sent; null where none was sent yet. */
async function pauseEnd(
  database: Pick<Services['database'], 'select'>,
  accountId: string,
): Promise<Date | null> {
  const [latest] = await database
    .select({ createdAt: emailVerificationTokens.createdAt })
    .from(emailVerificationTokens)
    .where(eq(emailVerificationTokens.accountId, accountId))
    .orderBy(desc(emailVerificationTokens.createdAt))
    .limit(1);
  return latest === undefined ? null : new Date(latest.createdAt.getTime() + resendPauseMs);
}

/**
 * Sends another link when the last one is old enough.
 * @throws TooManyAttempts when the mailbox has had enough of them for a day
 */
export async function sendVerificationLinkAgain(
  services: Services,
  account: UnverifiedAccount,
  sender: Sender,
): Promise<LinkSentAgain> {
  const { attempts, clock, database } = services;
  const pause = await pauseEnd(database, account.id);
  if (pause !== null && clock.now() < pause) return { sent: false, nextAt: pause };
  const counted = { rule: verificationMails, subject: mailboxKey(account.email) };
  await attempts.count(counted);
  const outcome = await inOneTransaction(services, async (unit): Promise<LinkSentAgain> => {
    await lockAccount(unit, account.id);
    // Another login of the account may have been faster.
    const nextAt = await pauseEnd(unit.transaction, account.id);
    if (nextAt !== null && unit.now < nextAt) return { sent: false, nextAt };
    await sendVerificationLink(unit, account, sender);
    return { sent: true, nextAt: new Date(unit.now.getTime() + resendPauseMs) };
  });
  if (!outcome.sent) await attempts.giveBack(counted);
  return outcome;
}

/** Uses the token of a link; again after it has worked is no fault. @returns whether the address is verified now */
export async function verifyEmail(services: Services, token: string): Promise<boolean> {
  return inOneTransaction(services, async ({ transaction, now }) => {
    const [found] = await transaction
      .select({
        accountId: emailVerificationTokens.accountId,
        expiresAt: emailVerificationTokens.expiresAt,
        usedAt: emailVerificationTokens.usedAt,
        verifiedAt: accounts.emailVerifiedAt,
      })
      .from(emailVerificationTokens)
      .innerJoin(accounts, eq(accounts.id, emailVerificationTokens.accountId))
      .where(eq(emailVerificationTokens.tokenHash, hashOf(token)))
      // Nor may the account be deleted meanwhile.
      .for('no key update', { of: accounts });
    if (found === undefined) return false;
    if (found.verifiedAt !== null) return true;
    if (found.usedAt !== null || found.expiresAt <= now) return false;
    await transaction
      .update(emailVerificationTokens)
      .set({ usedAt: now })
      .where(eq(emailVerificationTokens.tokenHash, hashOf(token)));
    await transaction
      .update(accounts)
      .set({ emailVerifiedAt: now, updatedAt: now })
      .where(eq(accounts.id, found.accountId));
    return true;
  });
}
