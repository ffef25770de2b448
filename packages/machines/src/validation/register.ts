import * as v from 'valibot';
import { LONGEST_TEXT, PHONE_DIGITS, USERNAME_LENGTH } from '../rules/limits.ts';
import { phoneDigits } from '../rules/phone-number.ts';
import { requiredEmail } from './email.ts';
import { requiredEntry } from './other-fields.ts';
import { limitedText, oneMessagePerField, requiredText } from './text-fields.ts';

/**
 * Sign-up form (section 5). The password is trimmed like the one of the login, so that the same password logs in; of the
 * phone the digits are kept, so that '0912 345 678' and '+84 912 345 678' are taken.
 */
export const registerSchema = v.pipe(
  oneMessagePerField({
    username: v.pipe(
      requiredText('Vui lòng nhập tên đăng nhập'),
      v.minCodePoints(USERNAME_LENGTH.minimum, 'Tên đăng nhập phải có từ 3 đến 20 ký tự'),
      v.maxCodePoints(USERNAME_LENGTH.maximum, 'Tên đăng nhập phải có từ 3 đến 20 ký tự'),
    ),
    fullName: limitedText('Vui lòng nhập họ và tên', {
      length: LONGEST_TEXT.fullName,
      message: 'Họ và tên tối đa 200 ký tự',
    }),
    email: requiredEmail,
    phone: v.pipe(
      requiredText('Vui lòng nhập số điện thoại'),
      v.transform(phoneDigits),
      v.regex(
        new RegExp(`^[0-9]{${PHONE_DIGITS.minimum},${PHONE_DIGITS.maximum}}$`, 'u'),
        'Số điện thoại phải có từ 10 đến 12 chữ số',
      ),
    ),
    password: limitedText('Vui lòng nhập mật khẩu', {
      length: 200,
      message: 'Mật khẩu tối đa 200 ký tự',
    }),
    confirmPassword: requiredText('Vui lòng nhập lại mật khẩu'),
    consent: requiredEntry('Vui lòng đồng ý với điều khoản sử dụng'),
  }),
  // Also while other fields are still wrong: the two passwords are compared as soon as both are there, and not before, so that
  // a missing one is not also said to differ.
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) =>
        password === '' || confirmPassword === '' || password === confirmPassword,
      'Mật khẩu nhập lại không khớp',
    ),
    ['confirmPassword'],
  ),
);

/** What the form holds. */
export type RegisterFields = v.InferInput<typeof registerSchema>;
/** What the form gives; `SignUp` of the contract is all of it but `confirmPassword` and `consent`. */
export type RegisterValues = v.InferOutput<typeof registerSchema>;
