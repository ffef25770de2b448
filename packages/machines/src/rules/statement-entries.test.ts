import { describe, expect, test } from 'vitest';
import { statementEntries, type StatementRecords } from './statement-entries.ts';
import { statement } from './statement.ts';

const created = '2026-11-02T03:00:00.000Z';
const changed = '2026-11-09T03:00:00.000Z';
const nothing: StatementRecords = {
  recharges: [],
  orders: [],
  histories: new Map(),
  vpsOrders: [],
  cloudImages: [],
};

const recharge = {
  _id: 'r1',
  content: 'TRAM8K2Q7D',
  money: 500_000,
  is_succeeded: 1,
  createdAt: created,
  updatedAt: changed,
} as const;

const order = {
  _id: 'o1',
  image: { name: 'Render Tết 2027' },
  status: 1,
  time_boot: created,
  end_time: changed,
  total_price: 300_000,
  after_exp: 0,
  createdAt: created,
  updatedAt: changed,
} as const;

const vps = {
  _id: 'v1',
  status: 'on_rental',
  rental_period: 3,
  discount: 0,
  total_price: 960_000,
  time_start: created,
  end_time: '2027-02-02T03:00:00.000Z',
  createdAt: created,
  updatedAt: changed,
  vps: { user: 'root', config: { config_name: 'VPS 4', monthly_rental_price: 320_000 } },
} as const;

const cloud = {
  _id: 'c1',
  name: 'Valorant tối thứ sáu',
  price: 349_000,
  is_extended: false,
  is_deleted: false,
  createdAt: created,
  updatedAt: changed,
};

/** A summary of the entries. */
function entriesOf(records: Partial<StatementRecords>) {
  return statementEntries({ ...nothing, ...records }).map(({ kind, amount, basis }) => [
    kind,
    amount,
    basis,
  ]);
}

test('only a recharge that succeeded is money, at the moment of its success', () => {
  for (const status of [0, 2, 3] as const) {
    expect(entriesOf({ recharges: [{ ...recharge, is_succeeded: status }] })).toEqual([]);
  }
  const [entry] = statementEntries({ ...nothing, recharges: [recharge] });
  expect(entry).toMatchObject({ amount: 500_000, basis: 'exact', at: Date.parse(changed) });
});

describe('a PC order', () => {
  test('that was never extended needs no history', () => {
    expect(entriesOf({ orders: [order] })).toEqual([['rental', -300_000, 'exact']]);
  });

  const extended = { ...order, after_exp: 200_000, total_price: 500_000 };
  const term = { rental_period: 2, unit: 'hour' } as const;

  test('that was extended is its rental and each extension', () => {
    const history = [
      { ...term, _id: 'h2', price: 200_000, createdAt: changed },
      { ...term, _id: 'h1', price: 300_000, createdAt: created },
    ];
    const histories = new Map([['o1', history]]);
    expect(entriesOf({ orders: [extended], histories })).toEqual([
      ['rental', -300_000, 'exact'],
      ['extension', -200_000, 'exact'],
    ]);
  });

  test('whose history could not be read is one sum', () => {
    expect(entriesOf({ orders: [extended] })).toEqual([['rental', -500_000, 'combined']]);
  });

  test('that could not be made was paid back', () => {
    expect(entriesOf({ orders: [{ ...order, status: 0, time_boot: null }] })).toEqual([
      ['rental', -300_000, 'exact'],
      ['refund', 300_000, 'inferred'],
    ]);
  });
});

describe('a VPS order', () => {
  test('of one month was charged once, of more perhaps in parts', () => {
    expect(entriesOf({ vpsOrders: [{ ...vps, rental_period: 1 }] })).toEqual([
      ['rental', -960_000, 'exact'],
    ]);
    const [entry] = statementEntries({ ...nothing, vpsOrders: [vps] });
    expect(entry).toMatchObject({ basis: 'combined', settledBy: Date.parse(changed) });
  });

  test('that could not be made was paid back at its end', () => {
    const failed = {
      ...vps,
      status: 'end',
      end_time: changed,
      vps: { ...vps.vps, user: null },
    } as const;
    const entries = statementEntries({ ...nothing, vpsOrders: [failed] });
    expect(entries[1]).toMatchObject({
      kind: 'refund',
      amount: 960_000,
      at: Date.parse(changed),
    });
  });
});

describe('a cloud machine', () => {
  test('that was not extended was charged once', () => {
    expect(entriesOf({ cloudImages: [cloud] })).toEqual([['rental', -349_000, 'exact']]);
    expect(entriesOf({ cloudImages: [{ ...cloud, is_extended: true }] })).toEqual([
      ['rental', -349_000, 'combined'],
    ]);
  });

  test('that was paid back says no sum any more', () => {
    expect(entriesOf({ cloudImages: [{ ...cloud, price: 0, is_deleted: true }] })).toEqual([
      ['refund', 0, 'unstated'],
    ]);
  });
});

test('the same record on two pages counts once', () => {
  const entries = statementEntries({
    ...nothing,
    recharges: [recharge, recharge],
    orders: [order],
  });
  const from = { balance: 200_000, at: Date.parse(changed), isComplete: true };
  expect(statement(entries, from).unexplained).toBe(0);
});

describe('a backend that gives only the fields of the specification', () => {
  test('has a recharge booked when it was asked for', () => {
    const { updatedAt: _, ...plain } = recharge;
    const [entry] = statementEntries({ ...nothing, recharges: [plain] });
    expect(entry).toMatchObject({ amount: 500_000, at: Date.parse(created) });
  });

  test('has an order of a PC booked when its paid time began, and its parts by their place', () => {
    const { createdAt: _, updatedAt: __, ...plain } = order;
    const [entry] = statementEntries({ ...nothing, orders: [plain] });
    expect(entry).toMatchObject({ amount: -300_000, at: Date.parse(created) });
    const term = { rental_period: 2, unit: 'hour', price: 150_000 } as const;
    const history = [
      { ...term, createdAt: changed },
      { ...term, createdAt: created },
    ];
    const orders = [{ ...plain, after_exp: 150_000 }];
    const entries = statementEntries({ ...nothing, orders, histories: new Map([['o1', history]]) });
    expect(entries.map(({ kind }) => kind)).toEqual(['rental', 'extension']);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
  });

  test('has the extensions of an order booked at any time since, when nothing says when', () => {
    const { createdAt: _, updatedAt: __, ...plain } = order;
    const [entry] = statementEntries({ ...nothing, orders: [{ ...plain, after_exp: 200_000 }] });
    expect(entry).toMatchObject({ basis: 'combined', settledBy: Number.POSITIVE_INFINITY });
  });

  test('has a VPS charged its months at its price, less its discount', () => {
    const { total_price: _, createdAt: __, updatedAt: ___, ...plain } = vps;
    const [entry] = statementEntries({ ...nothing, vpsOrders: [{ ...plain, discount: 10 }] });
    expect(entry).toMatchObject({ amount: -864_000, at: Date.parse(created) });
  });

  test('counts an entry with neither a moment nor a sum as not explained', () => {
    const { createdAt: _, updatedAt: __, ...plain } = order;
    const orders = [{ ...plain, time_boot: null }];
    const vpsOrders = [{ ...vps, total_price: undefined, rental_period: Number.NaN }];
    expect(statementEntries({ ...nothing, orders, vpsOrders })).toEqual([]);
  });
});
