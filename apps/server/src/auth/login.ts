/** Login: name and password against a token (specification section 4). The role is answered; the portal lets only USER in. */
import { sql } from 'drizzle-orm';
import { accounts } from '../database/schema.ts';
import { type OperationHandler, Refusal } from '../services.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { lockedMessage } from './authenticate.ts';
import { sendVerificationLinkAgain } from './email-verification.ts';
import { verifyPassword } from './password.ts';
import type { SessionTokens } from './session-tokens.ts';

/** What logging in needs. */
export interface LoginParts {
  readonly tokens: SessionTokens;
  /** Failures from one address. */
  readonly addressLimit: AttemptLimit;
  /** Failures for one name. */
  readonly accountLimit: AttemptLimit;
  /** The product's name, for the mail. */
  readonly brand: string;
}

/** Builds the handler of `login`. */
export function createLogin(parts: LoginParts): OperationHandler<'login'> {
  const { tokens, addressLimit, accountLimit, brand } = parts;
  return async ({ services, body, origin, address }) => {
    const username = body.username.trim();
    const name = username.toLowerCase();
    addressLimit.check(address);
    accountLimit.check(name);
    const [account] = await services.database
      .select()
      .from(accounts)
      .where(sql`lower(${accounts.username}) = lower(${username})`);
    if (!(await verifyPassword(body.password, account?.passwordHash ?? null))) {
      addressLimit.count(address);
      accountLimit.count(name);
      throw new Refusal(401, 'Sai tên đăng nhập hoặc mật khẩu');
    }
    // Without an account the password cannot have been right.
    if (account === undefined) throw new Refusal(401, 'Sai tên đăng nhập hoặc mật khẩu');
    accountLimit.forget(name);
    if (!account.isActive) throw new Refusal(403, lockedMessage(account.lockedReason));
    if (account.emailVerifiedAt === null) {
      const sent = await sendVerificationLinkAgain(services, account, { origin, brand });
      throw new Refusal(403, unverifiedMessage(sent));
    }
    const { id, role } = account;
    const jwt = await tokens.issue({ id, username: account.username, role });
    return { status: 200, body: { _id: id, username: account.username, role, jwt } };
  };
}

function unverifiedMessage(sentAgain: boolean): string {
  return sentAgain
    ? 'Tài khoản chưa được xác thực. Chúng tôi vừa gửi lại liên kết xác thực, bạn kiểm tra email và mở liên kết để tiếp tục'
    : 'Tài khoản chưa được xác thực. Bạn kiểm tra email và mở liên kết xác thực để tiếp tục';
}
