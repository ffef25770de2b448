/** Login: name and password against a token (specification section 4). The role is answered; the portal lets only USER in. */
import { sql } from 'drizzle-orm';
import { accounts } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandler } from '../services.ts';
import { addressKey } from './address-key.ts';
import { lockedMessage } from './authenticate.ts';
import { sendVerificationLinkAgain } from './email-verification.ts';
import type { KnownPlaces } from './known-places.ts';
import { admitLogin } from './login-limits.ts';
import { verifyPassword } from './password.ts';
import type { SessionTokens } from './session-tokens.ts';

/** What logging in needs. */
export interface LoginParts {
  readonly tokens: SessionTokens;
  readonly places: KnownPlaces;
  /** The product's name, for the mail. */
  readonly brand: string;
}

/** Builds the handler of `login`. */
export function createLogin({ tokens, places, brand }: LoginParts): OperationHandler<'login'> {
  return async ({ services, body, origin, address }) => {
    const username = body.username.trim();
    const place = { name: username.toLowerCase(), address: addressKey(address) };
    const login = await admitLogin({ attempts: services.attempts, places }, place);
    const [account] = await services.database
      .select()
      .from(accounts)
      .where(sql`lower(${accounts.username}) = lower(${username})`);
    const isRight = await verifyPassword(body.password, account?.passwordHash ?? null);
    // Without an account the password cannot have been right; its check has taken as long.
    if (account === undefined || !isRight) {
      throw new Refusal(401, 'Sai tên đăng nhập hoặc mật khẩu');
    }
    await login.succeeded();
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
