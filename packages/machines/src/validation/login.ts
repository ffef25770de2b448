import type * as v from 'valibot';
import { oneMessagePerField } from './one-message-per-field.ts';
import { requiredText } from './required-text.ts';

/** Login form (section 5): name and password are required and trimmed. */
export const loginSchema = oneMessagePerField({
  username: requiredText('Vui lòng nhập tên đăng nhập'),
  password: requiredText('Vui lòng nhập mật khẩu'),
});

/** What the form holds. */
export type LoginFields = v.InferInput<typeof loginSchema>;
/** What is sent: `LoginCredentials` of the contract. */
export type LoginValues = v.InferOutput<typeof loginSchema>;
