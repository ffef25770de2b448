import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, textField, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('demo');
});
afterAll(() => server.remove());

/** Each mark as a character of its own, as macOS gives names of files. */
function decomposed(text: string): string {
  return text.normalize('NFD');
}

/** `fetch` normalizes a URL before it sends it, and adds no body to a GET; this sends both unchanged. */
const raw = (method: string, path: string, body = '', headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; id: unknown; json: unknown }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: server.port, method, path };
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    request(
      { ...options, headers: { authorization: `Bearer ${token}`, ...length, ...headers } },
      (answer) => {
        textOf(answer)
          .then((text) => {
            const json: unknown = JSON.parse(text);
            resolve({ status: answer.statusCode, id: answer.headers['x-request-id'], json });
          })
          .catch(reject);
      },
    )
      .on('error', reject)
      .end(body);
  });

describe('text that cannot be stored', () => {
  test.each([
    ['U+0000 in a filter', '/api/logs?search=a%00b'],
    ['U+0000 in a filter of orders', '/api/orders?passRdp=%00'],
    ['a line break in a filter', '/api/logs?search=a%0Ab'],
    ['a filter that turns the direction of writing', '/api/logs?search=%E2%80%AEa'],
  ])('%s is refused', async (_name, path) => {
    expect((await server.call(path, { token })).status).toBe(400);
  });

  test.each([
    ['U+0000', 'a\0b'],
    ['half of a surrogate pair', 'Tết \ud83d'],
    ['an escape', '\u001b[2J'],
    ['a line break', 'a\r\nb'],
    ['a tab', 'a\tb'],
    ['a control character of the second set', 'a\u0085b'],
    ['a line separator', 'a\u2028b'],
    ['an override of the direction of writing', '\u202egnp.exe'],
    ['an isolate', 'a\u2067b\u2069'],
  ])('%s in a body is refused, and nothing is kept', async (_name, message) => {
    const refused = await server.call('/api/logs', { token, body: { message } });
    expect([refused.status, refused.json]).toEqual([
      400,
      expect.objectContaining({
        message: 'Nội dung có ký tự không hiển thị được, bạn xóa rồi nhập lại',
        field: 'message',
      }),
    ]);
    const login = { username: message, password: 'mật khẩu' };
    expect((await server.call('/api/auth/login', { body: login })).status).toBe(400);
  });

  test('a password may hold whatever can be typed, and nothing that cannot be stored', async () => {
    const statuses: number[] = [];
    for (const password of ['mật\tkhẩu\u202e', 'mật\0khẩu', 'mật \ud83d']) {
      const body = { username: 'demo', password };
      statuses.push((await server.call('/api/auth/login', { body })).status);
    }
    expect(statuses).toEqual([401, 400, 400]);
  });

  test('a name that is given to a new account is one, because mails begin with it', async () => {
    const body = { username: 'ten-moi', password: 'mật khẩu dài', phone: '0912345678' };
    const register = (fullName: string) =>
      server.call('/api/auth/register', { body: { ...body, email: 'moi@example.com', fullName } });
    for (const fullName of ['Nhận thưởng http://evil.example', '<b>Hoa</b>', '...']) {
      expect(await register(fullName)).toMatchObject({
        status: 400,
        json: { field: 'fullName', message: expect.stringContaining('Họ và tên chỉ gồm chữ cái') },
      });
    }
  });

  test('whole characters outside the basic plane are stored unchanged', async () => {
    const message = 'Tết 🧧 𠀋';
    const kept = await server.call('/api/logs', { token, body: { message } });
    expect(kept.json).toMatchObject({ message });
  });
});

describe('text of which each mark is a character of its own', () => {
  test('is stored composed, and its letters are counted', async () => {
    const name = 'ễ'.repeat(100);
    const { json: packages } = await server.call('/api/packages', { token });
    const id_package = textField(Array.isArray(packages) ? packages[0] : null, '_id');
    const created = await server.call('/api/images', {
      token,
      body: { name: decomposed(name), id_package },
    });
    expect([created.status, created.json]).toEqual([201, expect.objectContaining({ name })]);
    const message = 'Nghiêng Ường';
    const kept = await server.call('/api/logs', { token, body: { message: decomposed(message) } });
    expect(kept.json).toMatchObject({ message });
  });

  test('is stored composed as the name of a cloud machine and the title of a guide', async () => {
    const name = 'Dựng phim Ẩn Ức';
    const { json: groups } = await server.call('/api/clouds', { token });
    const cloud = /"_id":"([0-9a-f]{24})"/.exec(JSON.stringify(groups))?.[1];
    const body = { name: decomposed(` ${name} `), cloud };
    const rented = await server.call('/api/image-cloud', { token, body });
    expect([rented.status, rented.json]).toEqual([201, expect.objectContaining({ name })]);
    const link = 'https://huong-dan.tram.example';
    const guide = await server.call('/api/user-guide', {
      token: await server.tokenOf('admin'),
      body: { title: decomposed(` ${name} `), link },
    });
    expect([guide.status, guide.json]).toEqual([201, expect.objectContaining({ title: name })]);
  });

  test('finds what was stored composed', async () => {
    await server.call('/api/logs', { token, body: { message: 'Máy trạm đã được mở' } });
    const search = encodeURIComponent(decomposed('trạm đã được'));
    const found = await server.call(`/api/logs?search=${search}`, { token });
    expect(found.json).toMatchObject({ data: [{ message: 'Máy trạm đã được mở' }] });
  });

  test('signs up and logs in as the composed one', async () => {
    const username = 'Nguyễn.Ường';
    const body = { username: decomposed(username), fullName: decomposed('Nguyễn Ường') };
    const registered = await server.call('/api/auth/register', {
      body: { ...body, email: 'uong@example.com', phone: '0912345678', password: 'mật khẩu dài' },
    });
    expect(registered.status).toBe(201);
    const again = await server.call('/api/auth/register', {
      body: {
        ...body,
        username,
        email: 'khac@example.com',
        phone: '0912345678',
        password: 'mật khẩu dài',
      },
    });
    expect(again.status).toBe(409);
  });
});

describe('a body that the operation does not take', () => {
  test.each([
    ['of a type that is not read', 'application/xml', '<a/>'],
    ['of a type that is none', 'nonsense', 'x'],
    ['that is half a JSON', 'application/json', '{'],
    ['that is empty JSON', 'application/json', ''],
    ['that is too large', 'text/plain', 'x'.repeat(300_000)],
  ])('%s changes nothing', async (_name, type, body) => {
    const headers = { 'content-type': type };
    const id = '000000000000000000000000';
    expect((await raw('DELETE', `/api/images/${id}`, body, headers)).status).toBe(404);
    expect((await raw('PATCH', `/api/recharges/${id}`, body, headers)).status).toBe(404);
    expect((await raw('GET', '/api/accounts/me', body, headers)).status).toBe(200);
  });
});

describe('an address', () => {
  test('with an id of any length is checked like any other', async () => {
    const path = `/api/images/${'a'.repeat(4000)}`;
    expect((await server.call(path, { method: 'DELETE' })).status).toBe(401);
    expect((await server.call(path, { method: 'DELETE', token })).status).toBe(400);
  });

  test.each(['/api/images/%', '/api/images/wol/%E0%A4%A', '/%ff'])(
    'that cannot be decoded is refused like everything else: %s',
    async (path) => {
      const refused = await raw('GET', path);
      expect(refused).toMatchObject({
        status: 400,
        json: { statusCode: 400, message: 'Yêu cầu không hợp lệ', requestId: refused.id },
      });
    },
  );
});
