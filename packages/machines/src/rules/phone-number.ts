import { OTP_DIGITS } from './limits.ts';

/** What looks odd about a Vietnamese phone number (section 5). */
export type PhoneHint = 'not-digits' | 'length' | 'prefix';

/**
 * The digits to send for a phone number as people write it, pasted from contacts too (section 5: 10 to 12 digits): without
 * blanks, points, hyphens, slashes and brackets, and of a number with +84 or 0084 in front its Vietnamese form. Of another
 * country's number the + is left out. What is no phone number stays what it is.
 */
export function phoneDigits(typed: string): string {
  const ungrouped = typed.replaceAll(/[\s./()\p{Dash_Punctuation}\p{Format}]/gu, '');
  return ungrouped
    .replace(/^(?:\+840?(?=[0-9]*$)|00840?(?=[0-9]{9,10}$))/u, '0')
    .replace(/^\+(?=[0-9]+$)/u, '');
}

/**
 * Looks at a phone number as typed, and says what is odd about it, or null. A hint and never a refusal: the specification
 * (section 5) asks for 10 to 12 digits when signing up, and only for something when verifying an identity.
 *
 * Known forms: ten digits of a mobile (03, 05, 07, 08, 09), eleven of a landline (02), or either with the country code 84,
 * +84 or 0084 in front instead of the 0. A number of another country has an odd `prefix`.
 */
export function phoneHint(typed: string): PhoneHint | null {
  const digits = phoneDigits(typed);
  if (!/^[0-9]*$/u.test(digits)) return 'not-digits';
  // A number of Vietnam has lost its + already.
  if (/^\P{Number}*\+/u.test(typed) && digits !== '' && !digits.startsWith('0')) return 'prefix';
  const national = digits.startsWith('84') && digits.length > 10 ? `0${digits.slice(2)}` : digits;
  if (national.startsWith('02')) return national.length === 11 ? null : 'length';
  if (national.length !== 10) return 'length';
  return /^0[35789]/u.test(national) ? null : 'prefix';
}

/**
 * The one-time code in what was pasted or typed: its digits, no more than six (section 5: six digits, numeric only; paste
 * accepts digits only). 'Mã OTP: 482 913' gives '482913'.
 */
export function codeDigits(pasted: string): string {
  return pasted.replaceAll(/[^0-9]/gu, '').slice(0, OTP_DIGITS);
}
