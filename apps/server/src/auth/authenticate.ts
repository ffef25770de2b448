/**
 * Session tokens (JSON Web Tokens, RFC 7519, signed with HS256, with the server's clock as their time), and the account that
 * calls with one.
 */
import { eq, sql } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { newId } from '../database/columns.ts';
import { prepared } from '../database/prepared.ts';
import { accounts } from '../database/schema/accounts.ts';
import type { Database } from '../database/tables.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity } from '../services.ts';

const issuer = 'tram';
const audience = 'session';
/** How many tokens are remembered as verified, some 400 bytes each. */
const mostRead = 10_000;

/** What a valid token says. Whether the account still exists and may act is another question (`authenticate.ts`). */
interface SessionClaims {
  readonly accountId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

type TokenFault = 'expired' | 'invalid';

export interface SessionTokens {
  issue(account: AccountIdentity): Promise<string>;
  read(token: string): Promise<SessionClaims | TokenFault>;
}

/**
 * @param secret at least 32 bytes
 * @param tokenMinutes how long a token is good
 */
export function createSessionTokens(
  secret: Uint8Array,
  tokenMinutes: number,
  clock: Pick<Clock, 'now'>,
): SessionTokens {
  /** What good tokens said, the oldest first: their signature stays good, only their time passes. */
  const read = new Map<string, SessionClaims>();

  async function verify(token: string): Promise<SessionClaims | TokenFault> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        // Named, so that no other algorithm (`none` …) is ever accepted.
        algorithms: ['HS256'],
        issuer,
        audience,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: clock.now(),
      });
      const { sub, iat, exp } = payload;
      if (sub === undefined || iat === undefined || exp === undefined) return 'invalid';
      return { accountId: sub, issuedAt: momentOf(iat), expiresAt: momentOf(exp) };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (error instanceof errors.JOSEError) return 'invalid';
      throw error;
    }
  }

  return {
    issue(account) {
      // To the millisecond (RFC 7519 allows fractions): a lock ends what was issued a moment before, not the login after it.
      const issuedAt = clock.now().getTime() / 1000;
      return new SignJWT({ username: account.username, role: account.role })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(account.id)
        .setJti(newId())
        .setIssuedAt(issuedAt)
        .setExpirationTime(Math.floor(issuedAt) + tokenMinutes * 60)
        .sign(secret);
    },
    async read(token) {
      const known = read.get(token);
      if (known !== undefined) return known.expiresAt <= clock.now() ? 'expired' : known;
      const claims = await verify(token);
      if (typeof claims === 'string') return claims;
      if (read.size >= mostRead) {
        const [oldest] = read.keys();
        if (oldest !== undefined) read.delete(oldest);
      }
      read.set(token, claims);
      return claims;
    },
  };
}

/** @param seconds a NumericDate of RFC 7519 */
function momentOf(seconds: number): Date {
  return new Date(Math.round(seconds * 1000));
}

// The account is looked up for every call: a lock counts at once.

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

interface Session {
  readonly account: AccountIdentity;
  readonly expiresAt: Date;
}

/**
 * Checks a token.
 * @param inTurn has the account that a good token names looked up when it is its turn; at once by default
 * @throws Refusal 401 that says why
 */
export type Authenticate = (
  token: string | null,
  inTurn?: (accountId: string, lookUp: () => Promise<Session>) => Promise<Session>,
) => Promise<Session>;

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

const accountOfSession = prepared((database) =>
  database
    .select({
      id: accounts.id,
      username: accounts.username,
      role: accounts.role,
      isActive: accounts.isActive,
      lockedReason: accounts.lockedReason,
      sessionsValidFrom: accounts.sessionsValidFrom,
    })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('account_of_session'),
);

export function createAuthenticate(database: Database, tokens: SessionTokens): Authenticate {
  async function lookUp({ accountId, issuedAt, expiresAt }: SessionClaims): Promise<Session> {
    const [account] = await accountOfSession(database).execute({ id: accountId });
    if (account === undefined) throw invalidSession();
    if (!account.isActive) throw new Refusal(401, lockedMessage(account.lockedReason));
    // It was issued before the account was locked: unlocking does not revive it.
    if (account.sessionsValidFrom !== null && issuedAt <= account.sessionsValidFrom) {
      throw invalidSession();
    }
    const { id, username, role } = account;
    return { account: { id, username, role }, expiresAt };
  }

  return async (token, inTurn = (_accountId, atOnce) => atOnce()) => {
    if (token === null) throw new Refusal(401, 'Vui lòng đăng nhập để tiếp tục');
    const claims = await tokens.read(token);
    if (claims === 'expired') {
      throw new Refusal(401, 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại');
    }
    if (claims === 'invalid') throw invalidSession();
    return inTurn(claims.accountId, () => lookUp(claims));
  };
}

function invalidSession(): Refusal {
  return new Refusal(401, 'Phiên đăng nhập không hợp lệ, vui lòng đăng nhập lại');
}
