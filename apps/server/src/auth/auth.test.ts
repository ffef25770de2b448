import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../seed/demo-accounts.ts';
import { password, signUpAt } from '../testing/sign-up.ts';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ tokenMinutes: 60 });
});
afterAll(() => server.remove());

const signUp = (changes: Record<string, string> = {}) =>
  signUpAt(server).signUp({
    fullName: '  Nguyễn   Thị Hoa ',
    email: 'Hoa@Example.com',
    ...changes,
  });

const logIn = (username: string, typed: string) => signUpAt(server).logIn(username, typed);

const press = (link: string) => signUpAt(server).press(link);

async function verificationLinks(address: string): Promise<string[]> {
  return (await signUpAt(server).mails(address)).map(({ link }) => link);
}

describe('signing up', () => {
  // @spec 2.22
  test('an account starts empty, is mailed a link, and cannot log in before it is opened', async () => {
    const made = await signUp();
    expect(made.status).toBe(201);
    expect(made.json).toEqual({ statusCode: 200, message: 'Đăng ký thành công' });

    const early = await logIn('khach-moi', password);
    expect(early.status).toBe(403);
    expect(textField(early.json, 'message')).toContain('chưa được xác minh');

    const [link = '', ...others] = await verificationLinks('hoa@example.com');
    expect(others).toEqual([]);
    expect(link.startsWith(`${server.origin}/verify-email?token=`)).toBe(true);
    expect(await press(link)).toBe('/login?verified=1');

    const session = await logIn('khach-moi', password);
    expect(session.status).toBe(200);
    expect(session.json).toMatchObject({ username: 'khach-moi', role: 'USER' });
    const token = textField(session.json, 'jwt');
    const account = await server.call('/api/accounts/me', { token });
    expect(account.json).toMatchObject({
      fullName: 'Nguyễn Thị Hoa',
      email: 'hoa@example.com',
      balance: 0,
      kyc: 0,
      otp: null,
      role: 'USER',
      isActive: true,
    });
    expect(account.text).not.toMatch(/password|scrypt/i);
  });

  test('a button that is pressed again still leads to the login', async () => {
    const [link = ''] = await verificationLinks('hoa@example.com');
    expect(await press(link)).toBe('/login?verified=1');
  });

  test('an expired link does not verify; the next login sends another one, once', async () => {
    await signUp({ username: 'tre-han', email: 'tre@example.com' });
    await server.services.clock.advance(49 * 3_600_000);
    const [link = ''] = await verificationLinks('tre@example.com');
    expect(await press(link)).toBe('/login?verified=0');

    const resent = await logIn('tre-han', password);
    expect(textField(resent.json, 'message')).toContain('vừa gửi lại');
    const again = await logIn('tre-han', password);
    expect(textField(again.json, 'message')).not.toContain('vừa gửi lại');
    const links = await verificationLinks('tre@example.com');
    expect(links).toHaveLength(2);
    expect(await press(links[0] ?? '')).toBe('/login?verified=1');
  });

  test('a login says when the next link can be mailed: ten minutes after the last, and then it is', async () => {
    await signUp({ username: 'cho-thu', email: 'cho@example.com' });
    const signedUpAt = server.services.clock.now().getTime();
    const early = await logIn('cho-thu', password);
    const resendAt = Date.parse(textField(early.json, 'resendAt'));
    expect(resendAt - signedUpAt).toBeGreaterThan(9.9 * 60_000);
    expect(resendAt - signedUpAt).toBeLessThanOrEqual(10 * 60_000);
    expect(textField(early.json, 'message')).toContain('Mỗi 10 phút gửi lại được một lần');

    await server.services.clock.advance(10 * 60_000);
    const later = await logIn('cho-thu', password);
    expect(Date.parse(textField(later.json, 'resendAt'))).toBeGreaterThan(resendAt);
    expect(await verificationLinks('cho@example.com')).toHaveLength(2);
  });

  test('a user name or an e-mail address that is taken is refused by name, in upper or lower case', async () => {
    const name = await signUp({ username: 'KHACH-MOI', email: 'khac@example.com' });
    expect(name.status).toBe(409);
    expect(textField(name.json, 'message')).toBe('Tên đăng nhập này đã được sử dụng');
    const email = await signUp({ username: 'khach-khac', email: 'HOA@example.com' });
    expect(email.status).toBe(409);
    expect(textField(email.json, 'message')).toBe('Email này đã được sử dụng');
  });

  test('of two sign-ups with one name at the same moment one succeeds and one is refused with the reason', async () => {
    const answers = await Promise.all([
      signUp({ username: 'song-song', email: 'mot@example.com' }),
      signUp({ username: 'song-song', email: 'hai@example.com' }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test.each([
    [{ username: 'ab' }, 'Tên đăng nhập phải có ít nhất 3 ký tự'],
    [{ username: 'có dấu cách' }, 'Tên đăng nhập gồm 3 đến 20 ký tự'],
    [{ email: 'khong-phai-email' }, 'Email không đúng định dạng'],
    [{ phone: '12345' }, 'Số điện thoại phải có từ 10 đến 12 chữ số'],
    [{ password: '   ' }, 'Mật khẩu không được để trống'],
    [{ role: 'ADMIN' }, 'Trường role không được hỗ trợ'],
  ])('what cannot be is refused in words: %j', async (changes, message) => {
    const answer = await signUp({ username: 'hop-le', email: 'hople@example.com', ...changes });
    expect(answer.status).toBe(400);
    expect(textField(answer.json, 'message')).toContain(message);
  });
});

describe('logging in', () => {
  test('a wrong password and an unknown name are refused in the same words', async () => {
    const wrong = await logIn('demo', 'sai');
    const unknown = await logIn('khong-ton-tai', 'sai');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(textField(wrong.json, 'message')).toBe('Sai tên đăng nhập hoặc mật khẩu');
    expect(textField(unknown.json, 'message')).toBe('Sai tên đăng nhập hoặc mật khẩu');
  });

  test('name and password are trimmed, and the case of the name does not matter', async () => {
    const answer = await logIn('  Demo ', ` ${demoPassword} `);
    expect(answer.status).toBe(200);
    expect(textField(answer.json, 'username')).toBe('demo');
  });

  // @spec 6.1
  test('role ADMIN is answered by the login and refused by every customer operation', async () => {
    const session = await logIn('admin', demoPassword);
    expect(session.status).toBe(200);
    expect(textField(session.json, 'role')).toBe('ADMIN');
    const token = textField(session.json, 'jwt');
    for (const path of ['/api/accounts/me', '/api/images', '/api/recharges', '/api/user-guide']) {
      const answer = await server.call(path, { token });
      expect(answer.status).toBe(403);
      expect(textField(answer.json, 'message')).toBe('Bạn không có quyền truy cập');
    }
  });

  test('ten failures for one name are enough for a quarter of an hour, and say how long', async () => {
    for (let tries = 0; tries < 10; tries += 1) await logIn('new-customer', `sai ${tries}`);
    const limited = await logIn('new-customer', demoPassword);
    expect(limited.status).toBe(429);
    expect(textField(limited.json, 'message')).toMatch(/^Bạn đã thử quá nhiều lần.*phút$/);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(800);
    const other = await logIn('demo', demoPassword);
    expect(other.status).toBe(200);
    await server.services.clock.advance(15 * 60_000);
    const later = await logIn('new-customer', demoPassword);
    expect(later.status).toBe(200);
  });
});

const me = (token?: string) =>
  server.call('/api/accounts/me', token === undefined ? {} : { token });

describe('sessions', () => {
  test('without a token, or with one that was changed, there is nothing to see', async () => {
    const token = await server.tokenOf('demo');
    expect((await me(token)).status).toBe(200);
    const none = await me();
    expect(none.status).toBe(401);
    expect(textField(none.json, 'message')).toBe('Vui lòng đăng nhập để tiếp tục');

    const [head = '', payload = '', signature = ''] = token.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...Object(claims), role: 'ADMIN' })).toString(
      'base64url',
    );
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const bad of [
      `${head}.${forged}.${signature}`,
      `${unsigned}.${payload}.`,
      `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
      'a.b.c',
      'x',
    ]) {
      const answer = await me(bad);
      expect(answer.status).toBe(401);
      expect(textField(answer.json, 'message')).toContain('không hợp lệ');
    }
  });

  test('a token ends when the server says so', async () => {
    const token = await server.tokenOf('demo');
    await server.services.clock.advance(59 * 60_000);
    expect((await me(token)).status).toBe(200);
    await server.services.clock.advance(60_000);
    const answer = await me(token);
    expect(answer.status).toBe(401);
    expect(textField(answer.json, 'message')).toContain('hết hạn');
  });

  // @spec S13
  test('a locked account loses its live session and its login, with the reason', async () => {
    const token = await server.tokenOf('new-customer');
    const lock = (changes: unknown) =>
      server.call('/sandbox/api/accounts/new-customer', { method: 'PATCH', body: changes });
    await lock({ isActive: false, lockedReason: 'vi phạm điều khoản sử dụng' });
    const live = await me(token);
    expect(live.status).toBe(401);
    expect(textField(live.json, 'message')).toBe(
      'Tài khoản của bạn đã bị khóa: vi phạm điều khoản sử dụng',
    );
    const login = await logIn('new-customer', demoPassword);
    expect(login.status).toBe(403);
    expect(textField(login.json, 'message')).toContain('vi phạm điều khoản sử dụng');
    const guess = await logIn('new-customer', 'sai');
    expect(guess.status).toBe(401);
    await lock({ isActive: true });
    // The session from before the lock does not become valid again.
    const unlocked = await me(token);
    expect([unlocked.status, textField(unlocked.json, 'message')]).toEqual([
      401,
      'Phiên đăng nhập không hợp lệ, vui lòng đăng nhập lại',
    ]);
    const again = await server.tokenOf('new-customer');
    expect((await me(again)).status).toBe(200);
    // Only a lock ends sessions, not any other change.
    await lock({ imageAllowed: 3 });
    expect((await me(again)).status).toBe(200);
  });
});
