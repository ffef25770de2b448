import { describe, expect, test } from 'vitest';
import type { OperationId } from '../operations.ts';
import { completeAnswer } from './complete-answer.ts';
import { isFields } from './complete-record.ts';

const game = { _id: '1', group: 'Cloud Gaming', name: 'Game', price: 450_000 };
const heavy = { _id: '2', group: 'Cloud Gaming', name: 'Game nặng', price: 900_000 };
const render = { _id: '3', group: 'Render', name: 'Render', price: 600_000 };
const groupless = (one: typeof game) => ({ ...one, group: undefined });

const pcAt = (_id: string, price: number) => ({
  _id,
  package: { name: 'G3060', price_per_hour: price, orders_end_time: ['2026-11-24T00:00:00Z'] },
});

async function valueOf(id: OperationId, answer: unknown): Promise<unknown> {
  const result = await completeAnswer(id, answer);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

/** The groups by name with the ids of their packages. */
async function groupsOf(answer: unknown) {
  const groups = await valueOf('listCloudPackages', answer);
  if (!Array.isArray(groups)) throw new Error('no list');
  return groups.map(({ group, packages }) => [
    group,
    packages.map(({ _id }: { readonly _id: string }) => _id),
  ]);
}

describe('cloud packages, grouped by group', () => {
  const grouped = [
    ['Cloud Gaming', ['1', '2']],
    ['Render', ['3']],
  ];
  const shapes: readonly (readonly [string, unknown])[] = [
    [
      'groups with their packages',
      [
        { group: 'Cloud Gaming', packages: [game, heavy] },
        { group: 'Render', packages: [render] },
      ],
    ],
    [
      'groups as a database makes them',
      [
        { _id: 'Cloud Gaming', clouds: [game, heavy].map(groupless), count: 2 },
        { _id: 'Render', clouds: [groupless(render)] },
      ],
    ],
    [
      'groups whose key is an object',
      [
        { _id: { group: 'Cloud Gaming' }, items: [game, heavy].map(groupless) },
        { _id: { group: 'Render' }, items: [groupless(render)] },
      ],
    ],
    ['arrays in an array', [[game, heavy], [render]]],
    [
      'an object by group',
      { 'Cloud Gaming': [game, heavy].map(groupless), Render: [groupless(render)] },
    ],
    ['a flat list', [game, render, heavy]],
  ];
  test.each(shapes)('%s', async (_, answer) => {
    expect(await groupsOf(answer)).toEqual(grouped);
    expect(await groupsOf({ data: answer })).toEqual(grouped);
  });

  test('hardware is no package, and a package without a group is listed under a dash', async () => {
    const hardwares = [{ _id: '9', name: 'SSD', price: 60_000 }];
    expect(await groupsOf([{ ...groupless(game), hardwares }])).toEqual([['–', ['1']]]);
  });

  test.each([[{}], [[]], [{ data: null }], [[null]]])('%j has none', async (answer) => {
    expect(await groupsOf(answer)).toEqual([]);
  });
});

describe('a list', () => {
  const bank = { _id: '1', bank_name: 'Vietcombank' };
  const log = { _id: '1', message: 'Xin chào', createdAt: '2026-11-20T08:40:00.000Z' };

  test.each([
    ['a page', { data: [log], total_page: 3 }, 3],
    ['a page that says its number in digits', { data: [log], total_page: '3' }, 3],
    ['a page that does not say how many there are', { data: [log] }, 1],
    ['a bare array', [log], 1],
    ['rows that are none between others', [null, log, 'x'], 1],
  ])('with pages may come as %s', async (_, answer, pages) => {
    expect(await valueOf('listLogs', answer)).toEqual({ data: [log], total_page: pages });
  });

  test.each([[{ data: null, total_page: 0 }], [{}], [[]]])(
    'with pages is empty in %j',
    async (answer) => {
      expect(await valueOf('listLogs', answer)).toEqual({ data: [], total_page: 0 });
    },
  );

  test.each([[[bank]], [{ data: [bank] }]])('without pages may come as %j', async (answer) => {
    expect(await valueOf('listBanks', answer)).toEqual([bank]);
  });
});

describe('a record', () => {
  test('has something in the place of what is absent, at any depth', async () => {
    expect(await valueOf('listOrders', [{ _id: '1', status: 1, total_price: '90000' }])).toEqual({
      data: [
        {
          _id: '1',
          status: 1,
          remote_ext_ip: null,
          ip: null,
          user_remote: null,
          passRdp: null,
          time_boot: null,
          end_time: null,
          rental_period: Number.NaN,
          total_price: 90_000,
          after_exp: 0,
          discount: 0,
          image: {
            name: '–',
            package: {
              price_per_hour: Number.NaN,
              price_per_day: Number.NaN,
              price_per_month: Number.NaN,
            },
          },
        },
      ],
      total_page: 1,
    });
  });

  test('shares what it has in common with others of its list', async () => {
    const page = await valueOf('listImages', {
      data: [pcAt('1', 9000), pcAt('2', 9000), pcAt('3', 9500)],
      total_page: 1,
    });
    if (!isFields(page) || !Array.isArray(page['data'])) throw new Error('no page');
    const [one, same, other] = page['data'].map(
      (image: { readonly package: unknown }) => image.package,
    );
    expect(same).toBe(one);
    expect(other).toMatchObject({ name: 'G3060', price_per_hour: 9500 });
  });

  test('that is whole is not changed', async () => {
    const guide = { _id: '1', title: 'Remote Desktop', link: 'https://example.com', extra: true };
    expect(await valueOf('listUserGuides', { data: [guide], total_page: 1 })).toEqual({
      data: [guide],
      total_page: 1,
    });
  });

  test('has a balance of 0 unless it says more', async () => {
    expect(await valueOf('getMyAccount', { _id: '1', balance: null })).toMatchObject({
      balance: 0,
      discount_pc: 0,
      timeKyc: null,
      username: '–',
      fullName: '',
    });
  });
});

test.each([[{}], [null], [undefined], ['text']])(
  'what the specification does not show stays unchanged: %j',
  async (answer) => {
    expect(await valueOf('createLog', answer)).toBe(answer);
    expect(await valueOf('extendOrder', answer)).toBe(answer);
  },
);
