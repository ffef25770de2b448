/** The calls and the sandbox over HTTP, on a real server that checks every answer against the contract. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ provisionMs: 80 });
  token = await server.tokenOf('demo');
});
afterAll(() => server.remove());

type Json = Readonly<Record<string, unknown>>;

const api = (path: string, request: { method?: string; body?: unknown } = {}) =>
  server.call(`/api${path}`, { token, ...request });
const sandbox = (path: string, request: { method?: string; body?: unknown } = {}) =>
  server.call(`/sandbox/api${path}`, request);

async function machine(id: string): Promise<Json> {
  const { json } = await api('/image-cloud?tab=cloud_order');
  const data: unknown = Reflect.get(Object(json), 'data');
  const found = Array.isArray(data)
    ? data.find((one) => Reflect.get(Object(one), '_id') === id)
    : undefined;
  return { ...Object(found) };
}

const decide = (id: string, body: unknown) => sandbox(`/cloud-images/${id}/hardware`, { body });

async function packageIds(): Promise<ReadonlyMap<string, string>> {
  const { json } = await sandbox('/cloud-packages');
  if (!Array.isArray(json)) throw new TypeError('packages are a list');
  return new Map(json.map((one) => [textField(one, 'name'), textField(one, 'id')]));
}

describe('a cloud machine from its rental to its end', () => {
  it('is one of several that the demo account starts with', async () => {
    const pages = await Promise.all([api('/image-cloud'), api('/image-cloud?tab=')]);
    for (const { status, json } of pages) {
      expect(status).toBe(200);
      expect(Reflect.get(Object(json), 'data')).toHaveLength(5);
    }
    const { json } = await api('/clouds');
    expect(json).toMatchObject([{ group: 'Cloud Gaming' }, { group: 'Cloud Render' }]);
  });

  it('answers by the contract in every step', async () => {
    const cloud = (await packageIds()).get('Game Nặng');
    const rented = await api('/image-cloud', { body: { name: 'Đêm nay', cloud } });
    expect(rented.status).toBe(201);
    const id = textField(rented.json, '_id');
    const until = (state: Json) => expect.poll(() => machine(id)).toMatchObject(state);
    await until({ is_creating: false });

    const act = async (path: string, statusCode = 200) => {
      const answer = await api(`/image-cloud/${path}/${id}`);
      expect(answer.json).toMatchObject({ statusCode });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      if (statusCode === 200) await until({ operation: null });
    };
    await sandbox('/faults', { body: { operation: 'cloud.rdp', kind: 'fail', times: 1 } });
    await act('start', 500);
    await sandbox(`/cloud-packages/${cloud}`, { method: 'PATCH', body: { isFull: true } });
    await act('start', 400);
    await sandbox(`/cloud-packages/${cloud}`, { method: 'PATCH', body: { isFull: false } });
    await act('start');
    await until({ is_running: true });
    const file = await api(`/image-cloud/connect-pc/${id}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/x-rdp']);
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''");
    await act('restart-vm');
    await act('shutdown-vm');
    await until({ is_running: false });
    await act('backup-vm');
    await act('delete-vm');
    await act('delete-vm', 400);
    await act('restore-vm');

    const [hardware] = Object(await machine(id)).cloud.hardwares;
    const asked = await api(`/image-cloud/add-hardwares/${id}`, {
      body: { hardwaresListId: [textField(hardware, '_id')] },
    });
    expect(asked.json).toMatchObject({ accepted_add_hardwares: 2 });
    const decided = await decide(id, { accept: true });
    expect(decided.json).toEqual({ id, accepted_add_hardwares: 3 });
    const extended = await api(`/image-cloud/extend-vm/${id}`);
    expect(extended.json).toMatchObject({ days_of_use: 60, price: 314_100 + 395_100 });
    const history = await api(`/image-cloud-history/${id}`);
    expect(history.json).toMatchObject({ data: [{}], total_page: 1 });

    await act('start');
    const expired = await sandbox(`/rentals/${id}/expire`, { method: 'POST' });
    expect(expired.status).toBe(200);
    expect(await machine(id)).toMatchObject({ has_expired: true, is_running: false });
    expect((await api(`/image-cloud/${id}`, { method: 'DELETE' })).json).toMatchObject({
      message: 'Xóa thành công',
    });
    expect((await api(`/image-cloud/${id}`, { method: 'DELETE' })).status).toBe(409);
    expect((await sandbox(`/rentals/${id}/expire`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the sandbox', () => {
  it('fills a package and says how long the queue is, until it is opened again', async () => {
    const id = (await packageIds()).get('Game 4K');
    const patch = (body: unknown, path = id) =>
      sandbox(`/cloud-packages/${path}`, { method: 'PATCH', body });
    expect((await patch({ isFull: true, messageWait: '3 khách đang chờ' })).json).toMatchObject({
      name: 'Game 4K',
      isFull: true,
      messageWait: '3 khách đang chờ',
      running: 0,
    });
    const { text } = await api('/clouds');
    expect(text).toContain('"message_wait":"3 khách đang chờ","cloudReady":false');
    const refused = await api('/image-cloud', { body: { name: '', cloud: id } });
    expect(refused.status).toBe(409);
    await patch({ isFull: false, messageWait: null });
    expect((await api('/clouds')).text).not.toContain('3 khách đang chờ');
    for (const body of [{}, { isFull: 'yes' }, { messageWait: 3 }, { capacity: 5 }, []]) {
      expect((await patch(body)).status).toBe(400);
    }
    expect((await patch({ isFull: true }, '0'.repeat(24))).status).toBe(404);
  });

  it('decides what is pending, and nothing else', async () => {
    const { json } = await api('/image-cloud');
    const data: unknown = Reflect.get(Object(json), 'data');
    const pending = Array.isArray(data)
      ? data.find((one) => Reflect.get(Object(one), 'accepted_add_hardwares') === 2)
      : undefined;
    const id = textField(pending, '_id');
    const page = await server.call('/sandbox');
    expect(page.text).toContain('Chấp nhận cho Photoshop và Premiere');
    expect((await decide(id, { accept: 'maybe' })).status).toBe(400);
    expect((await decide('0'.repeat(24), { accept: true })).status).toBe(404);
    expect((await decide(id, { accept: false })).json).toEqual({ id, accepted_add_hardwares: 4 });
    expect((await decide(id, { accept: true })).status).toBe(409);
  });
});
