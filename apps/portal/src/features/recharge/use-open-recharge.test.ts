import { describe, expect, test } from 'vitest';
import { shownRecharge } from '../../data/shown-recharge.ts';
import { rechargeSearch, searchWithoutRecharge } from './use-open-recharge.ts';

describe('the address of a recharge dialog', () => {
  test('keeps the parameters of the page below it', () => {
    expect(rechargeSearch('?rent=a1&page=2', {})).toBe('?rent=a1&page=2&recharge=new');
    expect(rechargeSearch('?rent=a1', { amount: 112_000 })).toBe(
      '?rent=a1&recharge=new&amount=112000',
    );
  });

  test('of a recharge that exists has its id, and no suggested sum any more', () => {
    const search = rechargeSearch('?recharge=new&amount=112000', { id: 'r1' });
    expect(search).toBe('?recharge=r1');
    expect(shownRecharge(search)).toBe('r1');
  });

  test('without the dialog is the page’s own', () => {
    expect(searchWithoutRecharge('?rent=a1&recharge=new&amount=112000')).toBe('?rent=a1');
    expect(searchWithoutRecharge('?recharge=r1')).toBe('');
  });

  test.each(['', '?page=2', '?recharge=', '?recharge=new'])(
    'names no recharge in "%s"',
    (search) => {
      expect(shownRecharge(search)).toBeNull();
    },
  );
});
