/** Everybody who might call in the place of a customer. */
import { SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { nameColumns } from '../../src/auth/account-name.ts';
import { hashPassword } from '../../src/auth/password.ts';
import { createSessionTokens } from '../../src/auth/authenticate.ts';
import { newId } from '../../src/database/columns.ts';
import { accounts } from '../../src/database/schema/accounts.ts';
import { isNode } from '../../src/http/contract-checks.ts';
import { demoPassword } from '../../src/seed/demo-accounts.ts';
import type { AccountIdentity } from '../../src/services.ts';
import type { TestServer } from '../../src/testing/test-server.ts';
import type { Column } from './matrix.ts';

/** What the server under test signs its tokens with. */
export const tokenSecret = 'a-secret-of-the-access-matrix-0123456789abcdef';

/** One caller: the `Authorization` header, and who they say they are where a name is asked. */
export interface Caller {
  readonly name: string;
  readonly authorization: string | null;
  readonly username: string;
}

const encoder = new TextEncoder();

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

async function signed(
  account: AccountIdentity,
  change: { key?: string; issuer?: string; audience?: string; endless?: boolean },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const token = new SignJWT({ username: account.username, role: account.role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(change.issuer ?? 'tram')
    .setAudience(change.audience ?? 'session')
    .setSubject(account.id)
    .setIssuedAt(now);
  if (change.endless !== true) token.setExpirationTime(now + 3600);
  return token.sign(encoder.encode(change.key ?? tokenSecret));
}

/** Tokens that say they are the victim's and are not. */
async function tampered(victim: AccountIdentity, ownToken: string): Promise<Map<string, string>> {
  const [header = '', payload = '', signature = ''] = ownToken.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const stolen = encoded({ ...(isNode(claims) ? claims : {}), sub: victim.id });
  const none = encoded({ alg: 'none', typ: 'JWT' });
  return new Map([
    ['another account in the payload', `${header}.${stolen}.${signature}`],
    ['alg none', `${none}.${stolen}.`],
    ['alg none, with a signature', `${none}.${stolen}.${signature}`],
    ['no signature', `${header}.${stolen}.`],
    ['another key', await signed(victim, { key: `${tokenSecret}!` })],
    ['another issuer', await signed(victim, { issuer: 'other' })],
    ['another audience', await signed(victim, { audience: 'verify-email' })],
    ['no end', await signed(victim, { endless: true })],
    ['no token', ''],
    ['words', 'demo tram-demo-2026'],
  ]);
}

/** An account that can log in. */
async function newAccount(server: TestServer, username: string): Promise<AccountIdentity> {
  const { database, clock } = server.services;
  const now = clock.now();
  const id = newId();
  await database.insert(accounts).values({
    id,
    ...nameColumns(username),
    fullName: 'Lê Thị Khóa',
    email: `${username}@example.com`,
    phone: '0987654321',
    passwordHash: await hashPassword(demoPassword),
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return { id, username, role: 'USER' };
}

function caller(name: string, token: string | null, username = 'new-customer'): Caller {
  return { name, authorization: token === null ? null : `Bearer ${token}`, username };
}

/** The callers of each column; a column holds when it does for each of its callers. */
export async function callersAgainst(
  server: TestServer,
  victim: AccountIdentity,
): Promise<ReadonlyMap<Column, readonly Caller[]>> {
  const { database, clock } = server.services;
  const tokens = createSessionTokens(encoder.encode(tokenSecret), 60, clock);
  const longAgo = { now: () => new Date(clock.now().getTime() - 2 * 3_600_000) };
  const pastTokens = createSessionTokens(encoder.encode(tokenSecret), 60, longAgo);

  const locked = await newAccount(server, 'locked-customer');
  const lockedToken = await tokens.issue(locked);
  await server.call(`/sandbox/api/accounts/${locked.username}`, {
    method: 'PATCH',
    body: { isActive: false, lockedReason: 'Vi phạm điều khoản' },
  });
  const deleted = await newAccount(server, 'deleted-customer');
  const deletedToken = await tokens.issue(deleted);
  await database.delete(accounts).where(eq(accounts.id, deleted.id));

  const ownToken = await server.tokenOf('new-customer');
  return new Map<Column, readonly Caller[]>([
    ['anonymous', [caller('nobody', null)]],
    ['other customer', [caller('another customer', ownToken)]],
    ['locked account', [caller('a locked customer', lockedToken, locked.username)]],
    ['ADMIN', [caller('the operator', await server.tokenOf('admin'), 'admin')]],
    ['expired token', [caller('an expired token', await pastTokens.issue(victim))]],
    [
      'tampered token',
      [...(await tampered(victim, ownToken))].map(([name, token]) => caller(name, token)),
    ],
    ['deleted account', [caller('a deleted customer', deletedToken, deleted.username)]],
  ]);
}
