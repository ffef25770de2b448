/** What customers say about themselves, by its shape: it is written into contracts and mails, which others read and believe. */
import { PHONE_DIGITS, phoneDigits } from '@tram/machines/rules';
import { Refusal } from '../refusal.ts';

/**
 * A name of a person in any script: letters with their marks, spaces, hyphens, apostrophes and dots. No digit and no other sign, so
 * that neither a link nor markup can pass for one.
 * @throws Refusal 400
 */
export function refuseUnlessName(text: string): void {
  if (/^[\p{L}\p{M} .'’-]*$/u.test(text) && /\p{L}/u.test(text)) return;
  throw new Refusal(
    400,
    'Họ và tên chỉ gồm chữ cái, khoảng trắng, dấu chấm, gạch nối và dấu nháy đơn',
    { field: 'fullName' },
  );
}

/**
 * A phone number as people write it, with as many digits as a sign-up asks for (specification section 5).
 * @throws Refusal 400
 */
export function refuseUnlessPhone(text: string): void {
  const { minimum, maximum } = PHONE_DIGITS;
  const { length } = phoneDigits(text);
  if (/^\+?[0-9\s./()\p{Pd}]+$/u.test(text) && length >= minimum && length <= maximum) return;
  throw new Refusal(400, `Số điện thoại phải có từ ${minimum} đến ${maximum} chữ số`, {
    field: 'phone',
  });
}
