import { describe, expect, test } from 'vitest';
import { rechargeSchema } from './recharge.ts';
import { registerSchema } from './register.ts';
import { everyForm } from './testing/every-form.ts';
import { check } from './testing/standard-form.ts';

describe('register', () => {
  // @spec 5.10
  test('the passwords are compared even while other fields are wrong', () => {
    const given = { ...everyForm['register']?.typed, email: 'buu', confirmPassword: 'khac' };
    expect(check(registerSchema, given)).toEqual({
      email: ['Email không đúng định dạng'],
      confirmPassword: ['Mật khẩu nhập lại không khớp'],
    });
  });

  test('a missing password is not also reported as different', () => {
    const given = { ...everyForm['register']?.typed, confirmPassword: '' };
    expect(check(registerSchema, given)).toEqual({
      confirmPassword: ['Vui lòng nhập lại mật khẩu'],
    });
  });
});

describe('recharge', () => {
  test.each([
    ['50.000', 50_000],
    ['50000', 50_000],
    ['100k', 100_000],
    ['1,5tr', 1_500_000],
    [50_000, 50_000],
  ])('%s is taken as %i', (money, sum) => {
    expect(check(rechargeSchema, { money, bankId: 'b1' })).toEqual({ money: sum, bankId: 'b1' });
  });

  test.each(['100 50', '1.250tr', '0.500'])('%s is not taken for some sum', (money) => {
    expect(check(rechargeSchema, { money, bankId: 'b1' })).toEqual({
      money: ['Số tiền phải là số, ví dụ 50.000'],
    });
  });
});
