import { describe, expect, test } from 'vitest';
import {
  rechargeActions,
  rechargeAllows,
  rechargeDraftRefusal,
  rechargeRefusal,
  rechargeStatusNames,
  rechargeStatusOf,
  rechargeSuccessors,
} from './rules.ts';

describe('recharge rules', () => {
  test.each([
    ['cancel', [true, false, false, false]],
    ['expire', [true, false, false, false]],
    ['credit', [true, false, true, true]],
  ] as const)('%s is allowed on is_succeeded 0, 1, 2, 3: %j', (action, allowed) => {
    expect(([0, 1, 2, 3] as const).map((status) => rechargeAllows(action, status))).toEqual(
      allowed,
    );
  });

  test('what follows a status is what an action makes of it', () => {
    const outcome = { cancel: 'cancelled', expire: 'timed-out', credit: 'successful' } as const;
    const actions = ['cancel', 'expire', 'credit'] as const;
    for (const status of Object.values(rechargeStatusNames)) {
      const made = actions
        .filter((action) => rechargeActions[action].includes(status))
        .map((action) => outcome[action]);
      expect([...rechargeSuccessors[status]].sort()).toEqual(made.sort());
    }
  });
});

describe('the status by its number', () => {
  test.each([
    [0, 'pending'],
    [1, 'successful'],
    [2, 'cancelled'],
    [3, 'timed-out'],
    [4, null],
    [-1, null],
    [0.5, null],
    [Number.NaN, null],
  ] as const)('%d: %s', (code, name) => {
    expect(rechargeStatusOf(code)).toBe(name);
  });
});

describe('the reason of a refusal', () => {
  test.each([
    ['cancel', 0, null],
    ['cancel', 1, 'already-paid'],
    ['cancel', 2, 'already-cancelled'],
    ['cancel', 3, 'timed-out'],
    ['expire', 2, 'already-cancelled'],
    ['credit', 1, 'already-paid'],
    ['credit', 3, null],
  ] as const)('%s on %i: %s', (action, status, refusal) => {
    expect(rechargeRefusal(action, status)).toBe(refusal);
  });

  test.each([
    [50_000, 'b1', null],
    [49_999, 'b1', 'below-minimum'],
    [-100_000, 'b1', 'below-minimum'],
    [100_000.5, 'b1', 'not-whole-money'],
    [Number.NaN, 'b1', 'not-whole-money'],
    [Number.MAX_SAFE_INTEGER, 'b1', 'above-maximum'],
    [50_000, '', 'bank-missing'],
  ])('%d VND to bank %j: %s', (money, bankId, refusal) => {
    expect(rechargeDraftRefusal({ money, bankId })).toBe(refusal);
  });
});
