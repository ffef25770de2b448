import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLiteralBackend, type LiteralBackend } from '../src/backend.ts';
import type { LiteralBackendOptions } from '../src/options.ts';
import { at, type Caller, callerAt, eventually, signedIn, textAt } from './caller.ts';
import { rentPc } from './rent-pc.ts';
import { identityForm } from './walk.ts';

let now: number;
let backend: LiteralBackend;
let call: Caller;

async function begin(options: LiteralBackendOptions = {}): Promise<void> {
  now = Date.parse('2026-11-23T03:00:00Z');
  backend = await createLiteralBackend({ readyMs: 0, now: () => now, ...options });
  call = await signedIn(backend.url);
}
beforeEach(() => begin());
afterEach(() => backend.close());

/** One field of every row of a page. */
const fieldOfRows = async (name: string, query: Record<string, string>, field: string) => {
  const rows = at(await call(name, { query }), 'data');
  return Array.isArray(rows) ? rows.map((row: object) => Reflect.get(row, field) as unknown) : rows;
};

const statuses = (query: Record<string, string>) => fieldOfRows('GET /orders', query, 'status');
const starts = (query: Record<string, string>) =>
  fieldOfRows('GET /orders-vps', query, 'time_start');

describe('lists', () => {
  test('have ten rows a page, newest first, and the number of pages', async () => {
    for (let line = 1; line <= 11; line += 1) {
      await call('POST /logs', { body: { message: `dòng ${line}` } });
    }
    const first = await call('GET /logs');
    expect(at(first, 'total_page')).toBe(2);
    expect(at(first, 'data')).toHaveLength(10);
    expect(at(first, 'data', 0, 'message')).toBe('dòng 11');
    expect(await fieldOfRows('GET /logs', { page: '2' }, 'message')).toEqual(['dòng 1']);
    expect(await fieldOfRows('GET /logs', { page: '3' }, 'message')).toEqual([]);
    expect((await call('GET /recharges')).body).toEqual({ data: [], total_page: 0 });
  });

  test('of logs are searched by message, by id and by package', async () => {
    await rentPc(call, 'Máy');
    await call('POST /logs', { body: { message: 'Tải file KHÔNG thành công' } });
    expect(await fieldOfRows('GET /logs', { search: 'tải FILE' }, 'message')).toEqual([
      'Tải file KHÔNG thành công',
    ]);
    expect(await fieldOfRows('GET /logs', { search: 'G4090' }, 'message')).toEqual([
      'Máy Máy đã sẵn sàng',
    ]);
    const id = textAt(await call('GET /logs'), 'data', 0, '_id');
    expect(await fieldOfRows('GET /logs', { search: id }, '_id')).toEqual([id]);
  });

  test('of PC orders are filtered by status, name, password and address', async () => {
    await rentPc(call, 'Phố Cổ');
    now += 3_600_000;
    await rentPc(call, 'Render');
    const orders = await call('GET /orders');
    expect(await statuses({})).toEqual([1, 0]);
    expect(await statuses({ status: '0' })).toEqual([0]);
    expect(await statuses({ imageName: 'phố' })).toEqual([0]);
    expect(await statuses({ imageName: 'phố', status: '1' })).toEqual([]);
    expect(await statuses({ passRdp: textAt(orders, 'data', 0, 'passRdp') })).toEqual([1]);
    expect(await statuses({ remote_ext_ip: '203.0.113' })).toEqual([1, 0]);
  });

  test('of VPS orders are filtered by configuration, day and status', async () => {
    const configs = await call('GET /computer-configs');
    for (const number of [0, 1]) {
      const config_id = textAt(configs, number, '_id');
      await call('POST /orders-vps', { body: { rental_period: 1, config_id, os: 'ubuntu' } });
      now += 86_400_000;
    }
    const [second, first] = ['2026-11-24T03:00:00.000Z', '2026-11-23T03:00:00.000Z'];
    expect(await starts({})).toEqual([second, first]);
    expect(await starts({ config_name: 'vps 4' })).toEqual([second]);
    expect(await starts({ fromDate: '2026-11-24' })).toEqual([second]);
    expect(await starts({ toDate: '2026-11-23' })).toEqual([first]);
    expect(await starts({ status: 'end' })).toEqual([]);
    now = Date.parse('2026-12-23T03:00:00Z');
    expect(await starts({ status: 'end' })).toEqual([first]);
    expect(await starts({ status: 'on_rental' })).toEqual([second]);
  });

  test.each([
    ['by-name', { 'Cloud Gaming': [{}, {}], 'Cloud Render': [{}] }],
    ['groups', [{ group: 'Cloud Gaming', packages: [{}, {}] }, { packages: [{}] }]],
    ['aggregated', [{ _id: 'Cloud Gaming', clouds: [{}, {}] }, { clouds: [{}] }]],
    [
      'pairs',
      [
        ['Cloud Gaming', [{}, {}]],
        ['Cloud Render', [{}]],
      ],
    ],
    ['lists', [[{}, {}], [{}]]],
    ['flat', [{}, {}, {}]],
  ] as const)('of cloud packages are grouped %s where that is asked for', async (clouds, body) => {
    await backend.close();
    await begin({ clouds });
    expect((await call('GET /clouds')).body).toMatchObject(body);
  });
});

describe('a rental', () => {
  test('of a PC ends with its time; the PC can be rented again or deleted', async () => {
    const id = await rentPc(call, 'Máy');
    expect((await call('DELETE /images/{id}', { path: { id } })).status).toBe(409);
    now += 3_600_000;
    expect(at(await call('GET /images'), 'data', 0)).toMatchObject({
      is_installed: 0,
      is_booting: 0,
    });
    expect((await call('DELETE /images/{id}', { path: { id } })).status).toBe(200);
    expect(await fieldOfRows('GET /orders', {}, 'status')).toEqual([0]);
  });

  test('of a VPS ends on the last day of a month that is shorter', async () => {
    now = Date.parse('2027-01-31T03:00:00Z');
    const config_id = textAt(await call('GET /computer-configs'), 0, '_id');
    await call('POST /orders-vps', { body: { rental_period: 1, config_id, os: 'ubuntu' } });
    const path = { id: textAt(await call('GET /orders-vps'), 'data', 0, '_id') };
    expect(await fieldOfRows('GET /orders-vps', {}, 'end_time')).toEqual([
      '2027-02-28T03:00:00.000Z',
    ]);
    await call('PATCH /orders-vps/{id}', { path, body: { rental_period: 1 } });
    expect(await fieldOfRows('GET /orders-vps', {}, 'end_time')).toEqual([
      '2027-03-31T03:00:00.000Z',
    ]);
  });

  test('of a cloud machine counts the minutes that it ran, and a full package says 400 in statusCode', async () => {
    const cloud = textAt(await call('GET /clouds'), 'Cloud Render', 0, '_id');
    for (const name of ['first', 'second']) {
      await call('POST /image-cloud', { body: { name, cloud } });
    }
    const made = await call('GET /image-cloud');
    const [second, first] = [textAt(made, 'data', 0, '_id'), textAt(made, 'data', 1, '_id')];
    const start = (id: string) =>
      eventually(async () => {
        const answer = await call('GET /image-cloud/start/{id}', { path: { id } });
        expect(answer.status).toBe(200);
        return answer;
      });
    const becomes = (isRunning: boolean) =>
      eventually(async () =>
        expect(at(await call('GET /image-cloud'), 'data', 1, 'is_running')).toBe(isRunning),
      );
    expect((await start(first)).body).toEqual({});
    await becomes(true);
    expect(at(await call('GET /clouds'), 'Cloud Render', 0, 'cloudReady')).toBe(false);
    expect((await start(second)).body).toEqual({
      statusCode: 400,
      message: 'Hết máy trống, vui lòng thử lại sau',
    });
    const runFor = async (ms: number) => {
      now += ms;
      await call('GET /image-cloud/shutdown-vm/{id}', { path: { id: first } });
      await becomes(false);
      return at(await call('GET /image-cloud'), 'data', 1, 'total_minute_used');
    };
    expect(await runFor(90 * 60_000 + 30_000)).toBe(90);
    const history = await call('GET /image-cloud-history/{imageId}', { path: { imageId: first } });
    expect(at(history, 'data')).toEqual([
      { time_start: '2026-11-23T03:00:00.000Z', time_shutdown: '2026-11-23T04:30:30.000Z' },
    ]);
    await start(first);
    await becomes(true);
    expect(await runFor(30_000)).toBe(91);
  });
});

describe('an identity', () => {
  test('is accepted only with the mailed code, then decided on by the operator', async () => {
    await call('GET /auth/otp');
    const code = backend.codeOf('demo') ?? '';
    expect((await call('PATCH /accounts', { body: identityForm('wrong') })).status).toBe(400);
    expect((await call('PATCH /accounts', { body: identityForm(code) })).status).toBe(200);
    expect((await call('PATCH /accounts', { body: identityForm(code) })).status).toBe(400);
    const me = await call('GET /accounts/me');
    expect(me.body).toMatchObject({ isVerify: 0, timeKyc: '2026-11-23T03:00:00.000Z', otp: null });
    expect(await (await fetch(textAt(me, 'front_card'))).text()).toBe('picture');
    backend.decideIdentity('demo', 'Ảnh mờ');
    expect((await call('GET /accounts/me')).body).toMatchObject({
      isVerify: 2,
      reasonFailKyc: 'Ảnh mờ',
    });
  });
});

describe('accounts', () => {
  test('of another role get their token all the same; the portal refuses them', async () => {
    const body = { username: 'admin', password: 'tram-demo-2026' };
    const answer = await callerAt(backend.url, null)('POST /auth/login', { body });
    expect(at(answer, 'role')).toBe('ADMIN');
  });

  test('see no data of each other', async () => {
    const id = await rentPc(call, 'Máy');
    const other = await signedIn(backend.url, 'new-customer');
    expect((await other('GET /images')).body).toEqual({ data: [], total_page: 0 });
    expect((await other('GET /orders/file/{id}', { path: { id } })).status).toBe(404);
  });

  test('with the wrong password, and calls with a wrong body or to nowhere, are refused in words', async () => {
    const open = callerAt(backend.url, null);
    const wrong = { body: { username: 'demo', password: 'wrong' } };
    expect((await open('POST /auth/login', wrong)).body).toEqual({
      statusCode: 401,
      message: 'Sai tên đăng nhập hoặc mật khẩu',
    });
    const order = { body: { image: 'none', rental_period: 1, unit: 'hour' } };
    expect(await call('POST /orders', order)).toMatchObject({ status: 404 });
    expect(await call('POST /images', { body: [] })).toMatchObject({ status: 400 });
    expect(await call('GET /nowhere')).toMatchObject({ status: 404, body: { statusCode: 404 } });
  });
});
