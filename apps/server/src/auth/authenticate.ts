/** From a bearer token to the account that is calling, looked up for every call: a lock counts at once. */

import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import type { Database } from '../database/tables.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity } from '../services.ts';
import type { SessionTokens } from './session-tokens.ts';

/**
 * Who is calling, where the contract asks for a token. The HTTP layer has refused everyone else already; this says so to
 * the types, and refuses again should it not have.
 */
export function requiredAccount(context: {
  readonly account: AccountIdentity | null;
}): AccountIdentity {
  if (context.account === null) throw new Refusal(401, 'Vui lòng đăng nhập để tiếp tục');
  return context.account;
}

/** A session that is good now. */
interface Session {
  readonly account: AccountIdentity;
  readonly expiresAt: Date;
}

/** Checks a token. @throws Refusal 401 that says why */
export type Authenticate = (token: string | null) => Promise<Session>;

/** The message for a locked account, at login and in its live session. */
export function lockedMessage(reason: string | null): string {
  return reason === null || reason.trim() === ''
    ? 'Tài khoản của bạn đã bị khóa. Vui lòng liên hệ bộ phận hỗ trợ để biết thêm chi tiết'
    : `Tài khoản của bạn đã bị khóa: ${reason}`;
}

/** The token of an `Authorization: Bearer …` header (RFC 6750), or null. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

/** Builds the check over the accounts of a database. */
export function createAuthenticate(database: Database, tokens: SessionTokens): Authenticate {
  return async (token) => {
    if (token === null) throw new Refusal(401, 'Vui lòng đăng nhập để tiếp tục');
    const claims = await tokens.read(token);
    if (claims === 'expired') {
      throw new Refusal(401, 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại');
    }
    if (claims === 'invalid') throw invalidSession();
    const [account] = await database
      .select({
        id: accounts.id,
        username: accounts.username,
        role: accounts.role,
        isActive: accounts.isActive,
        lockedReason: accounts.lockedReason,
        sessionsValidFrom: accounts.sessionsValidFrom,
      })
      .from(accounts)
      .where(eq(accounts.id, claims.accountId));
    if (account === undefined) throw invalidSession();
    if (!account.isActive) throw new Refusal(401, lockedMessage(account.lockedReason));
    // It was issued before the account was locked: unlocking does not revive it.
    if (account.sessionsValidFrom !== null && claims.issuedAt <= account.sessionsValidFrom) {
      throw invalidSession();
    }
    const { id, username, role } = account;
    return { account: { id, username, role }, expiresAt: claims.expiresAt };
  };
}

function invalidSession(): Refusal {
  return new Refusal(401, 'Phiên đăng nhập không hợp lệ, vui lòng đăng nhập lại');
}
