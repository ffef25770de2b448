import { describe, expect, test } from 'vitest';
import { failure, ok, type Result } from '@tram/api/result';
import type { Order } from '@tram/api/types';
import { readConnection, type Connection, type OrderCalls } from './rented-order.ts';

const image = { _id: '6740a1f2c3d4e5f607182950', name: 'Render Tết', int_ip_address: '10.8.4.7' };
const prices = { price_per_hour: 45_000, price_per_day: 0, price_per_month: 0 };
const order: Order = {
  _id: '6740a1f2c3d4e5f607182960',
  remote_ext_ip: '103.140.38.21:33907',
  ip: null,
  user_remote: 'admin',
  image: { name: image.name, package: prices },
  passRdp: 'secret',
  rental_period: 2,
  time_boot: null,
  end_time: null,
  status: 1,
  after_exp: 0,
  total_price: 90_000,
  discount: 0,
};

function calls(own: Result<Connection>, ...listed: readonly Order[]): OrderCalls {
  return {
    getOrderOfImage: async () => own,
    listOrders: async () => ok({ data: [...listed], total_page: 1 }),
  };
}

describe('how a rented PC is reached', () => {
  test('by what its own call says', async () => {
    const own = ok({ remote_ext_ip: '203.0.113.9:3389' });
    expect(await readConnection(calls(own, order), image)).toEqual(own);
  });

  test.each<readonly [string, Result<Connection>]>([
    ['only words', ok<object>({ message: 'OK' })],
    ['nothing', failure('malformed')],
    ['no address yet', ok({ remote_ext_ip: null })],
  ])('by the list of orders where that call answers %s', async (_, own) => {
    const other = { ...order, image: { _id: 'another', name: image.name, package: prices } };
    const ended = { ...order, status: 0 as const };
    expect(await readConnection(calls(own, other, ended, order), image)).toEqual(ok(order));
  });

  test('of two PCs with one name, by the order with its address', async () => {
    const twin = { ...order, ip: '10.8.4.9' };
    const own = { ...order, ip: image.int_ip_address };
    expect(await readConnection(calls(failure('malformed'), twin, own), image)).toEqual(ok(own));
  });

  test('not at all without an order', async () => {
    expect(await readConnection(calls(failure('malformed')), image)).toEqual(ok(null));
  });

  test('a refusal is passed on unchanged', async () => {
    const refusal = failure('forbidden');
    expect(await readConnection(calls(refusal, order), image)).toEqual(refusal);
  });
});
