/**
 * Proof of an e-mail address: a link with a random token, of which only the hash is kept. Opening it again after it has
 * worked is no fault, because mail scanners open links before people do.
 */

import { createHash, randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accounts, emailVerificationTokens } from '../database/schema/accounts.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import type { Services } from '../services.ts';

/** Writes the mail with the link that verifies an address. */
function verificationMail(
  account: { readonly email: string; readonly fullName: string },
  content: { readonly link: string; readonly brand: string },
): Mail {
  const { link, brand } = content;
  return {
    to: account.email,
    subject: `Xác thực tài khoản ${brand}`,
    text: [
      `Chào ${account.fullName},`,
      `Cảm ơn bạn đã đăng ký tài khoản ${brand}. Bạn mở liên kết dưới đây để xác thực địa chỉ email và bắt đầu sử dụng:`,
      link,
      'Liên kết có hiệu lực trong 48 giờ. Nếu bạn không đăng ký tài khoản, bạn có thể bỏ qua email này.',
    ].join('\n\n'),
    link,
  };
}

/** How long a link works, ms: two days. */
const linkLifetimeMs = 48 * 3_600_000;
/** How long an account waits before a login sends another link, ms: ten minutes. */
const pauseMs = 10 * 60_000;

/** Who is to be asked. */
interface UnverifiedAccount {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a link and puts its mail into the outbox, in the unit. */
export async function sendVerificationLink(
  services: Pick<Services, 'clock'>,
  unit: UnitOfWork,
  account: UnverifiedAccount,
  sender: { readonly origin: string; readonly brand: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await unit.transaction.insert(emailVerificationTokens).values({
    tokenHash: hashOf(token),
    accountId: account.id,
    expiresAt: new Date(unit.now.getTime() + linkLifetimeMs),
    createdAt: unit.now,
  });
  const link = `${sender.origin}/verify-email?token=${token}`;
  await queueMail(unit, services, verificationMail(account, { link, brand: sender.brand }));
}

/** Sends another link when the last one is old enough. @returns whether one was sent */
export async function sendVerificationLinkAgain(
  services: Services,
  account: UnverifiedAccount,
  sender: { readonly origin: string; readonly brand: string },
): Promise<boolean> {
  return inOneTransaction(services, async (unit) => {
    const [latest] = await unit.transaction
      .select({ createdAt: emailVerificationTokens.createdAt })
      .from(emailVerificationTokens)
      .where(eq(emailVerificationTokens.accountId, account.id))
      .orderBy(desc(emailVerificationTokens.createdAt))
      .limit(1);
    if (latest !== undefined && unit.now.getTime() - latest.createdAt.getTime() < pauseMs) {
      return false;
    }
    await sendVerificationLink(services, unit, account, sender);
    return true;
  });
}

/** Uses the token of a link. @returns whether the address is verified now */
async function verifyEmail(services: Services, token: string): Promise<boolean> {
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
      .where(eq(emailVerificationTokens.tokenHash, hashOf(token)));
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

/** Registers `/verify-email?token=…`, which the mailed link opens: verifies and leads to the login with the outcome. */
export function registerVerifyEmail(app: FastifyInstance, services: Services): void {
  app.get('/verify-email', async (request, reply) => {
    const query: unknown = request.query;
    const token =
      typeof query === 'object' && query !== null && 'token' in query ? query.token : null;
    const verified = typeof token === 'string' && (await verifyEmail(services, token));
    return reply
      .header('referrer-policy', 'no-referrer')
      .redirect(`/login?verified=${verified ? 1 : 0}`, 303);
  });
}
