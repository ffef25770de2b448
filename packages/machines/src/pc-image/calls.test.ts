import { createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { expect, test } from 'vitest';
import { pcImageCalls } from '../pc-image.ts';
import { rechargeQrCalls } from '../recharge-qr.ts';

/** The client over a network that notes what is sent. */
function noted() {
  const sent: string[] = [];
  const api = createApi({
    baseUrl: 'https://a.example',
    session: { token: () => null },
    clock: createServerClock(),
    idempotency: 'keys',
    confirmedTotal: 'checked',
    fetch: async (address, options) => {
      const request = new Request(address, options);
      const { method, url, headers } = request;
      const what = [await request.text(), headers.get('Idempotency-Key')];
      sent.push(
        [method, new URL(url).pathname, ...what, headers.get('Confirmed-Total')]
          .filter(Boolean)
          .join(' '),
      );
      return Response.json({});
    },
  });
  return { api, sent };
}

const { signal } = new AbortController();
const order = { image: 'a1', period: 2, unit: 'hour', key: 'key-0001', total: 36_000 } as const;
const body = '{"image":"a1","rental_period":2,"unit":"hour"}';

test('what costs money goes out with its key and with what was confirmed', async () => {
  const { api, sent } = noted();
  await pcImageCalls(api).createOrder(order, signal);
  await pcImageCalls(api).extendOrder(order, signal);
  await rechargeQrCalls(api).requestRecharge(
    { money: 50_000, bankId: 'b1', key: 'key-0002' },
    signal,
  );
  expect(sent).toEqual([
    `POST /orders ${body} key-0001 36000`,
    `PATCH /orders/extend ${body} key-0001 36000`,
    'POST /recharges/request {"money":50000,"bank_id":"b1"} key-0002',
  ]);
});

test('every operation is its call of the contract', async () => {
  const { api, sent } = noted();
  const calls = pcImageCalls(api);
  await calls.resetImage('a1', signal);
  await calls.reconnectImage('a1', signal);
  await calls.wakeImage('a1', signal);
  await calls.deleteImage('a1', signal);
  await calls.downloadRdpFile('a1', signal);
  await rechargeQrCalls(api).cancelRecharge('r1', signal);
  expect(sent).toEqual([
    'POST /tool/reset {"id":"a1"}',
    'GET /images/reconnect/a1',
    'GET /images/wol/a1',
    'DELETE /images/a1',
    'GET /orders/file/a1',
    'PATCH /recharges/r1',
  ]);
});
