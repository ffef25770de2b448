import { type SignedIn, signInOverApi } from '../scripts/processes/session.ts';

/** Sessions of this worker by product and customer: the server takes a tenth of a second of a core to check a password. */
const sessions = new Map<string, SignedIn>();

/** The greatest age of a session at the start of a test, ms of the server's time: it is valid for a day, and tests move the clock. */
const freshFor = 60 * 60_000;

/** Whether the server accepts the session, and will for as long as a test lasts. */
async function isGood(origin: string, { jwt }: SignedIn): Promise<boolean> {
  const { ok, headers } = await fetch(`${origin}/api/accounts/me`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  if (!ok) return false;
  const claims = jwt.split('.')[1];
  // The literal backend's tokens are opaque, and valid until it ends.
  if (claims === undefined) return true;
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  const issuedAt = Number(Reflect.get(Object(said), 'iat')) * 1000;
  return Date.parse(headers.get('date') ?? '') - issuedAt < freshFor;
}

/** A session of a seeded customer, reused or new, for tests that are not about the login. */
export async function sessionOf(origin: string, username: string): Promise<SignedIn> {
  const key = `${origin} ${username}`;
  const kept = sessions.get(key);
  if (kept !== undefined && (await isGood(origin, kept))) return kept;
  const session = await signInOverApi(origin, username);
  sessions.set(key, session);
  return session;
}
