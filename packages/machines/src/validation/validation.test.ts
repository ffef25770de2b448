import { describe, expect, test } from 'vitest';
import { createPcSchema } from './create-pc.ts';
import { loginSchema } from './login.ts';
import { rechargeSchema } from './recharge.ts';
import { registerSchema } from './register.ts';
import { rentalSchema } from './rental.ts';

/** The part of Standard Schema that a form library uses. */
interface Schema {
  readonly '~standard': {
    readonly version: 1;
    readonly validate: (value: unknown) => unknown;
  };
}

/** Messages by field, or the values: what a form library makes of a Standard Schema. */
function check(schema: Schema, value: unknown): unknown {
  const result = schema['~standard'].validate(value);
  if (typeof result !== 'object' || result === null) throw new Error('Not a validation result');
  if (!('issues' in result) || !Array.isArray(result.issues)) {
    return 'value' in result ? result.value : undefined;
  }
  const messages: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const field = issue.path.map((part: { key: string }) => part.key).join('.');
    messages[field] = [...(messages[field] ?? []), issue.message];
  }
  return messages;
}

describe('login', () => {
  test('both are required, and blanks are nothing', () => {
    const both = {
      username: ['Vui lòng nhập tên đăng nhập'],
      password: ['Vui lòng nhập mật khẩu'],
    };
    expect(check(loginSchema, {})).toEqual(both);
    expect(check(loginSchema, { username: '', password: '   ' })).toEqual(both);
    expect(check(loginSchema, { username: undefined, password: null })).toEqual(both);
  });

  test('both are trimmed before they are sent', () => {
    expect(check(loginSchema, { username: ' demo ', password: ' tram-demo-2026\t' })).toEqual({
      username: 'demo',
      password: 'tram-demo-2026',
    });
  });
});

describe('register', () => {
  const complete = {
    username: 'quocbuu',
    fullName: 'Đỗ Quốc Bửu',
    email: 'buu@example.com',
    phone: '0901234567',
    password: 'mat-khau',
    confirmPassword: 'mat-khau',
    consent: ['terms'],
  };

  test('an untouched form says what is missing, field by field', () => {
    expect(check(registerSchema, { consent: [] })).toEqual({
      username: ['Vui lòng nhập tên đăng nhập'],
      fullName: ['Vui lòng nhập họ và tên'],
      email: ['Vui lòng nhập email'],
      phone: ['Vui lòng nhập số điện thoại'],
      password: ['Vui lòng nhập mật khẩu'],
      confirmPassword: ['Vui lòng nhập lại mật khẩu'],
      consent: ['Vui lòng đồng ý với điều khoản sử dụng'],
    });
  });

  test('a complete form is taken, trimmed, with the digits of the phone', () => {
    const typed = {
      ...complete,
      username: ' quocbuu ',
      phone: '0901 234.567',
      password: 'mat-khau ',
    };
    expect(check(registerSchema, typed)).toEqual(complete);
  });

  test.each(['ab', 'a'.repeat(21)])('username %s has not 3 to 20 characters', (username) => {
    expect(check(registerSchema, { ...complete, username })).toEqual({
      username: ['Tên đăng nhập phải có từ 3 đến 20 ký tự'],
    });
  });

  test.each(['abc', 'a'.repeat(20)])('username %s has', (username) => {
    expect(check(registerSchema, { ...complete, username })).toMatchObject({ username });
  });

  test.each(['buu', 'buu@', '@example.com', 'buu example.com'])('%s is no email', (email) => {
    expect(check(registerSchema, { ...complete, email })).toEqual({
      email: ['Email không đúng định dạng'],
    });
  });

  test.each(['123456789', '1234567890123', '09012345ab', '+84901234567'])(
    '%s is no phone',
    (phone) => {
      expect(check(registerSchema, { ...complete, phone })).toEqual({
        phone: ['Số điện thoại phải có từ 10 đến 12 chữ số'],
      });
    },
  );

  test('the passwords are compared even while other fields are wrong', () => {
    const given = { ...complete, email: 'buu', confirmPassword: 'khac' };
    expect(check(registerSchema, given)).toEqual({
      email: ['Email không đúng định dạng'],
      confirmPassword: ['Mật khẩu nhập lại không khớp'],
    });
  });
});

describe('recharge', () => {
  test('a sum and a bank are required', () => {
    expect(check(rechargeSchema, { money: '', bankId: '' })).toEqual({
      money: ['Vui lòng nhập số tiền'],
      bankId: ['Vui lòng chọn ngân hàng'],
    });
  });

  test.each([
    ['50.000', 50_000],
    ['100k', 100_000],
    ['1,5tr', 1_500_000],
    [50_000, 50_000],
  ])('%s is taken as %i', (money, sum) => {
    expect(check(rechargeSchema, { money, bankId: 'b1' })).toEqual({ money: sum, bankId: 'b1' });
  });

  test.each([
    ['49.999', 'Nạp tối thiểu 50.000đ'],
    [0, 'Nạp tối thiểu 50.000đ'],
    ['2 tỷ', 'Nạp tối đa 1.000.000.000đ mỗi lần'],
    ['năm mươi', 'Số tiền phải là số, ví dụ 50.000'],
    [Number.NaN, 'Số tiền phải là số, ví dụ 50.000'],
    [50_000.5, 'Số tiền phải là số, ví dụ 50.000'],
  ])('%s is refused: %s', (money, message) => {
    expect(check(rechargeSchema, { money, bankId: 'b1' })).toEqual({ money: [message] });
  });
});

describe('rental', () => {
  test.each([
    [undefined, 'Vui lòng nhập thời gian thuê'],
    ['', 'Vui lòng nhập thời gian thuê'],
    [0, 'Thời gian thuê tối thiểu là 1'],
    ['-2', 'Thời gian thuê tối thiểu là 1'],
    [1.5, 'Thời gian thuê phải là số nguyên'],
    ['hai', 'Thời gian thuê phải là số nguyên'],
    [8761, 'Thời gian thuê tối đa là 8.760'],
  ])('a period of %s is refused: %s', (rentalPeriod, message) => {
    expect(check(rentalSchema, { rentalPeriod, unit: 'hour' })).toEqual({
      rentalPeriod: [message],
    });
  });

  test('a period and one of the units are taken', () => {
    expect(check(rentalSchema, { rentalPeriod: ' 2 ', unit: 'day' })).toEqual({
      rentalPeriod: 2,
      unit: 'day',
    });
    expect(check(rentalSchema, { rentalPeriod: 2, unit: 'year' })).toEqual({
      unit: ['Vui lòng chọn đơn vị thời gian'],
    });
  });
});

describe('new PC', () => {
  test("warns in the specification's words", () => {
    expect(check(createPcSchema, {})).toEqual({
      packageId: ['Yêu cầu chọn package'],
      name: ['Yêu cầu nhập tên PC'],
    });
  });

  test('takes a name with its blanks trimmed', () => {
    expect(check(createPcSchema, { packageId: 'p1', name: '  Render Tết ' })).toEqual({
      packageId: 'p1',
      name: 'Render Tết',
    });
  });
});
