import type { RentalUnit } from '@tram/machines/rules';

const words: Readonly<Record<RentalUnit, string>> = { hour: 'giờ', day: 'ngày', month: 'tháng' };

/** A period in words, for logs: `2 giờ`. */
export function periodWords(period: number, unit: RentalUnit): string {
  return `${period} ${words[unit]}`;
}
