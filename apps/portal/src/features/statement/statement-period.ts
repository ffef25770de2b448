import type { Statement, StatementMonth } from '@tram/machines/rules';
import { balanceSpans } from './balance-span.ts';
import { choiceFilter, type Filter } from '../lists/filters.ts';

/** Value of the address for all months together. */
export const allMonths = 'all';

/** A month as `YYYY-MM`, or all of them. */
export const periodFilter: Filter = {
  read: (text) =>
    text === allMonths || /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(text) ? text : undefined,
  secret: false,
};

/** The month, and how many days the picture of the balance has. */
export const statementFilters = { month: periodFilter, days: choiceFilter(balanceSpans) };

/** A month of a statement, or all of them as one. Money as in `StatementMonth`. */
export interface StatementPeriod extends Omit<StatementMonth, 'month'> {
  /** `YYYY-MM`, or `all`. */
  readonly name: string;
}

/** A month in which nothing happened keeps the balance of the one before. */
function quietMonth(name: string, months: readonly StatementMonth[]): StatementPeriod {
  const before = months.find(({ month }) => month < name);
  const balance = before?.closing ?? 0;
  return { name, opening: balance, closing: balance, added: 0, taken: 0, rows: [] };
}

/**
 * The period of a statement that an address names.
 * @param name `YYYY-MM` or `all`; the month of the balance when it names none
 */
export function statementPeriod(
  { months, balance }: Statement,
  name: string | undefined,
): StatementPeriod {
  if (name === allMonths) {
    return {
      name,
      opening: 0,
      closing: balance,
      added: months.reduce((sum, month) => sum + month.added, 0),
      taken: months.reduce((sum, month) => sum + month.taken, 0),
      rows: [...months].reverse().flatMap(({ rows }) => rows),
    };
  }
  const found = name === undefined ? months[0] : months.find(({ month }) => month === name);
  if (found === undefined) return quietMonth(name ?? '', months);
  return { ...found, name: found.month };
}

/**
 * What the entries do not explain, VND, where its line is in another period than the one shown; null where the period has
 * the line itself, or there is nothing to explain.
 */
export function unexplainedElsewhere(
  { unexplained }: Statement,
  { rows }: StatementPeriod,
): number | null {
  return unexplained === 0 || rows.some(({ entry }) => entry === null) ? null : unexplained;
}
