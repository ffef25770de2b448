import { OTP_DIGITS } from './limits.ts';

/** What looks odd about a Vietnamese phone number (section 5). */
export type PhoneHint = 'not-digits' | 'length' | 'prefix';

/** A phone number without what people group it with: blanks, points, hyphens, brackets (section 5: 10 to 12 digits). */
export function ungroupedPhone(typed: string): string {
  return typed.replaceAll(/[\s.()-]/gu, '');
}

/**
 * Looks at a phone number as typed, and says what is odd about it, or null. A hint and never a refusal: the specification
 * (section 5) asks for 10 to 12 digits when signing up, and only for something when verifying an identity.
 *
 * Known forms: ten digits of a mobile (03, 05, 07, 08, 09), eleven of a landline (02), or either with the country code 84 or
 * +84 in front instead of the 0. A number of another country has an odd `prefix`.
 */
export function phoneHint(typed: string): PhoneHint | null {
  const [, plus, digits] = /^(\+?)([0-9]*)$/u.exec(ungroupedPhone(typed)) ?? [];
  if (plus === undefined || digits === undefined) return 'not-digits';
  const isInternational = plus === '+';
  if (isInternational && digits !== '' && !digits.startsWith('84')) return 'prefix';
  const hasCountry = digits.startsWith('84') && (isInternational || digits.length > 10);
  const national = hasCountry ? `0${digits.slice(2)}` : digits;
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
