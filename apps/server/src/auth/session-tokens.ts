/** Session tokens: JSON Web Tokens (RFC 7519) signed with HS256, with the server's clock as their time. */
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { newId } from '../database/columns.ts';
import type { AccountIdentity } from '../services.ts';

const issuer = 'tram';
const audience = 'session';

/** What a valid token says. Whether the account still exists and may act is another question (`authenticate.ts`). */
interface SessionClaims {
  readonly accountId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Why a token is refused. */
type TokenFault = 'expired' | 'invalid';

/** Signs and reads session tokens. */
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
    },
  };
}

/** @param seconds a NumericDate of RFC 7519 */
function momentOf(seconds: number): Date {
  return new Date(Math.round(seconds * 1000));
}
