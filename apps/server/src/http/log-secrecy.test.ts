import { sql } from 'drizzle-orm';
import { connect } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../seed/demo-accounts.ts';
import { identityFormData } from '../testing/identity-form.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { signUpAt } from '../testing/sign-up.ts';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';

/** Everything that the server has logged. */
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(line) };
  server = await startTestServer({ logLevel: 'trace' }, { logTo });
});
afterAll(() => server.remove());

/** What happened, in the log's own words, since this was called last. */
function logged(): string {
  return lines.splice(0).join('');
}

/** A customer's data, as they are sent, stored or shown. */
const personal = {
  username: 'nguyen-thi-hoa',
  fullName: 'Nguyễn Thị Hoa',
  email: 'hoa.bi.mat@example.com',
  phone: '0987654321',
  password: 'mật khẩu của Hoa',
  citizenId: '079094001234',
  address: '12 Nguyễn Hữu Thọ',
};

function expectNothingOf(log: string, ...more: readonly string[]): void {
  const known = [...Object.values(personal), demoPassword, 'demo@tram.example', ...more];
  const found = known.filter((value) => value !== '' && log.includes(value));
  expect(found).toEqual([]);
  // Hashes of passwords and signed tokens, whosever they are.
  expect(log).not.toMatch(/scrypt\$|eyJ[\w-]+\.eyJ|Bearer /);
}

const signUp = (changes: Readonly<Record<string, string>> = {}) => {
  const { username, fullName, email, phone, password } = personal;
  const body = { username, fullName, email, phone, password, ...changes };
  return server.call('/api/auth/register', { body });
};

test('signing up, in and wrongly in, with its links and tokens', async () => {
  await signUp();
  const outbox = await server.call('/sandbox/api/outbox');
  const mail: unknown = Array.isArray(outbox.json) ? outbox.json[0] : null;
  const link = new URL(textField(mail, 'link'));
  await server.call(`${link.pathname}${link.search}`);
  await signUpAt(server).press(link.href);
  const { username, password } = personal;
  const right = await server.call('/api/auth/login', { body: { username, password } });
  const jwt = textField(right.json, 'jwt');
  await server.call('/api/auth/login', { body: { username, password: `${password} sai` } });
  await server.call('/api/accounts/me', { token: jwt });
  await server.call('/api/accounts/me', { token: `${jwt}x` });
  await server.call('/api/logs?search=0987654321&page=0', { token: jwt });
  const log = logged();
  expect(log).toContain('"operation":"login","status":200');
  expect(log).toContain('"operation":"login","status":401');
  expect(log).toContain('"operation":"listLogs","status":400');
  expectNothingOf(log, jwt, link.searchParams.get('token') ?? '');
});

test('an identity form, its code and its pictures, refused and accepted', async () => {
  const token = await server.tokenOf('demo');
  await server.call('/sandbox/api/accounts/demo', { method: 'PATCH', body: { kyc: 1 } });
  const ticket = await server.call('/api/auth/otp', { token });
  expect(ticket.status).toBe(200);
  const outbox = await server.call('/sandbox/api/outbox');
  const mail: unknown = Array.isArray(outbox.json) ? outbox.json[0] : null;
  const code = /\b\d{6}\b/.exec(textField(mail, 'text'))?.[0] ?? 'no code';
  const submit = (otp: string) =>
    fetch(`${server.origin}/api/accounts`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
      body: identityFormData(otp, { email: personal.email, phone: personal.phone }),
    });
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await submit(wrong)).status).toBeGreaterThanOrEqual(400);
  expect((await submit(code)).status).toBe(200);
  const account = await server.call('/api/accounts/me', { token });
  const picture = textField(account.json, 'front_card');
  await server.call(new URL(picture, server.origin).href.slice(server.origin.length));
  const log = logged();
  expect(log).toContain('"operation":"submitIdentity","status":200');
  const signature = new URL(picture, server.origin).searchParams.get('signature') ?? '';
  expectNothingOf(log, code, signature, 'data:image/png', 'Đỗ Quốc Bửu');
});

test('what cannot be read', async () => {
  const cut = `{"username":"${personal.username}","password":"${personal.password}`;
  for (const body of [cut, `${cut}","__proto__":{}}`]) {
    const head = `POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`;
    await sendRaw(server.port, [`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n`, body]);
  }
  await sendRaw(server.port, [
    `GET /${personal.email} NONSENSE\r\nauthorization: Bearer abc\r\n\r\n`,
  ]);
  await server.call(`/api/nothing?email=${personal.email}`);
  await server.call(`/${personal.phone}`);
  await server.call(`/api/orders?status=${personal.citizenId}`, {
    headers: { authorization: `Basic ${personal.password.length}`, cookie: personal.email },
  });
  const log = logged();
  expect(log).toContain('"operation":"login","status":400');
  expectNothingOf(log, 'Basic');
});

test('sockets, with tokens that are right and wrong', async () => {
  const token = await server.tokenOf('demo');
  for (const given of [token, `${token}x`]) {
    const socket = connect(server.origin, {
      auth: { token: given },
      reconnection: false,
      forceNew: true,
    });
    await new Promise((resolve) => {
      socket.once('hello', resolve);
      socket.once('connect_error', resolve);
    });
    socket.disconnect();
  }
  const log = logged();
  expect(log).toContain('"operation":"login"');
  expectNothingOf(log, token);
});

test('an error of the database in between', async () => {
  const { database } = server.services;
  await database.execute(sql`alter table mails rename column recipient to lost`);
  const failed = await signUp({ username: 'hoa-hai', email: 'hai.bi.mat@example.com' });
  await database.execute(sql`alter table mails rename column lost to recipient`);
  await database.execute(sql`alter table accounts rename column email to lost`);
  const login = { username: personal.username, password: personal.password };
  const alsoFailed = await server.call('/api/auth/login', { body: login });
  await database.execute(sql`alter table accounts rename column lost to email`);
  // A value that the database names in its message: a phone where a time should be.
  await database.execute(
    sql`alter table accounts add constraint short check (phone <> '0912000000')`,
  );
  const refused = await signUp({
    username: 'hoa-ba',
    email: 'ba.bi.mat@example.com',
    phone: '0912000000',
  });
  expect([failed.status, alsoFailed.status, refused.status]).toEqual([500, 500, 500]);
  expect(failed.text + alsoFailed.text + refused.text).not.toMatch(
    /column|constraint|mails|accounts/,
  );
  const log = logged();
  expect(log).toContain('"operation":"register"');
  for (const known of ['a query failed', '"code":"42703"', '"code":"23514"', 'insert into']) {
    expect(log).toContain(known);
  }
  expectNothingOf(log, 'bi.mat', '0912000000', 'hoa-hai', 'hoa-ba');
});

test('what the database says of a value is not repeated', async () => {
  const { database, log } = server.services;
  for (const query of [
    sql`select ${personal.username}::text::timestamptz`,
    sql`select ${personal.email}::text::integer`,
    sql`select ${personal.citizenId}::text::jsonb -> ${personal.password}::text::bigint::integer`,
  ]) {
    const error = await database.execute(query).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    log.error({ err: error }, 'failed');
  }
  const text = logged();
  for (const known of ['"code":"22007"', '"code":"22P02"', 'timestamptz'])
    expect(text).toContain(known);
  expectNothingOf(text);
});
