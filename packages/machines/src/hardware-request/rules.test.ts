import { describe, expect, test } from 'vitest';
import {
  hardwarePricesOf,
  hardwareRequestActions,
  hardwareRequestAllows,
  hardwareRequestRefusal,
  hardwareRequestResults,
} from './rules.ts';

describe('the table', () => {
  test.each([
    [1, ['submit']],
    [2, ['submit', 'withdraw', 'accept', 'refuse']],
    [3, []],
    [4, ['submit']],
    [0, []],
    [5, []],
    [1.5, []],
    // @spec 4.30
  ] as const)('%d allows exactly %j', (status, allowed) => {
    const actions = ['submit', 'withdraw', 'accept', 'refuse'] as const;
    expect(Object.keys(hardwareRequestActions).sort()).toEqual([...actions].sort());
    expect(actions.filter((action) => hardwareRequestAllows(action, status))).toEqual(allowed);
  });

  test('each action leads to the status that its name says', () => {
    expect(hardwareRequestResults).toEqual({ submit: 2, withdraw: 1, accept: 3, refuse: 4 });
  });
});

describe('why not', () => {
  const situation = { status: 1, machine: 'stopped', offered: 2 } as const;
  test.each([
    ['submit', situation, null],
    ['submit', { ...situation, status: 2, machine: 'running' }, null],
    ['submit', { ...situation, status: 4, machine: 'expired' }, null],
    ['submit', { ...situation, status: 3 }, 'accepted'],
    ['submit', { ...situation, offered: 0 }, 'no-hardware'],
    ['submit', { ...situation, status: 3, offered: 0 }, 'accepted'],
    ['withdraw', { ...situation, status: 2, offered: 0 }, null],
    ['withdraw', situation, 'nothing-pending'],
    ['withdraw', { ...situation, status: 3 }, 'accepted'],
    ['withdraw', { ...situation, status: 4 }, 'nothing-pending'],
    ['accept', { ...situation, status: 2 }, null],
    ['refuse', situation, 'nothing-pending'],
    ['submit', { ...situation, status: 7 }, 'unknown-status'],
    ['submit', { ...situation, status: 7, machine: 'creating' }, 'creating'],
    ['withdraw', { ...situation, status: 2, machine: 'deleted' }, 'deleted'],
    // @spec 4.31
  ] as const)('%s with %j: %s', (action, its, refusal) => {
    expect(hardwareRequestRefusal(action, its)).toBe(refusal);
  });

  test('no refusal, no other than the table’s', () => {
    for (const action of ['submit', 'withdraw', 'accept', 'refuse'] as const) {
      for (const status of [0, 1, 2, 3, 4, 5]) {
        const refusal = hardwareRequestRefusal(action, { ...situation, status });
        expect(refusal === null).toBe(hardwareRequestAllows(action, status));
      }
    }
  });
});

test.each([
  [1, []],
  [2, []],
  [3, [90_000, 50_000]],
  [4, []],
  [9, []],
])('an extension pays in status %i for %j', (status, prices) => {
  expect(hardwarePricesOf(status, [{ price: 90_000 }, { price: 50_000 }])).toEqual(prices);
});
