/** What is read without the client, compared with what the client gives for the same answer. */
import { expect, test } from 'vitest';
import { firstAddress, isFirstOperation, readFirstAnswer } from './first-answers.ts';
import { operationIds, operations } from './operations.ts';
import { clientAgainst } from './testing/client-under-test.ts';
import { type AnswerRequest, startServer } from './testing/http-server.ts';

const image = {
  _id: '6740c1e29f0b7a4100000001',
  account: '6740c1e29f0b7a4100000002',
  name: 'Máy dựng phim',
  status: 'on_rental',
  isInstalled: true,
  createdAt: '2026-11-20T08:40:00.000Z',
  package: { name: 'RTX 4090', cpu: 'i9', price_per_hour: '12000', price_per_day: 200_000 },
  ssh: { router: [{ _id: '1' }, null], wan_selected: [{ name: 'WAN01' }] },
  more: { of: 'another backend' },
};

const sent =
  (status: number, body: string, type = 'application/json'): AnswerRequest =>
  (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

const json = (value: unknown) => sent(200, JSON.stringify(value));

const halfABody: AnswerRequest = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"data": [');
  setImmediate(() => response.destroy());
};

/** The client's answer and the one that is read without it. */
async function both(id: 'getMyAccount' | 'listImages', answer: AnswerRequest) {
  const { api, server } = await clientAgainst(answer, { retry: { limit: 0 } });
  return {
    client: await api[id](),
    first: await readFirstAnswer(id, await fetch(`${server.origin}/api${operations[id].path}`)),
  };
}

test.each([
  ['a page', { data: [image], total_page: 3 }],
  ['a page with nulls', { data: [{ ...image, package: null, ssh: null, name: null }, null] }],
  ['a page whose records lack nearly all', { data: [{ _id: '1' }, 7, 'x'], total_page: '2' }],
  ['a bare list', [image, image]],
  ['an empty list', []],
  ['a record in place of a page', image],
  ['a page of nothing', { data: null, total_page: -1 }],
])('the PCs are read as the client reads them: %s', async (_, body) => {
  const { client, first } = await both('listImages', json(body));
  expect(client).toEqual({ ok: true, value: first });
});

test.each([
  ['whole', { _id: '1', username: 'demo', balance: 500_000, role: 'USER', fullName: 'Đặng' }],
  ['with nulls', { _id: '1', username: null, balance: null, phone: null, otp: null }],
  ['empty', {}],
  ['a list', [{ _id: '1' }]],
])('the account is read as the client reads it: %s', async (_, body) => {
  const { client, first } = await both('getMyAccount', json(body));
  expect(client).toEqual({ ok: true, value: first });
});

test.each([
  ['a refusal', sent(401, '{"message":"Phiên đăng nhập đã hết hạn."}')],
  ['an error of the server', sent(500, '{"message":"Lỗi hệ thống"}')],
  ["a proxy's page", sent(502, '<h1>Bad gateway</h1>', 'text/html')],
  ["a fallback's page with a success status", sent(200, '<!doctype html>', 'text/html')],
  ['JSON that is cut off', sent(200, '{"data":[{"_id":')],
  ['nothing', sent(200, '')],
  ['no content', sent(204, '')],
  ['a text', sent(200, '"xin chào"')],
  ['null', sent(200, 'null')],
  ['half a body', halfABody],
])('is left to the client, which calls it a failure: %s', async (_, answer) => {
  const { client, first } = await both('listImages', answer);
  expect(first).toBeNull();
  expect(client.ok).toBe(false);
});

test('the client still reads a response whose clone has been read', async () => {
  const server = await startServer(sent(403, '{"message":"Không được phép"}'));
  const response = await fetch(server.origin);
  expect(await readFirstAnswer('listImages', response.clone())).toBeNull();
  expect(await response.json()).toEqual({ message: 'Không được phép' });
  await server.close();
});

test('the addresses are those that the client asks for', async () => {
  const { api, server } = await clientAgainst(json({}));
  await api.getMyAccount({});
  await api.listImages({ query: { page: 12 } });
  await api.listImages();
  const origin = `${server.origin}/api`;
  expect([
    firstAddress(origin, 'getMyAccount', {}),
    firstAddress(origin, 'listImages', { query: { page: 12 } }),
    firstAddress(origin, 'listImages', {}),
  ]).toEqual(server.seen.map(({ url }) => server.origin + url));
  expect(firstAddress(origin, 'listImages', { query: { page: null } })).toBeNull();
});

test('all other operations are the client’s alone', () => {
  expect(operationIds.filter(isFirstOperation)).toEqual(['getMyAccount', 'listImages']);
});
