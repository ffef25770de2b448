const marks = /\p{Mark}/gu;

/** A text as it is searched for: small letters without Vietnamese marks, so that 'o cung' finds 'Ổ cứng'. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(marks, '').toLowerCase().replaceAll('đ', 'd').trim();
}
