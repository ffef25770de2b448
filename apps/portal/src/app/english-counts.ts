import { englishWords } from '@tram/ui/words/english';

/** A month in English: `Sept` of `09`. */
export function englishMonth(month: string): string {
  return englishWords.dateField.monthNamed(Number(month));
}

/** A count in English: `1 hour`, `2 hours`, and a dash where it is not known. @param unit of one */
export function counted(count: number | string, unit: string): string {
  return `${count} ${unit}${String(count) === '1' ? '' : 's'}`;
}
