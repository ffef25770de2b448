/** Sign-up (specification section 2): an account that waits for its e-mail address to be verified. */

import { or, sql } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { accounts } from '../database/schema/accounts.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandler } from '../services.ts';
import { sendVerificationLink } from './email-verification.ts';
import { addressKey, signUps, signUpTries } from './limits.ts';
import { hashPassword } from './password.ts';

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

/** What signing up needs. */
interface RegisterParts {
  /** The product's name, for the mail. */
  readonly brand: string;
}

/** Builds the handler of `register`. */
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
        await sendVerificationLink(services, unit, account, { origin, brand });
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
