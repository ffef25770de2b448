import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';

/** What the last call of a replaced handler was given. */
let given: { query: unknown; path: unknown; body: unknown; key: string | null } | null = null;
/** What a replaced handler answers next. */
let answer: () => { status: number; body: never };

const logRow = { _id: '6740c1e29f0b7a4100000001', message: 'a', createdAt: '2026-11-20T08:40:00Z' };

/** Handlers that replace the server's, to test their input and their answers. */
const replaced = {
  async listLogs({ parameters, idempotencyKey }) {
    given = { ...parameters, body: null, key: idempotencyKey };
    return answer();
  },
  async submitIdentity({ parameters, body }) {
    given = { ...parameters, body, key: null };
    throw new Refusal(409, 'Đã nhận hồ sơ');
  },
  async requestRecharge({ parameters, body, idempotencyKey }) {
    given = { ...parameters, body, key: idempotencyKey };
    throw new Refusal(409, 'Không phải lúc này', { missing_amount: 5 });
  },
  async getPlayLinkForPc({ parameters }) {
    given = { ...parameters, body: null, key: null };
    throw new Refusal(418, 'Không có trong hợp đồng');
  },
  async downloadRdpFile() {
    const content = new TextEncoder().encode('full address:s:203.0.113.1');
    return {
      status: 200,
      file: { name: 'Máy đồ họa "1".rdp', contentType: 'application/x-rdp', content },
    };
  },
  async exportVpsOrders() {
    throw new Error('secret-in-an-error');
  },
} satisfies OperationHandlers;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({}, { handlers: replaced });
  token = await server.tokenOf('demo');
});
afterAll(() => server.remove());

/** An answer of any form, past the types: what a faulty handler would send. */
const wild = (status: number, body: unknown) => (): { status: number; body: never } =>
  JSON.parse(JSON.stringify({ status, body }));
const page = (body: unknown) => wild(200, body);

const recharge = (body: unknown) => server.call('/api/recharges/request', { token, body });

const picture = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff])], `${name}.jpg`, { type: 'image/jpeg' });

/** The form of the identity verification. */
function form(changes: Record<string, string | Blob> = {}): FormData {
  const data = new FormData();
  const fields: Record<string, string | Blob> = {
    front_card: picture('mặt-trước'),
    back_card: picture('back'),
    portrait: picture('portrait'),
    signature_image: 'data:image/png;base64,iVBORw0KGgo=',
    fullName: 'Đỗ Quốc Bửu',
    dob: '1994-05-17',
    id: '079094001234',
    issueDate: '2021-08-02',
    issuePlace: 'Cục Cảnh sát',
    address: '12 Nguyễn Hữu Thọ',
    email: 'buu@example.com',
    phone: '0901234567',
    otp: '482913',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const submit = (body: FormData) =>
  fetch(`${server.origin}/api/accounts`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    body,
  });

const post = (body: string, type: string) =>
  fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

describe('requests', () => {
  test('query parameters arrive as the contract types them, blank and unknown ones not at all', async () => {
    answer = page({ data: [], total_page: 0 });
    const reply = await server.call('/api/logs?page=3&search=&unknown=1', { token });
    expect(reply.status).toBe(200);
    expect(given?.query).toEqual({ page: 3 });
  });

  test.each([
    ['page=0', 'Trang phải từ 1 trở lên'],
    ['page=x', 'Trang phải là số nguyên'],
    ['page=1.5', 'Trang phải là số nguyên'],
    ['page=1&page=2', 'Trang'],
    ['search[a]=b', 'Từ khóa tìm kiếm'],
  ])('a query that is wrong never reaches the handler: %s', async (query, message) => {
    given = null;
    const reply = await server.call(`/api/logs?${query}`, { token });
    expect(reply.status).toBe(400);
    expect(textField(reply.json, 'message')).toContain(message);
    expect(given).toBeNull();
  });

  test('a body that is wrong is refused by field; the first fault is named', async () => {
    given = null;
    const bank_id = '6740c1e29f0b7a4100000001';
    const answers = [
      await recharge({ bank_id }),
      await recharge({ money: 49_999, bank_id }),
      await recharge({ money: 50_000.5, bank_id }),
      await recharge({ money: '100000', bank_id }),
      await recharge({ money: 100_000, bank_id: 'x' }),
      await recharge([1]),
      await recharge(null),
    ];
    expect(answers.map((one) => one.status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
    expect(answers.map((one) => textField(one.json, 'message')).slice(0, 5)).toEqual([
      'Số tiền không được để trống',
      'Nạp tối thiểu 50.000đ',
      'Số tiền phải là số nguyên',
      'Số tiền phải là số nguyên',
      'Ngân hàng không đúng định dạng',
    ]);
    expect(given).toBeNull();
  });

  test('the idempotency key is checked and handed on', async () => {
    const body = { money: 100_000, bank_id: '6740c1e29f0b7a4100000001' };
    const send = (key: string) =>
      server.call('/api/recharges/request', { token, body, headers: { 'idempotency-key': key } });
    expect((await send('short')).status).toBe(400);
    await send('6f1c2a52-7d0e-4a3f-9a52-0f6a1d8c1f35');
    expect(given?.key).toBe('6f1c2a52-7d0e-4a3f-9a52-0f6a1d8c1f35');
  });

  test('a path with a name in a segment and a slug in front is matched and checked', async () => {
    const reply = await server.call(
      '/api/play-tram/pc/6740c1e29f0b7a4100000001?os=mac_chip_intel',
      { token },
    );
    expect(given?.path).toEqual({ product: 'tram', id: '6740c1e29f0b7a4100000001' });
    expect(given?.query).toEqual({ os: 'mac_chip_intel' });
    expect(reply.status).toBe(500);
    const wrong = await server.call('/api/play-tram/pc/x?os=win', { token });
    expect(wrong.status).toBe(400);
    const system = await server.call('/api/play-tram/pc/6740c1e29f0b7a4100000001?os=dos', {
      token,
    });
    expect(system.status).toBe(400);
  });

  test('a form arrives with its texts as text and its files whole', async () => {
    const reply = await submit(form());
    expect(await reply.json()).toMatchObject({ statusCode: 409, message: 'Đã nhận hồ sơ' });
    expect(given?.body).toMatchObject({
      fullName: 'Đỗ Quốc Bửu',
      front_card: { name: 'mặt-trước.jpg', contentType: 'image/jpeg' },
    });
    given = null;
    expect((await submit(form({ front_card: 'text instead of a file' }))).status).toBe(400);
    expect((await submit(form({ otp: '12' }))).status).toBe(400);
    expect((await submit(form({ dob: '17/05/1994' }))).status).toBe(400);
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'l.jpg', { type: 'image/jpeg' });
    const tooLarge = await submit(form({ portrait: large }));
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toMatchObject({
      message: 'Ảnh chân dung chỉ được tối đa 10 MB',
      field: 'portrait',
    });
    const json = await server.call('/api/accounts', { method: 'PATCH', token, body: { a: 1 } });
    expect(json.status).toBe(415);
    expect(given).toBeNull();
  });

  test('what cannot be read is refused in the error schema: broken JSON, other types, too much', async () => {
    const broken = await post('{', 'application/json');
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ statusCode: 400, message: 'Yêu cầu không hợp lệ' });
    expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post(`{"username":"${'x'.repeat(300_000)}"}`, 'application/json')).status).toBe(
      413,
    );
    const dangerous = await post('{"__proto__":{"role":"ADMIN"}}', 'application/json');
    expect(dangerous.status).toBe(400);
  });

  test('an unknown address is 404, a known one with another method 405, both as JSON', async () => {
    const unknown = await server.call('/api/nothing', { token });
    expect([unknown.status, textField(unknown.json, 'message')]).toEqual([
      404,
      'Không tìm thấy nội dung bạn yêu cầu',
    ]);
    const method = await server.call('/api/recharges/request', { method: 'DELETE', token });
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'POST, PATCH']);
    // A GET may have effects here, so nothing answers a HEAD in its place.
    const head = await server.call('/api/logs', { method: 'HEAD', token });
    expect(head.status).toBe(405);
  });
});

describe('answers', () => {
  test('what follows the contract is sent unchanged', async () => {
    answer = page({ data: [logRow], total_page: 1 });
    const reply = await server.call('/api/logs', { token });
    expect(reply.json).toEqual({ data: [logRow], total_page: 1 });
  });

  test.each([
    ['a missing field', page({ data: [{ ...logRow, message: undefined }], total_page: 1 })],
    ['a wrong type', page({ data: [], total_page: '1' })],
    ['a wrong id', page({ data: [{ ...logRow, _id: 7 }], total_page: 1 })],
    ['a time that is none', page({ data: [{ ...logRow, createdAt: 'hôm qua' }], total_page: 1 })],
    ['an unlisted status', wild(202, { data: [], total_page: 0 })],
    ['nothing', page(undefined)],
  ])('%s is a 500, never sent in silence', async (_name, make) => {
    answer = make;
    const reply = await server.call('/api/logs', { token });
    expect(reply.status).toBe(500);
    expect(reply.json).toEqual({
      statusCode: 500,
      message: 'Có lỗi xảy ra',
      requestId: reply.headers.get('x-request-id'),
    });
  });

  test('a refusal carries its words and fields; one that the contract does not have is a 500', async () => {
    const body = { money: 100_000, bank_id: '6740c1e29f0b7a4100000001' };
    const reply = await server.call('/api/recharges/request', { token, body });
    expect(reply.json).toEqual({
      statusCode: 409,
      message: 'Không phải lúc này',
      requestId: reply.headers.get('x-request-id'),
      missing_amount: 5,
    });
    const other = await server.call('/api/play-tram/pc/6740c1e29f0b7a4100000001?os=win', { token });
    expect(other.status).toBe(500);
  });

  test('an error reveals no internals', async () => {
    const reply = await server.call('/api/orders-vps/orders_file', { token });
    expect(reply.status).toBe(500);
    expect(reply.text).not.toContain('secret-in-an-error');
  });

  test('a file is named by RFC 6266, Vietnamese letters and quotes included', async () => {
    const reply = await server.call('/api/orders/file/6740c1e29f0b7a4100000001', { token });
    expect(reply.text).toBe('full address:s:203.0.113.1');
    expect(reply.headers.get('content-type')).toBe('application/x-rdp');
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="May do hoa _1_.rdp"; filename*=UTF-8''M%C3%A1y%20%C4%91%E1%BB%93%20h%E1%BB%8Da%20%221%22.rdp`,
    );
  });
});

describe('headers', () => {
  // @spec S16
  test('no answer of the API is cached, and each has the security headers, a request id and the server’s time', async () => {
    answer = page({ data: [], total_page: 0 });
    for (const path of ['/api/logs', '/api/nothing', '/api/logs?page=0', '/api/user-guide']) {
      const { headers } = await server.call(path, { token });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toMatch(/^req-[\da-z]{6,}$/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const distance =
        Date.parse(headers.get('date') ?? '') - server.services.clock.now().getTime();
      expect(Math.abs(distance)).toBeLessThan(10_000);
    }
  });

  test('JSON above a kilobyte is compressed, below it is not', async () => {
    const long = Array.from({ length: 20 }, () => ({
      ...logRow,
      message: 'dòng nhật ký '.repeat(9),
    }));
    answer = page({ data: long, total_page: 1 });
    const large = await server.call('/api/logs', { token, headers: { 'accept-encoding': 'br' } });
    expect(large.headers.get('content-encoding')).toBe('br');
    expect(large.json).toEqual({ data: long, total_page: 1 });
    answer = page({ data: [], total_page: 0 });
    const small = await server.call('/api/logs', { token, headers: { 'accept-encoding': 'br' } });
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  test('a client that does not send HTTP does no harm', async () => {
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('hello\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(said).toContain('400');
    expect((await server.call('/healthz')).status).toBe(200);
  });
});
