import { describe, expect, test } from 'vitest';
import {
  rechargeActions,
  rechargeAllows,
  rechargeStatusNames,
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
