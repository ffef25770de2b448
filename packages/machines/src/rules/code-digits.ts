import { OTP_DIGITS } from './limits.ts';

/**
 * The one-time code in what was pasted or typed: its digits, no more than six (section 5: six digits, numeric only; paste
 * accepts digits only). 'Mã OTP: 482 913' gives '482913'.
 */
export function codeDigits(pasted: string): string {
  return pasted.replaceAll(/[^0-9]/gu, '').slice(0, OTP_DIGITS);
}
