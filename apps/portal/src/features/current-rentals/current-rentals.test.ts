import { describe, expect, test } from 'vitest';
import type { RentedImage, RentedVps } from '@tram/machines/rules';
import { rentalAddress, rentalsOf, type ReadLists } from './current-rentals.ts';
import type { WholeList } from '../lists/use-all-pages.ts';

const image: RentedImage = {
  _id: 'pc',
  name: 'Render',
  int_ip_address: '10.8.4.7',
  estimate_used: '2026-11-20T14:40:00.000Z',
  is_booting: 0,
  is_installed: 1,
  package: { name: 'G4090', price_per_hour: 1000, price_per_day: 0, price_per_month: 0 },
};
const vps: RentedVps = {
  _id: 'vps',
  time_start: '2026-11-20T08:40:00.000Z',
  end_time: '2026-12-20T08:40:00.000Z',
  rental_period: 1,
  status: 'on_rental',
  discount: 0,
  total_price: 320_000,
  vps: { user: 'root', config: { config_name: 'VPS 4', monthly_rental_price: 320_000 } },
};

function list<Row>(...rows: WholeList<Row>['rows']): WholeList<Row> {
  return { rows, state: 'whole', pageCount: 1, readAt: 50 };
}
const lists: ReadLists = { images: list(), orders: list(), vpsOrders: list(), cloudImages: list() };
const failed = { rows: [], state: 'failed', pageCount: 0, readAt: null } as const;
const loading = { ...failed, state: 'loading' } as const;

describe('the machines of a customer', () => {
  test('come in the order in which they end, each with the address that extends it', () => {
    const current = rentalsOf(
      {
        ...lists,
        vpsOrders: { ...list({ row: vps, page: 3 }), readAt: 20 },
        images: list({ row: image, page: 1 }),
      },
      null,
    );
    expect(current.rentals.map(({ name, address }) => [name, address])).toEqual([
      ['Render', '/?extend=pc'],
      ['VPS 4', '/order-vps-management?status=on_rental&action=vps&page=3'],
    ]);
    expect(current).toMatchObject({ state: 'ready', unread: [], readAt: 20 });
  });

  test.each<[Partial<ReadLists>, string, readonly string[]]>([
    [{ images: failed }, 'partly', ['pc']],
    [{ orders: failed }, 'partly', ['pc']],
    [{ vpsOrders: { ...list(), state: 'cut' } }, 'partly', ['vps']],
    [{ cloudImages: failed, vpsOrders: failed }, 'partly', ['vps', 'cloud']],
    [{ cloudImages: loading }, 'loading', ['cloud']],
    [
      { images: failed, orders: failed, vpsOrders: failed, cloudImages: failed },
      'failed',
      ['pc', 'vps', 'cloud'],
    ],
  ])('%j: %s', (changed, state, unread) => {
    expect(rentalsOf({ ...lists, ...changed }, null)).toMatchObject({ state, unread });
  });
});

test.each([
  ['pc', 1, '/?extend=a'],
  ['pc', 2, '/?extend=a&page=2'],
  ['cloud', 1, '/clouds?extend=a'],
  ['vps', 1, '/order-vps-management?status=on_rental&action=a'],
] as const)('a %s on page %i is extended at %s', (kind, page, address) => {
  expect(rentalAddress({ kind, id: 'a' }, page)).toBe(address);
});
