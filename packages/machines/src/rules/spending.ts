import type { Statement, StatementMonth, StatementRow } from './statement.ts';

/** What money was spent on in a month (interpretations, "Money"). Whole VND, none below 0. */
export interface MonthlySpending {
  /** `YYYY-MM`, as in the statement. */
  readonly month: string;
  /** Rentals and extensions of PCs. */
  readonly pc: number;
  readonly vps: number;
  readonly cloud: number;
  /** What left the balance and was no rental, as far as anybody says: above all what the entries do not explain. */
  readonly other: number;
  /** All four together: what the month of the statement has as taken, without its sign. */
  readonly total: number;
  /** What came back for machines that could not be made; not taken off the four, since the statement has it as added. */
  readonly refunded: number;
}

type SpendingKind = 'pc' | 'vps' | 'cloud' | 'other';

function kindOf({ entry }: StatementRow): SpendingKind {
  return entry === null || entry.subject === 'recharge' ? 'other' : entry.subject;
}

function spendingOf(month: string, rows: readonly StatementRow[]): MonthlySpending {
  const sums: Record<SpendingKind, number> = { pc: 0, vps: 0, cloud: 0, other: 0 };
  let refunded = 0;
  for (const row of rows) {
    if (row.amount < 0) sums[kindOf(row)] -= row.amount;
    else if (row.entry?.kind === 'refund') refunded += row.amount;
  }
  const total = sums.pc + sums.vps + sums.cloud + sums.other;
  return { month, ...sums, total, refunded };
}

/** The month before one, both as `YYYY-MM`. */
function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7);
}

/**
 * What money was spent on, month by month (interpretations, "Money"): the lines of a statement that took from the balance, by what
 * they were for. The sums of a month are those of the statement, to the đồng.
 *
 * @param statement whose months are those of the customer's zone
 * @param count how many months at most, the newest ones
 * @returns oldest first and without gaps: a month in which nothing happened has zeros
 */
export function spendingByMonth(
  { months }: Pick<Statement, 'months'>,
  count: number,
): readonly MonthlySpending[] {
  const byMonth = new Map<string, StatementMonth>(months.map((one) => [one.month, one]));
  const newest = months[0]?.month;
  const oldest = months.at(-1)?.month;
  if (newest === undefined || oldest === undefined) return [];
  const made: MonthlySpending[] = [];
  for (let month = newest; month >= oldest && made.length < count; month = monthBefore(month)) {
    made.push(spendingOf(month, byMonth.get(month)?.rows ?? []));
  }
  return made.reverse();
}
