/** Sign-up (specification section 2). The account is of use once its e-mail address is proved (`email-verification.ts`). */
import { eq, or } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { accounts } from '../database/schema/accounts.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandler } from '../services.ts';
import { isAllowedName, nameColumns } from './account-name.ts';
import { sendVerificationLink } from './email-verification.ts';
import { addressKey, mailboxKey, signUps, signUpTries, verificationMails } from './limits.ts';
import { hashPassword } from './password.ts';
import { refuseUnlessName } from './personal-details.ts';
import { deleteLapsed } from './unverified-accounts.ts';

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
    const name = nameColumns(body.username.trim());
    const email = body.email.trim().toLowerCase();
    const fullName = body.fullName.trim().replaceAll(/\s+/g, ' ');
    if (!isAllowedName(name.username)) {
      throw new Refusal(
        400,
        'Tên đăng nhập gồm 3 đến 20 ký tự: chữ cái tiếng Việt hoặc tiếng Anh, chữ số 0 đến 9, dấu chấm, gạch nối hoặc gạch dưới',
      );
    }
    if (fullName === '') throw new Refusal(400, 'Họ và tên không được để trống');
    refuseUnlessName(fullName);
    if (body.password.trim() === '') throw new Refusal(400, 'Mật khẩu không được để trống');
    const subject = addressKey(address);
    // Before the query below, because its answer reveals whether a name or an address is taken.
    await services.attempts.count({ rule: signUpTries, subject });
    const isInTheWay = or(
      eq(accounts.username, name.username),
      eq(accounts.foldedUsername, name.foldedUsername),
      eq(accounts.email, email),
    );
    await inOneTransaction(services, (unit) => deleteLapsed(unit, isInTheWay));
    const taken = await services.database
      .select({ username: accounts.username, foldedUsername: accounts.foldedUsername })
      .from(accounts)
      .where(isInTheWay);
    refuseTaken(
      taken.map(
        ({ username, foldedUsername }) =>
          username === name.username || foldedUsername === name.foldedUsername,
      ),
    );
    await services.attempts.count(
      { rule: signUps(services.settings.mode), subject },
      { rule: verificationMails, subject: mailboxKey(email) },
    );
    const passwordHash = await services.lendSlot(() => hashPassword(body.password));
    const account = { ...name, id: newId(), fullName, email, phone: body.phone.trim() };
    try {
      await inOneTransaction(services, async (unit) => {
        const dates = { createdAt: unit.now, updatedAt: unit.now };
        await unit.transaction.insert(accounts).values({ ...account, ...dates, passwordHash });
        await sendVerificationLink(unit, { ...account, ...dates }, { origin, brand });
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
