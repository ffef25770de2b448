import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../database/schema/accounts.ts';
import { demoPassword } from '../seed/demo-accounts.ts';
import { startTestServer, type TestAnswer, type TestServer } from '../testing/test-server.ts';
import { hashPassword } from './password.ts';

let server: TestServer;
beforeAll(async () => {
  // A proxy on this machine names the address that the customer comes from.
  server = await startTestServer({ trustProxy: ['loopback'] });
  // Verifying takes as long as it does in production: what arrives meanwhile must have been counted.
  await server.services.database
    .update(accounts)
    .set({ passwordHash: await hashPassword(demoPassword) });
});
afterAll(() => server.remove());

const logIn = (username: string, password: string, address: string): Promise<TestAnswer> =>
  server.call('/api/auth/login', {
    body: { username, password },
    headers: { 'x-forwarded-for': address },
  });

/** What the caller sees: status, words without their numbers, and whether there is a time to wait. */
function seen({ status, json, headers }: TestAnswer): unknown {
  const message = String(Reflect.get(Object(json), 'message')).replaceAll(/\d+/g, 'n');
  return { status, message, waits: headers.has('retry-after') };
}

test('guesses at one name that arrive all at once are no more than the limit, however the name is spelled', async () => {
  const names = ['demo', 'DEMO', ' Demo '];
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => logIn(names[index % 3] ?? '', 'sai', '192.0.2.1')),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    ...Array.from({ length: 14 }, () => 429),
  ]);
  expect((await logIn('demo', demoPassword, '192.0.2.1')).status).toBe(429);
  // The customer's own X-Forwarded-For is not trusted, and one IPv6 network counts as one address.
  expect((await logIn('demo', demoPassword, '192.0.2.77, 192.0.2.1')).status).toBe(429);
  expect((await logIn('demo', demoPassword, '192.0.2.1, 192.0.2.2')).status).toBe(200);
});

test('an unknown name is answered like a known one, before and after the limit', async () => {
  const [real, invented] = await Promise.all(
    ['new-customer', 'khong-ton-tai'].map(async (username) => {
      const steps: unknown[] = [];
      for (let tries = 0; tries < 12; tries += 1) {
        steps.push(seen(await logIn(username, 'sai', `2001:db8:7:${username.length}::${tries}`)));
      }
      return steps;
    }),
  );
  expect(real).toEqual(invented);
  const statuses = real?.map((step) => Reflect.get(Object(step), 'status')) ?? [];
  expect([statuses[9], statuses[10]]).toEqual([401, 429]);
});

const signUp = (username: string) =>
  server.call('/api/auth/register', {
    body: {
      username,
      fullName: 'A',
      password: 'mật khẩu',
      email: 'demo@tram.example',
      phone: '0901234567',
    },
    headers: { 'x-forwarded-for': '192.0.2.99' },
  });

test('sign-ups from one address are limited, also those that only ask which names are taken', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries += 1) statuses.push((await signUp(`ten-${tries}`)).status);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([409]));
  expect(statuses.at(-1)).toBe(429);
});
