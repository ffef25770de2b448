/** The first letters of the last two words of a Vietnamese name, which are the ones used to call someone: 'Đỗ Quốc Bửu' → 'QB'. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .slice(-2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('vi');
}
