/** Short names of months in English, from January. */
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'June',
  'July',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
];

/** A month in English: `Sept` of `09`. What is no month stays as it is. */
export function englishMonth(month: string): string {
  return months[Number(month) - 1] ?? month;
}

/** A count in English: `1 hour`, `2 hours`, and a dash where it is not known. @param unit of one */
export function counted(count: number | string, unit: string): string {
  return `${count} ${unit}${String(count) === '1' ? '' : 's'}`;
}
