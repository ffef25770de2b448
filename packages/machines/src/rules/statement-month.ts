import { dateTimeParts } from './date-format.ts';

/**
 * The month of a moment as `YYYY-MM`, in the customer's zone (interpretations, "Wire conventions").
 * @param at ms since 1970
 * @param timeZone IANA name; the runtime's own zone by default, as in `dateTimeParts`
 * @throws RangeError for what is no moment, and for a zone that does not exist
 */
export function statementMonthOf(at: number, timeZone?: string): string {
  const parts = dateTimeParts(at, timeZone);
  if (parts === null) throw new RangeError(`No moment: ${at}`);
  const [, month = '', year = ''] = parts.date.split('/');
  return `${year}-${month}`;
}
