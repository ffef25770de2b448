import * as v from 'valibot';
import { oneMessagePerField } from './one-message-per-field.ts';
import { PHONE_DIGITS, USERNAME_LENGTH } from '../rules/limits.ts';
import { requiredText } from './required-text.ts';

/**
 * Sign-up form (section 5). The password is trimmed like the one of the login, so that the same password logs in; of the
 * phone only digits are kept, so that '0912 345 678' is taken.
 */
export const registerSchema = v.pipe(
  oneMessagePerField({
    username: v.pipe(
      requiredText('Vui lòng nhập tên đăng nhập'),
      v.minLength(USERNAME_LENGTH.minimum, 'Tên đăng nhập phải có từ 3 đến 20 ký tự'),
      v.maxLength(USERNAME_LENGTH.maximum, 'Tên đăng nhập phải có từ 3 đến 20 ký tự'),
    ),
    fullName: requiredText('Vui lòng nhập họ và tên'),
    email: v.pipe(requiredText('Vui lòng nhập email'), v.email('Email không đúng định dạng')),
    phone: v.pipe(
      requiredText('Vui lòng nhập số điện thoại'),
      v.transform((typed) => typed.replaceAll(/[\s.-]/gu, '')),
      v.regex(
        new RegExp(`^[0-9]{${PHONE_DIGITS.minimum},${PHONE_DIGITS.maximum}}$`, 'u'),
        'Số điện thoại phải có từ 10 đến 12 chữ số',
      ),
    ),
    password: requiredText('Vui lòng nhập mật khẩu'),
    confirmPassword: requiredText('Vui lòng nhập lại mật khẩu'),
    consent: v.pipe(
      v.nullish(v.array(v.string()), []),
      v.minLength(1, 'Vui lòng đồng ý với điều khoản sử dụng'),
    ),
  }),
  // Also while other fields are still wrong: the two passwords are compared as soon as both are there.
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'Mật khẩu nhập lại không khớp',
    ),
    ['confirmPassword'],
  ),
);

/** What the form holds. */
export type RegisterFields = v.InferInput<typeof registerSchema>;
/** What the form gives; `SignUp` of the contract is all of it but `confirmPassword` and `consent`. */
export type RegisterValues = v.InferOutput<typeof registerSchema>;
