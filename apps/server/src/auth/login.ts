/** Login: name and password against a token (specification section 4). The role is answered; the portal lets only USER in. */

import { DAY } from '@tram/machines/rules';
import { and, eq, gt } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { attemptWindows } from '../database/schema/server.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandler } from '../services.ts';
import { findAccount, foldedName } from './account-name.ts';
import {
  type Attempt,
  attemptKey,
  type AttemptParts,
  type Attempts,
  TooManyAttempts,
} from './attempts.ts';
import { lockedMessage, type SessionTokens } from './authenticate.ts';
import { resendPauseMs, sendVerificationLinkAgain } from './email-verification.ts';
import {
  addressKey,
  loginsFromAddress,
  loginsOfName,
  loginsOfNameFromAddress,
  loginsOfNameInADay,
} from './limits.ts';
import { verifyPassword } from './password.ts';
import { deleteLapsed } from './unverified-accounts.ts';

// From where accounts have logged in before. Kept as keyed hashes, so the table names neither an account nor an address.

/** A name and an address, both in the form in which they are counted. */
interface Place {
  readonly name: string;
  readonly address: string;
}

export interface KnownPlaces {
  /** The account has logged in from here: remembered for 90 days from now. */
  remember(place: Place): Promise<void>;
  isKnown(place: Place): Promise<boolean>;
}

const rememberedMs = 90 * DAY;

/** Builds the store. Its rows are windows like those of `auth/attempts.ts`: successful logins, deleted when they end. */
export function createKnownPlaces({ database, clock, key }: AttemptParts): KnownPlaces {
  const rule = { name: 'login.known-place', attempts: 0, windowMs: rememberedMs };
  const keyOf = ({ name, address }: Place) =>
    attemptKey(key, { rule, subject: `${name}\n${address}` });
  return {
    async remember(place) {
      const now = clock.now();
      const window = { count: 1, startedAt: now, endsAt: new Date(now.getTime() + rememberedMs) };
      await database
        .insert(attemptWindows)
        .values({ key: keyOf(place), ...window })
        .onConflictDoUpdate({ target: attemptWindows.key, set: window });
    },
    async isKnown(place) {
      const row = and(eq(attemptWindows.key, keyOf(place)), gt(attemptWindows.endsAt, clock.now()));
      return (await database.$count(attemptWindows, row)) > 0;
    },
  };
}

export interface AdmittedLogin {
  /** The password was right: deletes the failures before it from this address and remembers the address. */
  succeeded(): Promise<void>;
}

/**
 * Counts a login before its password is checked, in the same way for a name that does not exist.
 * @throws TooManyAttempts
 */
export async function admitLogin(
  { attempts, places }: { readonly attempts: Attempts; readonly places: KnownPlaces },
  place: Place,
): Promise<AdmittedLogin> {
  const { name, address } = place;
  const ofPlace = { rule: loginsOfNameFromAddress, subject: `${name}\n${address}` };
  const wider: readonly Attempt[] = [
    { rule: loginsFromAddress, subject: address },
    { rule: loginsOfName, subject: name },
    { rule: loginsOfNameInADay, subject: name },
  ];
  let counted = wider;
  try {
    await attempts.count(ofPlace, ...wider);
  } catch (error) {
    if (!(error instanceof TooManyAttempts) || error.rule === ofPlace.rule) throw error;
    // What others do, elsewhere or at the same address, does not lock out who has been here before.
    if (!(await places.isKnown(place))) throw error;
    counted = wider.slice(0, wider.findIndex(({ rule }) => rule === error.rule) + 1);
  }
  return {
    async succeeded() {
      await attempts.giveBack(...counted);
      await attempts.reset(ofPlace);
      await places.remember(place);
    },
  };
}

interface LoginParts {
  readonly tokens: SessionTokens;
  readonly places: KnownPlaces;
  /** The product's name, for the mail. */
  readonly brand: string;
}

export function createLogin({ tokens, places, brand }: LoginParts): OperationHandler<'login'> {
  return async ({ services, body, origin, address }) => {
    const place = { name: foldedName(body.username), address: addressKey(address) };
    const login = await admitLogin({ attempts: services.attempts, places }, place);
    const account = await findAccount(services.database, body.username);
    const isRight = await services.lendSlot(() =>
      verifyPassword(body.password, account?.passwordHash ?? null),
    );
    // Without an account the password cannot have been right; its check has taken as long.
    if (account === undefined || !isRight) throw wrongPassword();
    await login.succeeded();
    if (!account.isActive) throw new Refusal(403, lockedMessage(account.lockedReason));
    if (account.emailVerifiedAt === null) {
      const deleted = await inOneTransaction(services, (unit) =>
        deleteLapsed(unit, eq(accounts.id, account.id)),
      );
      if (deleted > 0) throw wrongPassword();
      const link = await sendVerificationLinkAgain(services, account, { origin, brand });
      throw new Refusal(403, unverifiedMessage(link.sent), {
        resendAt: link.nextAt.toISOString(),
      });
    }
    const { id, role } = account;
    const jwt = await tokens.issue({ id, username: account.username, role });
    return { status: 200, body: { _id: id, username: account.username, role, jwt } };
  };
}

function wrongPassword(): Refusal {
  return new Refusal(401, 'Sai tên đăng nhập hoặc mật khẩu');
}

function unverifiedMessage(sentAgain: boolean): string {
  const how = sentAgain
    ? 'Chúng tôi vừa gửi lại liên kết xác minh, bạn kiểm tra email và mở liên kết để tiếp tục.'
    : 'Bạn kiểm tra email và mở liên kết xác minh để tiếp tục.';
  return `Tài khoản chưa được xác minh. ${how} Mỗi ${resendPauseMs / 60_000} phút gửi lại được một lần.`;
}
