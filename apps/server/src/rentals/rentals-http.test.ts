/** The rentals of the demo account over HTTP, where every answer is checked against the contract, and their end in the sandbox. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('demo');
});
afterAll(() => server.remove());

interface Row {
  readonly _id: string;
  readonly status: unknown;
  readonly vps?: { readonly os: string; readonly pass: string | null };
}

async function rows(path: string): Promise<Row[]> {
  const { status, json } = await server.call(path, { token });
  expect(status).toBe(200);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server has checked it against the contract
  return (json as { data: Row[] }).data;
}

function expire(id: string) {
  return server.call(`/sandbox/api/rentals/${id}/expire`, { method: 'POST' });
}

describe('VPS orders', () => {
  it('are given as a file for Excel, without a password, under a Vietnamese name', async () => {
    const answer = await server.call('/api/orders-vps/orders_file?status=on_rental', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const disposition = answer.headers.get('content-disposition') ?? '';
    const [, name = ''] = /filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
    expect(decodeURIComponent(name)).toMatch(/^Đơn hàng VPS \d\d-\d\d-\d{4}\.csv$/);
    expect(answer.text.split('\r\n')).toHaveLength(4);
    for (const { vps } of await rows('/api/orders-vps')) {
      expect(answer.text).not.toContain(vps?.pass);
    }
  });

  it('lead to their servers: Remote Desktop only for Windows', async () => {
    const renting = await rows('/api/orders-vps?status=on_rental&config_name=vps');
    const statuses = await Promise.all(
      renting.map(async ({ _id, vps }) => {
        const { status } = await server.call(`/api/orders-vps/${_id}`, { token });
        return [vps?.os, status];
      }),
    );
    expect(new Map(statuses.map(([os, status]) => [os, status]))).toEqual(
      new Map<unknown, unknown>([
        ['ubuntu', 409],
        ['window server', 200],
      ]),
    );
  });
});

describe('orders of PCs and of cloud machines', () => {
  it.each(['/api/orders?', '/api/image-cloud?tab=cloud_order&'])(
    '%s are all from the first day on, none before it, and no day is a day of February the 30th',
    async (list) => {
      const all = await rows(list);
      expect(all.length).toBeGreaterThan(0);
      expect(await rows(`${list}fromDate=2000-01-01`)).toEqual(all);
      expect(await rows(`${list}toDate=2000-01-01`)).toEqual([]);
      const { status } = await server.call(`${list}fromDate=2026-02-30`, { token });
      expect(status).toBe(400);
    },
  );
});

describe('the sandbox', () => {
  it.each([
    ['pc', '/api/orders?status=1', 0],
    ['vps', '/api/orders-vps?status=on_rental', 'end'],
  ])('ends the rental of a %s at once', async (kind, list, ended) => {
    const [order] = await rows(list);
    if (order === undefined) throw new Error('nothing is rented');
    const answer = await expire(order._id);
    expect([answer.status, answer.json]).toEqual([200, { id: order._id, kind }]);
    const all = await rows(list.replace(/\?.*$/, ''));
    expect(all.find(({ _id }) => _id === order._id)).toMatchObject({ status: ended });
    // It has ended: there is nothing left to end.
    expect((await expire(order._id)).status).toBe(404);
  });

  it('shows what is rented on its page, with a button that ends it', async () => {
    const page = await server.call('/sandbox');
    const [vps] = await rows('/api/orders-vps?status=on_rental');
    expect(page.text).toContain('Máy đang thuê');
    const path = `/sandbox/forms/rentals/${vps?._id}/expire`;
    expect(page.text).toContain(`action="${path}"`);
    const ended = await server.call(path, { method: 'POST' });
    expect(ended.status).toBe(303);
    expect((await server.call('/sandbox')).text).not.toContain(path);
  });

  it('ends nothing that it does not know', async () => {
    expect((await expire('0'.repeat(24))).status).toBe(404);
    expect((await expire('x')).status).toBe(404);
  });
});
