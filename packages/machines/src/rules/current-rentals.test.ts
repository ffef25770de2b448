import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  RentalLists,
  RentedCloud,
  RentedImage,
  RentedVps,
  RentingOrder,
} from './current-rentals.ts';
import { isOrderOf } from './current-rental.ts';
import { currentRentals } from './current-rentals.ts';

const noLists: RentalLists = { images: [], orders: [], vpsOrders: [], cloudImages: [] };
const discounts = { discount_pc: 5, discount_vps: 10, discount_cloud: 20 };

const pc: RentedImage = {
  _id: 'pc',
  name: 'Render Tết 2027',
  int_ip_address: '10.8.4.7',
  estimate_used: '2026-11-20T14:40:00.000Z',
  is_booting: 0,
  is_installed: 1,
  package: { name: 'G4090', price_per_hour: 45_000, price_per_day: 600_000, price_per_month: 0 },
};
const pcUntil = (_id: string, estimate_used: string | null): RentedImage => ({
  ...pc,
  _id,
  estimate_used,
});
const order: RentingOrder = {
  ip: null,
  image: { _id: 'pc', name: 'Render' },
  time_boot: '2026-11-20T02:40:00.000Z',
  end_time: '2026-11-20T14:40:00.000Z',
  rental_period: 12,
  total_price: 513_000,
};
const vps: RentedVps = {
  _id: 'vps',
  time_start: '2026-11-30T08:40:00.000Z',
  end_time: '2027-02-28T08:40:00.000Z',
  rental_period: 3,
  status: 'on_rental',
  discount: 0,
  total_price: 960_000,
  vps: { user: 'root', config: { config_name: 'VPS 4', monthly_rental_price: 320_000 } },
};
const cloud: RentedCloud = {
  _id: 'cloud',
  name: 'Valorant',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  days_of_use: 30,
  hours_of_use: 60,
  total_minute_used: 1120,
  is_running: true,
  is_creating: false,
  is_deleted: false,
  has_expired: false,
  is_extended: false,
  last_turned_time: '2026-11-20T04:40:00.000Z',
  operation: null,
  accepted_add_hardwares: 3,
  response_data: {},
  backup_response_data: null,
  resource_cloud: null,
  price: 349_000,
  hardwares: [{ price: 90_000 }],
  cloud: {
    name: 'Game Nặng',
    price: 349_000,
    days_of_use: 30,
    hours_of_use: 60,
    max_hours_each_session: 8,
  },
};

const only = (lists: Partial<RentalLists>, of: typeof discounts | null = discounts) =>
  currentRentals({ ...noLists, ...lists }, of);

describe('a PC', () => {
  test('ends when its card says, and is extended by an hour at its price less the discount', () => {
    expect(only({ images: [pc], orders: [order] })).toEqual([
      {
        kind: 'pc',
        id: 'pc',
        name: 'Render Tết 2027',
        offer: 'G4090',
        stage: 'ready',
        startedAt: Date.parse('2026-11-20T02:40:00Z'),
        endsAt: Date.parse('2026-11-20T14:40:00Z'),
        paid: 513_000,
        shortestExtension: { term: { unit: 'hour', period: 1 }, price: 42_750 },
        prices: pc.package,
        rentedHours: 12,
        discountPercent: 5,
      },
    ]);
  });

  test('without an estimate ends when its order does; without an order that is not known', () => {
    const image = { ...pc, estimate_used: null };
    expect(only({ images: [image], orders: [order] })[0]?.endsAt).toBe(
      Date.parse('2026-11-20T14:40:00Z'),
    );
    const [alone] = only({ images: [image] });
    expect(alone).toMatchObject({ endsAt: null, startedAt: null, rentedHours: null, paid: null });
  });

  test.each([
    [1, 0, 'making'],
    [1, 1, 'making'],
    [0, 1, 'ready'],
  ])('%i/%i is rented: %s', (is_booting, is_installed, stage) => {
    expect(only({ images: [{ ...pc, is_booting, is_installed }] })).toMatchObject([{ stage }]);
  });

  test('that is not rented is none, even with an old order', () => {
    expect(only({ images: [{ ...pc, is_installed: 0 }], orders: [order] })).toEqual([]);
  });

  test('of which only longer units have a price is extended by those', () => {
    const offer = { ...pc.package, price_per_hour: 0, price_per_day: 0, price_per_month: 100 };
    expect(only({ images: [{ ...pc, package: offer }] })[0]?.shortestExtension).toEqual({
      term: { unit: 'month', period: 1 },
      price: 95,
    });
    const free = { ...offer, price_per_month: 0 };
    expect(only({ images: [{ ...pc, package: free }] })[0]?.shortestExtension).toBeNull();
  });
});

describe('a VPS', () => {
  test('ends when its order says, and is extended by a month', () => {
    expect(only({ vpsOrders: [vps] })).toMatchObject([
      {
        kind: 'vps',
        name: 'VPS 4',
        stage: 'ready',
        endsAt: Date.parse('2027-02-28T08:40:00Z'),
        shortestExtension: { term: { unit: 'calendar-month', period: 1 }, price: 288_000 },
        months: 3,
      },
    ]);
  });

  test('ends its months after its start where the order says no end', () => {
    const [rental] = only({ vpsOrders: [{ ...vps, end_time: 'soon' }] });
    expect(rental?.endsAt).toBe(Date.parse('2027-02-28T08:40:00Z'));
  });

  test('without a user to log in as is still being made; one that has ended is none', () => {
    const making = { ...vps, vps: { ...vps.vps, user: null } };
    expect(only({ vpsOrders: [making] })).toMatchObject([{ stage: 'making' }]);
    expect(only({ vpsOrders: [{ ...vps, status: 'end' }] })).toEqual([]);
  });

  test('of ten years cannot be extended', () => {
    expect(only({ vpsOrders: [{ ...vps, rental_period: 120 }] })[0]?.shortestExtension).toBeNull();
  });
});

describe('a cloud machine', () => {
  test('ends when its days are over, and is extended by its package with accepted hardware', () => {
    expect(only({ cloudImages: [cloud] })).toMatchObject([
      {
        kind: 'cloud',
        offer: 'Game Nặng',
        endsAt: Date.parse('2026-12-01T00:00:00Z'),
        shortestExtension: {
          term: { unit: 'package', period: 1, days: 30, hours: 60 },
          price: 351_200,
        },
        minutesLeft: 2480,
        isRunning: true,
        session: {
          startedAt: Date.parse('2026-11-20T04:40:00Z'),
          endsAt: Date.parse('2026-11-20T12:40:00Z'),
          limit: 'session',
        },
      },
    ]);
  });

  test('that is used up or deleted is none', () => {
    const off = { ...cloud, is_running: false };
    expect(only({ cloudImages: [{ ...off, has_expired: true }] })).toEqual([]);
    expect(only({ cloudImages: [{ ...off, is_deleted: true }] })).toEqual([]);
  });
});

test('without an account nothing has a price, and everything else is there', () => {
  const lists = { images: [pc], orders: [order], vpsOrders: [vps], cloudImages: [cloud] };
  const [unknown, known] = [only(lists, null), only(lists)];
  expect(unknown.map(({ shortestExtension }) => shortestExtension)).toEqual([null, null, null]);
  expect(unknown.map(({ id, endsAt }) => [id, endsAt])).toEqual(
    known.map(({ id, endsAt }) => [id, endsAt]),
  );
});

test('come in the order in which they end, each once, for any order of the rows', () => {
  const end = fc.option(
    fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  );
  const image = fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), end)
    .map(([_id, estimate]) => pcUntil(_id, estimate));
  const images = fc.uniqueArray(image, { selector: ({ _id }) => _id });
  const shuffled = images.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  fc.assert(
    fc.property(shuffled, ([rows, others]) => {
      const rentals = only({ images: [...rows, ...rows], vpsOrders: [vps] });
      expect(rentals).toEqual(only({ images: others, vpsOrders: [vps] }));
      expect(rentals).toHaveLength(rows.length + 1);
      const ends = rentals.map(({ endsAt }) => endsAt ?? Infinity);
      expect(ends).toEqual([...ends].sort((one, other) => (one < other ? -1 : 1)));
    }),
  );
});

describe('whose an order is', () => {
  const ownPc = { _id: 'pc', name: 'Render', int_ip_address: '10.8.4.7' };
  const twinPc = { _id: 'twinPc', name: 'Render', int_ip_address: '10.8.4.8' };
  const notRentedPc = { _id: 'not-rented', name: 'Render', int_ip_address: null };

  test('an order that names its PC belongs only to that one', () => {
    const ordered = { ip: '10.8.4.8', image: { _id: 'pc', name: 'Phim' } };
    expect([ownPc, twinPc, notRentedPc].filter((image) => isOrderOf(ordered, image))).toEqual([
      ownPc,
    ]);
  });

  test('one that names none is of the PC with its name and its address', () => {
    const ordered = { ip: '10.8.4.8', image: { name: 'Render' } };
    expect([ownPc, twinPc, notRentedPc].filter((image) => isOrderOf(ordered, image))).toEqual([
      twinPc,
    ]);
    expect(isOrderOf({ ...ordered, image: { name: 'Phim' } }, twinPc)).toBe(false);
  });

  test('one without an address yet may be of each PC of its name', () => {
    const ordered = { ip: null, image: { name: 'Render' } };
    expect([ownPc, twinPc, notRentedPc].filter((image) => isOrderOf(ordered, image))).toHaveLength(
      3,
    );
  });
});
