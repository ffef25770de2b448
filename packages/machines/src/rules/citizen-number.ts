/** What looks odd about a number of a citizen ID card or an older identity card (section 5). */
export type CitizenNumberHint = 'not-digits' | 'length' | 'province' | 'year-of-birth';

/** First three digits of a card: the 63 provinces and cities where a birth could be registered, below 100. */
const provinces = new Set(
  [
    '001 002 004 006 008 010 011 012 014 015 017 019 020 022 024 025 026 027 030 031 033 034 035 036 037 038 040 042 044 045',
    '046 048 049 051 052 054 056 058 060 062 064 066 067 068 070 072 074 075 077 079 080 082 083 084 086 087 089 091 092 093',
    '094 095 096',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Looks at a citizen number as typed, and says what is odd about it, or null. A hint and never a refusal: the specification
 * (section 5) only asks that the number is not empty. Twelve digits are: province or country of the birth (3), century and sex
 * (1), year of birth (2), serial number (6); nine digits are an identity card of before. Countries, from 100, are not judged.
 *
 * @param dateOfBirth ISO 8601 date, where it is known: the number is compared with it
 * @see Nghị định 137/2015/NĐ-CP, điều 13; Thông tư 07/2016/TT-BCA, điều 7 and its tables
 */
export function citizenNumberHint(
  typed: string,
  dateOfBirth: string | null = null,
): CitizenNumberHint | null {
  const digits = typed.replaceAll(/[\s.-]/gu, '');
  if (!/^[0-9]*$/u.test(digits)) return 'not-digits';
  if (digits.length === 9) return null;
  if (digits.length !== 12) return 'length';
  if (digits.startsWith('0') && !provinces.has(digits.slice(0, 3))) return 'province';
  const born = /^(\d{2})(\d{2})-\d{2}-\d{2}$/u.exec(dateOfBirth ?? '');
  if (born === null) return null;
  const [, century, year] = born;
  if (digits.slice(4, 6) !== year) return 'year-of-birth';
  // 0 and 1 for the twentieth century (man, woman), 2 and 3 for the twenty-first, and so on.
  return Math.floor(Number(digits.charAt(3)) / 2) === Number(century) - 19 ? null : 'year-of-birth';
}
