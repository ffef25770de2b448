import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { queueMail } from '../mail/outbox.ts';
import {
  startTestServer,
  type TestRequest,
  type TestServer,
  textField,
} from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('demo');
});
afterAll(() => server.remove());
afterEach(() => server.call('/sandbox/api/faults', { method: 'DELETE' }));

const sandbox = (path: string, request?: TestRequest) =>
  server.call(`/sandbox/api${path}`, request);

async function balance(): Promise<unknown> {
  const { json } = await server.call('/api/accounts/me', { token });
  return Reflect.get(Object(json), 'balance');
}

async function requestRecharge(
  money = 100_000,
  key?: string,
): Promise<{ id: string; status: number }> {
  const banks = await server.call('/api/banks?money=100000', { token });
  if (!Array.isArray(banks.json)) throw new TypeError('banks are a list');
  const answer = await server.call('/api/recharges/request', {
    token,
    body: { money, bank_id: textField(banks.json[0], '_id') },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
  return { id: answer.status === 201 ? textField(answer.json, '_id') : '', status: answer.status };
}

describe('paying', () => {
  test('a pending recharge is listed, paid once and credited once', async () => {
    const before = Number(await balance());
    const { id } = await requestRecharge();
    const pending = await sandbox('/recharges');
    expect(pending.json).toContainEqual(
      expect.objectContaining({ id, money: 100_000, username: 'demo' }),
    );
    const paid = await sandbox(`/recharges/${id}/pay`, { method: 'POST' });
    expect(paid.json).toEqual({ id, credited: true });
    const again = await sandbox(`/recharges/${id}/pay`, { method: 'POST' });
    expect(again.json).toEqual({ id, credited: false });
    expect(await balance()).toBe(before + 100_000);
    expect((await sandbox('/recharges')).json).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('an unknown recharge is 404', async () => {
    const answer = await sandbox('/recharges/000000000000000000000000/pay', { method: 'POST' });
    expect(answer.status).toBe(404);
  });
});

describe('accounts', () => {
  test('are changed field by field, and customers see it', async () => {
    const changes = {
      balance: 777_000,
      kyc: 0,
      isVerify: 2,
      reasonFailKyc: 'Ảnh mờ',
      discount_pc: 12,
    };
    const answer = await sandbox('/accounts/demo', { method: 'PATCH', body: changes });
    expect(answer.json).toMatchObject({ username: 'demo', ...changes, discount_vps: 10 });
    const me = await server.call('/api/accounts/me', { token });
    expect(me.json).toMatchObject(changes);
  });

  test.each([
    [{}],
    [{ balance: -1 }],
    [{ balance: 1.5 }],
    [{ discount_pc: 101 }],
    [{ kyc: 2 }],
    [{ isVerify: 3 }],
    [{ role: 'ADMIN' }],
    [[]],
  ])('what no account can have is refused: %j', async (body) => {
    const answer = await sandbox('/accounts/demo', { method: 'PATCH', body });
    expect(answer.status).toBe(400);
  });

  test('an unknown account is 404', async () => {
    const answer = await sandbox('/accounts/nobody', { method: 'PATCH', body: { balance: 1 } });
    expect(answer.status).toBe(404);
  });
});

describe('the clock', () => {
  test('moves forward for every answer, and what is due is done before the move is answered', async () => {
    const { id } = await requestRecharge();
    const before = server.services.clock.now().getTime();
    const moved = await sandbox('/clock', { body: { advanceMinutes: 16 } });
    const now = Date.parse(textField(moved.json, 'now'));
    expect(now - before).toBeGreaterThanOrEqual(16 * 60_000);
    const page = await server.call('/api/recharges', { token });
    expect(Math.abs(Date.parse(page.headers.get('date') ?? '') - now)).toBeLessThan(60_000);
    expect(page.json).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ _id: id, is_succeeded: 3 })]),
    });
    const small = await sandbox('/clock', { body: { advanceMs: 1500 } });
    expect(small.json).toMatchObject({ offsetMs: 16 * 60_000 + 1500 });
  });

  test.each([
    [{}],
    [{ advanceMs: 0 }],
    [{ advanceMs: -5 }],
    [{ advanceMinutes: 0 }],
    [{ advanceMs: 1, advanceMinutes: 1 }],
    [{ advanceMs: 1e15 }],
    [{ advance: 1 }],
  ])('does not move back, and ignores invalid times: %j', async (body) => {
    const before = (await sandbox('/clock')).json;
    expect((await sandbox('/clock', { body })).status).toBe(400);
    expect((await sandbox('/clock')).json).toMatchObject({
      offsetMs: Reflect.get(Object(before), 'offsetMs'),
    });
  });
});

const plan = (fault: Record<string, unknown>) => sandbox('/faults', { body: fault });
const me = () => server.call('/api/accounts/me', { token });

describe('faults', () => {
  test('fail the next calls of their operation and no other, then are used up', async () => {
    const planned = await plan({ operation: 'getMyAccount', kind: 'fail', times: 2, status: 503 });
    expect(planned.json).toHaveLength(1);
    const [first, other, second, third] = [
      await me(),
      await server.call('/api/notification', { token }),
      await me(),
      await me(),
    ];
    expect([first?.status, other?.status, second?.status, third?.status]).toEqual([
      503, 200, 503, 200,
    ]);
    expect(first?.json).toMatchObject({ statusCode: 503, message: 'Có lỗi xảy ra' });
    expect((await sandbox('/faults')).json).toEqual([]);
  });

  test('one is put in the place of all others', async () => {
    await plan({ operation: 'getMyAccount', kind: 'fail', times: 9, status: 503 });
    await plan({ operation: 'listImages', kind: 'fail', times: 9, status: 503 });
    const only = { operation: 'getMyAccount', kind: 'fail', times: 1, status: 500 };
    const planned = await sandbox('/faults', { method: 'PUT', body: only });
    expect(planned.json).toMatchObject([only]);
    expect([(await me()).status, (await me()).status]).toEqual([500, 200]);
    const wrong = await sandbox('/faults', { method: 'PUT', body: { ...only, kind: 'nothing' } });
    expect(wrong.status).toBe(400);
  });

  test('break before: nothing was done', async () => {
    const before = (await sandbox('/recharges')).json;
    await plan({ operation: 'requestRecharge', kind: 'break', times: 1 });
    await expect(requestRecharge()).rejects.toThrow(/fetch failed/);
    expect((await sandbox('/recharges')).json).toEqual(before);
  });

  test('break after: the work is done, its answer is lost, and the same key finds it again', async () => {
    const before = (await sandbox('/recharges')).json;
    const key = 'khoa-cua-mot-y-dinh';
    await plan({ operation: 'requestRecharge', kind: 'break', times: 1, moment: 'after' });
    await expect(requestRecharge(150_000, key)).rejects.toThrow(/fetch failed/);
    const after = (await sandbox('/recharges')).json;
    expect(after).toHaveLength((Array.isArray(before) ? before.length : 0) + 1);
    const again = await requestRecharge(150_000, key);
    expect(again.status).toBe(201);
    expect((await sandbox('/recharges')).json).toEqual(after);
    expect(after).toContainEqual(expect.objectContaining({ id: again.id }));
  });

  test('fail after: the work is done and the answer says that it failed', async () => {
    const before = (await sandbox('/recharges')).json;
    await plan({ operation: 'requestRecharge', kind: 'fail', times: 1, moment: 'after' });
    expect((await requestRecharge()).status).toBe(500);
    expect((await sandbox('/recharges')).json).toHaveLength(
      (Array.isArray(before) ? before.length : 0) + 1,
    );
  });

  test('a failure is shown in the given words', async () => {
    const message = 'Số tiền này chưa hợp lệ';
    await plan({ operation: 'getMyAccount', kind: 'fail', times: 1, status: 400, message });
    expect(await me()).toMatchObject({ status: 400, json: { statusCode: 400, message } });
  });

  test('garble: a success that is no JSON, before the work or after it', async () => {
    const before = (await sandbox('/recharges')).json;
    await plan({ operation: 'requestRecharge', kind: 'garble', times: 1 });
    await expect(requestRecharge()).rejects.toThrow(SyntaxError);
    expect((await sandbox('/recharges')).json).toEqual(before);
    await plan({ operation: 'requestRecharge', kind: 'garble', times: 1, moment: 'after' });
    await expect(requestRecharge()).rejects.toThrow(SyntaxError);
    expect((await sandbox('/recharges')).json).toHaveLength(
      (Array.isArray(before) ? before.length : 0) + 1,
    );
  });

  test('stall: the answer comes late', async () => {
    await plan({ operation: 'getMyAccount', kind: 'stall', times: 1, delayMs: 300 });
    const startedAt = performance.now();
    expect((await me()).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(290);
  });

  test.each([
    [{ operation: 'noSuchOperation', kind: 'fail', times: 1 }],
    [{ operation: 'login', kind: 'explode', times: 1 }],
    [{ operation: 'login', kind: 'fail', times: 0 }],
    [{ operation: 'login', kind: 'fail', times: 1, status: 200 }],
    [{ operation: 'login', kind: 'fail', times: 1, extra: true }],
  ])('what cannot be planned is refused: %j', async (fault) => {
    expect((await plan(fault)).status).toBe(400);
  });

  test('a machine can be made to fail as well', async () => {
    const planned = await plan({ operation: 'machine.reconnect', kind: 'fail', times: 1 });
    expect(planned.status).toBe(200);
  });
});

/** `fetch` writes some of these headers itself; this sends them as they are. */
const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: server.port, path, headers };
    get(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });

describe('other sites', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an origin that hides', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    [
      'a picture on a foreign page',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    ],
    ['a neighbour', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
  ])('%s reads and writes nothing', async (_name, headers: Record<string, string>) => {
    const read = await sandbox('/outbox', { headers });
    const written = await sandbox('/clock', { body: { advanceMs: 1 }, headers });
    expect([read.status, written.status]).toEqual([403, 403]);
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a foreign name that leads to this machine is not ours either', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    const status = await statusOf('/sandbox/api/outbox', { ...headers, host: 'evil.example' });
    expect(status).toBe(403);
  });

  test('its own pages, and programs that are no browsers, may', async () => {
    const own = { origin: server.origin, 'sec-fetch-site': 'same-origin' };
    expect((await sandbox('/outbox', { headers: own })).status).toBe(200);
    expect((await sandbox('/outbox')).status).toBe(200);
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(await statusOf('/sandbox', link)).toBe(200);
    expect(await statusOf('/sandbox/api/clock', { ...link, 'sec-fetch-mode': 'cors' })).toBe(403);
  });
});

/** Sends a form of the page. */
const send = (path: string, fields: Record<string, string>) =>
  fetch(`${server.origin}/sandbox/forms${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.origin },
    body: new URLSearchParams(fields),
  });

describe('the page', () => {
  test('has nothing inline, and a policy that allows nothing else', async () => {
    const page = await server.call('/sandbox');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe/);
    expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    expect((await server.call('/sandbox/style.css')).headers.get('content-type')).toContain(
      'text/css',
    );
  });

  test('does by forms what the calls do by JSON, and leads back with what was done', async () => {
    const { id } = await requestRecharge();
    expect((await server.call('/sandbox')).text).toContain(`/sandbox/forms/recharges/${id}`);
    const paid = await send(`/recharges/${id}`, {});
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/sandbox?notice=paid']);
    expect((await server.call('/sandbox?notice=paid')).text).toContain('Đã ghi nhận thanh toán.');
    const offset = server.services.clock.offsetMs;
    expect((await send('/clock', { advanceMinutes: '15' })).status).toBe(303);
    expect(server.services.clock.offsetMs).toBe(offset + 15 * 60_000);
    expect(
      (await send('/accounts/demo', { balance: '5000', isActive: 'true', kyc: '1' })).status,
    ).toBe(303);
    expect(await balance()).toBe(5000);
    const fault = {
      operation: 'login',
      kind: 'fail',
      moment: 'before',
      times: '1',
      status: '500',
      message: '',
      delayMs: '0',
    };
    expect((await send('/faults', fault)).status).toBe(303);
    expect((await sandbox('/faults')).json).toEqual([
      expect.objectContaining({ status: 500, message: null }),
    ]);
    expect((await send('/faults/clear', {})).status).toBe(303);
    expect((await sandbox('/faults')).json).toEqual([]);
  });

  test('says on the page why something was refused', async () => {
    const refused = await send('/accounts/demo', { balance: '-1' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('role="alert"');
  });

  test('shows what customers wrote as text, never as HTML', async () => {
    // No account can have such a name any more; those of before may.
    const text = 'Chào <script>alert(1)</script>,';
    await inOneTransaction(server.services, (unit) =>
      queueMail(unit, { to: 'pha@example.com', subject: 'Xác minh', text, link: null }),
    );
    const page = await server.call('/sandbox?notice=<script>');
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.text).not.toContain('<script>');
  });
});
