import { demoPassword } from '../scripts/processes/session.ts';
import type { Sandbox } from './sandbox.ts';

/** Does what the button of the page does that a mailed link opens. */
export async function verifyBy(link: string | null | undefined): Promise<void> {
  const { origin, pathname, searchParams } = new URL(link ?? '');
  const body = new URLSearchParams({ token: searchParams.get('token') ?? '' });
  const answer = await fetch(`${origin}${pathname}`, { method: 'POST', body });
  if (!answer.url.endsWith('/login?verified=1')) throw new Error(`not verified: ${answer.url}`);
}

/** Makes a customer, verified, with the seeded accounts' password and nothing else. */
export async function makeCustomer(
  origin: string,
  sandbox: Sandbox,
  { username, fullName }: { readonly username: string; readonly fullName: string },
): Promise<void> {
  const email = `${username}@tram.example`;
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      fullName,
      email,
      phone: '0933333333',
      password: demoPassword,
    }),
  });
  if (!answer.ok) throw new Error(`${username}: ${answer.status} ${await answer.text()}`);
  const [welcome] = await sandbox.outbox(email);
  await verifyBy(welcome?.link);
}
