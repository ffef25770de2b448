import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Answer, Download, Input } from './client.ts';
import { operationIds, operations } from './operations.ts';
import { answerJson, type TestServer } from './testing/http-server.ts';
import {
  anyCall,
  anyId as id,
  anyPath as path,
  clientAgainst,
} from './testing/client-under-test.ts';
import type { Account, Image, Page, TunnelConfiguration } from './types.ts';

const anyAnswer: Parameters<typeof clientAgainst>[0] = (response) => answerJson(response, 200, {});

function keys(server: TestServer) {
  return server.seen.map(({ headers }) => headers['idempotency-key']);
}

describe('every operation of the contract', () => {
  test.each(operationIds)('%s is a function that reaches its method and path', async (name) => {
    const { api, server } = await clientAgainst(anyAnswer);
    await anyCall(api, name)({ path, body: {} });
    const expected = operations[name].path.replaceAll(/\{(\w+)\}/g, (_place, parameter) =>
      parameter === 'product' ? 'tram' : id,
    );
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `${operations[name].method} /api${expected}`,
    ]);
  });

  test('the client has those functions and no others', async () => {
    const { api } = await clientAgainst(anyAnswer);
    expect(Object.keys(api)).toEqual(operationIds);
    expect(operationIds).toHaveLength(61);
  });

  test('types follow the contract', () => {
    expectTypeOf<Input<'login'>>().toEqualTypeOf<{
      readonly body: { readonly username: string; readonly password: string };
    }>();
    expectTypeOf<Input<'deleteImage'>>().toEqualTypeOf<{
      readonly path: { readonly id: string };
    }>();
    expectTypeOf<Input<'listBanks'>['query']['money']>().toEqualTypeOf<number>();
    expectTypeOf<Answer<'getMyAccount'>>().toEqualTypeOf<Account>();
    expectTypeOf<Answer<'listImages'>>().toEqualTypeOf<Page<Image>>();
    expectTypeOf<Answer<'createOrder'>>().toEqualTypeOf<Image>();
    expectTypeOf<Answer<'downloadRdpFile'>>().toEqualTypeOf<Download>();
    expectTypeOf<Answer<'chooseTunnelForPc'>>().toEqualTypeOf<Download | TunnelConfiguration>();
  });
});

describe('paths', () => {
  test('values are encoded, in parts of a segment too', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    await api.getPlayLinkForPc({ path: { product: 'trạm/x', id: 'a b' }, query: { os: 'win' } });
    expect(server.seen[0]?.url).toBe('/api/play-tr%E1%BA%A1m%2Fx/pc/a%20b?os=win');
  });

  test('a missing value is a fault of the caller and sends nothing', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    await expect(api.deleteImage({ path: { id: '' } })).rejects.toThrow('needs a value for id');
    expect(server.seen).toEqual([]);
  });
});

describe('query', () => {
  // @spec 5.42
  test('empty, null, blank and absent filters are not sent; 0 is', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    await api.listOrders({
      query: { page: 2, status: 0, imageName: '', passRdp: '   ', remote_ext_ip: null },
    });
    await api.listOrders({ query: { status: '' } });
    await api.listOrders();
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/api/orders?page=2&status=0',
      '/api/orders',
      '/api/orders',
    ]);
  });

  test('Vietnamese and reserved characters arrive as they were typed', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    await api.listLogs({ query: { search: 'Lời Ru & 100% + #1' } });
    const url = new URL(server.seen[0]?.url ?? '', server.origin);
    expect(url.searchParams.get('search')).toBe('Lời Ru & 100% + #1');
  });
});

describe('bodies', () => {
  test('JSON without the properties that are null, at every depth', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    await anyCall(
      api,
      'createLog',
    )({ body: { message: 'x', nothing: null, inner: { kept: 0, gone: null }, list: [1] } });
    expect(server.seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
      message: 'x',
      inner: { kept: 0 },
      list: [1],
    });
  });

  test('a call without a body sends no content type', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    await api.cancelRecharge({ path: { id } });
    expect(server.seen[0]?.body).toBe('');
    expect(server.seen[0]?.headers['content-type']).toBeUndefined();
  });

  test('multipart carries files and text', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    const picture = new Blob(['JPEG'], { type: 'image/jpeg' });
    await api.submitIdentity({
      body: {
        front_card: picture,
        back_card: picture,
        portrait: picture,
        signature_image: 'data:image/png;base64,AA==',
        fullName: 'Đỗ Quốc Bửu',
        dob: '1994-05-17',
        id: '079094001234',
        issueDate: '2021-08-02',
        issuePlace: 'Cục Cảnh sát',
        address: 'Quận 7',
        email: 'buu@example.com',
        phone: '0901234567',
        otp: '482913',
      },
    });
    const { headers, body } = server.seen[0] ?? {};
    expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('name="fullName"\r\n\r\nĐỗ Quốc Bửu');
    expect(body).toMatch(
      /name="front_card"; filename="[^"]+"\r\nContent-Type: image\/jpeg\r\n\r\nJPEG/,
    );
  });
});

describe('bearer token', () => {
  test('is sent when a customer is signed in, with its value at that moment', async () => {
    let token: string | null = 'first';
    const { api, server } = await clientAgainst(anyAnswer, { session: { token: () => token } });
    await api.getMyAccount();
    token = 'second';
    await api.getMyAccount();
    token = null;
    await api.listPackages();
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
      undefined,
    ]);
  });

  test('is not sent with a call for visitors and customers alike', async () => {
    const { api, server } = await clientAgainst(anyAnswer, {
      session: { token: () => 'a-token' },
    });
    await api.listCloudPackages({}, { anonymous: true });
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });
});

describe('confirmed total', () => {
  const body = { image: 'i1', rental_period: 1, unit: 'hour' } as const;
  const sent = async (confirmedTotal: 'checked' | 'unchecked' | undefined) => {
    const { api, server } = await clientAgainst(anyAnswer, { confirmedTotal });
    await api.createOrder({ body }, { confirmedTotal: 14_250 });
    await api.createOrder({ body });
    return server.seen.map(({ headers }) => headers['confirmed-total']);
  };

  test('goes to a server that compares it', async () => {
    expect(await sent('checked')).toEqual(['14250', undefined]);
  });

  test.each(['unchecked', undefined] as const)('goes to no other (%s)', async (setting) => {
    expect(await sent(setting)).toEqual([undefined, undefined]);
  });
});

describe('idempotency key', () => {
  test('is sent only to a server that is configured to honour it', async () => {
    for (const idempotency of [undefined, 'none'] as const) {
      const { api, server } = await clientAgainst(anyAnswer, { idempotency });
      const body = { image: id, rental_period: 2, unit: 'hour' } as const;
      await api.createOrder({ body }, { idempotencyKey: 'intention-1' });
      expect(keys(server)).toEqual([undefined]);
    }
  });

  const body = { image: id, rental_period: 2, unit: 'hour' } as const;

  test('is the one of the intention when the caller gives it', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    await api.createOrder({ body }, { idempotencyKey: 'intention-1' });
    await api.createOrder({ body }, { idempotencyKey: 'intention-1' });
    expect(keys(server)).toEqual(['intention-1', 'intention-1']);
  });

  test('is a fresh one otherwise', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    await api.createOrder({ body });
    await api.createOrder({ body });
    const [first, second] = keys(server);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(first).not.toBe(second);
  });

  // @spec S10
  test('goes with the seven calls that cost money or create something, and with no other', async () => {
    const { api, server } = await clientAgainst(anyAnswer);
    const withKey: string[] = [];
    for (const name of operationIds) {
      await anyCall(api, name)({ path, body: {} }, { idempotencyKey: 'intention-1' });
      if (server.seen.at(-1)?.headers['idempotency-key'] === 'intention-1') withKey.push(name);
    }
    expect(withKey.sort()).toEqual([
      'createCloudImage',
      'createOrder',
      'createVpsOrder',
      'extendCloudImage',
      'extendOrder',
      'extendVpsOrder',
      'requestRecharge',
    ]);
  });
});
