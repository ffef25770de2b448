import type * as v from 'valibot';
import { limitedText, oneMessagePerField } from './text-fields.ts';

/** Login form (section 5): name and password are required and trimmed. */
export const loginSchema = oneMessagePerField({
  username: limitedText('Vui lòng nhập tên đăng nhập', {
    length: 100,
    message: 'Tên đăng nhập tối đa 100 ký tự',
  }),
  password: limitedText('Vui lòng nhập mật khẩu', {
    length: 200,
    message: 'Mật khẩu tối đa 200 ký tự',
  }),
});

/** What the form holds. */
export type LoginFields = v.InferInput<typeof loginSchema>;
/** What is sent: `LoginCredentials` of the contract. */
export type LoginValues = v.InferOutput<typeof loginSchema>;
