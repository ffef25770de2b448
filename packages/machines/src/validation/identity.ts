import type * as v from 'valibot';
import { oneMessagePerField } from './one-message-per-field.ts';
import { requiredEntry } from './required-entry.ts';
import { requiredText } from './required-text.ts';

/**
 * Form of identity verification (section 5): every field must not be empty and the confirmation must be ticked. It refuses
 * nothing else: what only looks wrong is a hint (`citizenNumberHint`, `phoneHint` of the rules).
 */
export const identitySchema = oneMessagePerField({
  fullName: requiredText('Vui lòng nhập họ và tên'),
  dob: requiredText('Vui lòng nhập ngày sinh'),
  id: requiredText('Vui lòng nhập số CCCD'),
  issueDate: requiredText('Vui lòng nhập ngày cấp'),
  issuePlace: requiredText('Vui lòng nhập nơi cấp'),
  address: requiredText('Vui lòng nhập địa chỉ'),
  email: requiredText('Vui lòng nhập email'),
  phone: requiredText('Vui lòng nhập số điện thoại'),
  isConfirmed: requiredEntry('Yêu cầu xác nhận'),
});

/** What the form holds; dates as ISO 8601 (`1994-05-17`). */
export type IdentityFields = v.InferInput<typeof identitySchema>;
/** What the form gives; `IdentitySubmission` of the contract is all of it but `isConfirmed`, with pictures, signature and code. */
export type IdentityValues = v.InferOutput<typeof identitySchema>;
