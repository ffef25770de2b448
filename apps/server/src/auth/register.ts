/**
 * Sign-up (specification section 2), and the proof of its e-mail address: a link with a random token, of which only the hash is kept. Opening it again after it has
 * worked is no fault, because mail scanners open links before people do.
 */
import { createHash, randomBytes } from 'node:crypto';
import { desc, eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { newId } from '../database/columns.ts';
import { accounts, emailVerificationTokens } from '../database/schema/accounts.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { anonymousCall } from '../http/fair-queue.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandler, Services } from '../services.ts';
import { addressKey, signUps, signUpTries } from './limits.ts';
import { hashPassword } from './password.ts';
import { refuseUnlessName } from './personal-details.ts';

function verificationMail(
  account: { readonly email: string; readonly fullName: string },
  content: { readonly link: string; readonly brand: string },
): Mail {
  const { link, brand } = content;
  return {
    to: account.email,
    subject: `Xác minh tài khoản ${brand}`,
    text: [
      `Chào ${account.fullName},`,
      `Cảm ơn bạn đã đăng ký tài khoản ${brand}. Bạn mở liên kết dưới đây để xác minh địa chỉ email và bắt đầu sử dụng:`,
      link,
      'Liên kết có hiệu lực trong 48 giờ. Nếu bạn không đăng ký tài khoản, bạn có thể bỏ qua email này.',
    ].join('\n\n'),
    link,
  };
}

/** How long a link works, ms: two days. */
const linkLifetimeMs = 48 * 3_600_000;
/** How long an account waits before a login sends another link, ms: ten minutes. */
export const resendPauseMs = 10 * 60_000;

interface UnverifiedAccount {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a link and puts its mail into the outbox, in the unit. */
async function sendVerificationLink(
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
  await queueMail(unit, verificationMail(account, { link, brand: sender.brand }));
}

/** The end of the pause after a link that was sent then. */
function pauseAfter(sentAt: Date): Date {
  return new Date(sentAt.getTime() + resendPauseMs);
}

/** What a login has done for an address that is not verified. */
export interface LinkSentAgain {
  readonly sent: boolean;
  /** From when on a login sends the next one. */
  readonly nextAt: Date;
}

/** Sends another link when the last one is old enough. */
export async function sendVerificationLinkAgain(
  services: Services,
  account: UnverifiedAccount,
  sender: { readonly origin: string; readonly brand: string },
): Promise<LinkSentAgain> {
  return inOneTransaction(services, async (unit) => {
    const [latest] = await unit.transaction
      .select({ createdAt: emailVerificationTokens.createdAt })
      .from(emailVerificationTokens)
      .where(eq(emailVerificationTokens.accountId, account.id))
      .orderBy(desc(emailVerificationTokens.createdAt))
      .limit(1);
    if (latest !== undefined && unit.now < pauseAfter(latest.createdAt)) {
      return { sent: false, nextAt: pauseAfter(latest.createdAt) };
    }
    await sendVerificationLink(unit, account, sender);
    return { sent: true, nextAt: pauseAfter(unit.now) };
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
    const token: unknown = Reflect.get(Object(request.query), 'token');
    const verified =
      typeof token === 'string' &&
      (await services.queue.run(anonymousCall(request), () => verifyEmail(services, token)));
    return reply
      .header('referrer-policy', 'no-referrer')
      .redirect(`/login?verified=${verified ? 1 : 0}`, 303);
  });
}

/** Which unique index refused a row, if one did. */
function violatedUniqueIndex(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') {
      return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
    }
  }
  return null;
}

const usernameTaken = 'Tên đăng nhập này đã được sử dụng';
const emailTaken = 'Email này đã được sử dụng';

interface RegisterParts {
  /** The product's name, for the mail. */
  readonly brand: string;
}

export function createRegister({ brand }: RegisterParts): OperationHandler<'register'> {
  return async ({ services, body, origin, address }) => {
    const username = body.username.trim();
    const email = body.email.trim().toLowerCase();
    const fullName = body.fullName.trim().replaceAll(/\s+/g, ' ');
    if (!/^[\p{Letter}\p{Number}._-]{3,20}$/u.test(username)) {
      throw new Refusal(
        400,
        'Tên đăng nhập gồm 3 đến 20 ký tự: chữ cái, chữ số, dấu chấm, gạch nối hoặc gạch dưới',
      );
    }
    if (fullName === '') throw new Refusal(400, 'Họ và tên không được để trống');
    refuseUnlessName(fullName);
    if (body.password.trim() === '') throw new Refusal(400, 'Mật khẩu không được để trống');
    const subject = addressKey(address);
    // Before the query below, because its answer reveals whether a name or an address is taken.
    await services.attempts.count({ rule: signUpTries, subject });
    const taken = await services.database
      .select({ username: accounts.username })
      .from(accounts)
      .where(
        or(
          sql`lower(${accounts.username}) = lower(${username})`,
          sql`lower(${accounts.email}) = lower(${email})`,
        ),
      );
    refuseTaken(taken.map((row) => row.username.toLowerCase() === username.toLowerCase()));
    await services.attempts.count({ rule: signUps(services.settings.mode), subject });
    const passwordHash = await hashPassword(body.password);
    const account = { id: newId(), username, fullName, email, phone: body.phone.trim() };
    try {
      await inOneTransaction(services, async (unit) => {
        await unit.transaction
          .insert(accounts)
          .values({ ...account, passwordHash, createdAt: unit.now, updatedAt: unit.now });
        await sendVerificationLink(unit, account, { origin, brand });
      });
    } catch (error) {
      // Someone else was faster since the look above.
      const index = violatedUniqueIndex(error);
      if (index === null) throw error;
      throw new Refusal(409, index === 'accounts_email_key' ? emailTaken : usernameTaken);
    }
    return { status: 201, body: { statusCode: 200, message: 'Đăng ký thành công' } };
  };
}

/** @param sameUsername for each account that is in the way, whether the name is what it shares */
function refuseTaken(sameUsername: readonly boolean[]): void {
  if (sameUsername.includes(true)) throw new Refusal(409, usernameTaken);
  if (sameUsername.length > 0) throw new Refusal(409, emailTaken);
}
