import { dateTimeParts } from './date-format.ts';

/**
 * One change of the balance, as the calls say it (contract `listRecharges`, `listOrders`, `listOrderHistory`, `listVpsOrders`,
 * `listCloudImages`).
 */
export interface StatementEntry {
  /** Identity among all entries: the same entry read twice counts once. */
  readonly id: string;
  /** When it was booked, ms since 1970; of `combined` ones when the first part was. */
  readonly at: number;
  readonly kind: 'recharge' | 'rental' | 'extension' | 'refund';
  readonly subject: 'recharge' | 'pc' | 'vps' | 'cloud';
  /** Name of the machine, or the content of the transfer. */
  readonly name: string;
  /** Whole VND: positive adds to the balance, negative takes from it. */
  readonly amount: number;
  /**
   * How well the amount is known: `exact`; `combined`, the sum of a rental and its extensions that no call takes apart;
   * `inferred`, money that was paid back, which the records show without a line of its own; `unstated`, paid and paid back
   * without a sum that any call still says (its amount is 0).
   */
  readonly basis: 'exact' | 'combined' | 'inferred' | 'unstated';
  /** Until when the parts of a combined entry may have been booked, ms since 1970, without end where nobody says; otherwise `at`. */
  readonly settledBy: number;
}

/** A line of a statement with the balance after it (interpretations, "Money": every change of the balance adds up to it). */
export interface StatementRow {
  /** Null: the line of what the entries do not explain. */
  readonly entry: StatementEntry | null;
  /** Ms since 1970. */
  readonly at: number;
  /** Whole VND, signed. */
  readonly amount: number;
  /** Whole VND. */
  readonly balanceAfter: number;
  /** `estimated`: something whose moment is not known may have been booked before or after this line. */
  readonly balanceBasis: 'known' | 'estimated';
}

/** A month of a statement (interpretations, "Money"). `closing = opening + added + taken`, always. */
export interface StatementMonth {
  /** `YYYY-MM` in the zone of the statement. */
  readonly month: string;
  /** Balance when it began, VND. */
  readonly opening: number;
  /** Balance when it ended, or now, VND. */
  readonly closing: number;
  /** Sum of what was added, VND ≥ 0. */
  readonly added: number;
  /** Sum of what was taken, VND ≤ 0. */
  readonly taken: number;
  /** Oldest first. */
  readonly rows: readonly StatementRow[];
}

/** Months with a running balance (interpretations, "Money"). */
export interface Statement {
  /** The balance that it was computed back from, VND. */
  readonly balance: number;
  /** What the entries leave of the balance without an explanation, VND, signed; 0 where they explain it. */
  readonly unexplained: number;
  /** Newest first, each going on from the one before; the month of the balance is always among them. */
  readonly months: readonly StatementMonth[];
}

/** What a statement is computed back from (interpretations, "Money"). */
export interface StatementBalance {
  /** `balance` of the account, whole VND. */
  readonly balance: number;
  /** When it was read, ms since 1970. */
  readonly at: number;
  /** Whether every entry could be read. Without it no balance between the entries is known. */
  readonly isComplete: boolean;
}

/** Older first; what was added at the same moment before what was taken, since a balance never goes below zero. */
function inOrder(one: StatementEntry, other: StatementEntry): number {
  const apart = one.at - other.at || other.amount - one.amount;
  if (apart !== 0) return apart;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

function requireWhole(amount: number): number {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`A change of the balance must be a whole number of VND, not ${amount}`);
  }
  return amount;
}

/** Whether a part of a combined entry may be booked on the other side of this moment. */
function isUncertainAt(at: number, entries: readonly StatementEntry[]): boolean {
  return entries.some((entry) => entry.at <= at && at < entry.settledBy);
}

/** The lines, oldest first: what is not explained stands before the first entry, because nobody can say when it was. */
function rowsOf(
  entries: readonly StatementEntry[],
  unexplained: number,
  { at: now, isComplete }: StatementBalance,
): readonly StatementRow[] {
  const combined = entries.filter(({ basis }) => basis === 'combined');
  const isFirm = isComplete && unexplained === 0;
  const rows: StatementRow[] = [];
  let balance = 0;
  if (unexplained !== 0) {
    balance = unexplained;
    const at = entries[0]?.at ?? now;
    rows.push({
      entry: null,
      at,
      amount: unexplained,
      balanceAfter: balance,
      balanceBasis: 'estimated',
    });
  }
  for (const [index, entry] of entries.entries()) {
    balance += entry.amount;
    // After the last line stands the balance of the account itself.
    const isLast = index === entries.length - 1;
    const isKnown = isLast || (isFirm && !isUncertainAt(entry.at, combined));
    rows.push({
      entry,
      at: entry.at,
      amount: entry.amount,
      balanceAfter: balance,
      balanceBasis: isKnown ? 'known' : 'estimated',
    });
  }
  return rows;
}

/** Lines, oldest first, by their months. */
function rowsByMonth(
  rows: readonly StatementRow[],
  timeZone: string | undefined,
): Map<string, StatementRow[]> {
  const byMonth = new Map<string, StatementRow[]>();
  let month = '';
  for (const row of rows) {
    const own = statementMonthOf(row.at, timeZone);
    // Clocks that are set back over midnight show the old month once more: balances would run backwards.
    if (own > month) month = own;
    const known = byMonth.get(month);
    if (known === undefined) byMonth.set(month, [row]);
    else known.push(row);
  }
  return byMonth;
}

function monthOfRows(
  month: string,
  opening: number,
  rows: readonly StatementRow[],
): StatementMonth {
  const added = rows.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  const taken = rows.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0);
  return { month, opening, closing: opening + added + taken, added, taken, rows };
}

/**
 * Entries as months with a running balance, computed back from the balance of the account (interpretations, "Money": every
 * change of the balance is a row that adds up to it; a new account has 0, section 3). What the entries do not explain is a
 * line of its own, never hidden, and makes the balances between the entries estimates.
 *
 * The months are those of the customer's zone, because they are shown: no call asks for a month, all entries are read and cut
 * into months here. Beside times of the customer's zone a month of Vietnam would have lines of a 31st in it or miss those of
 * its own last evening (interpretations, "Wire conventions": times in the customer's time zone). Sums stay what they are: a
 * line moves to the month beside, with the opening and closing around it.
 *
 * @param entries in any order; one that is there twice counts once
 * @param timeZone IANA name of the customer's zone; the runtime's own by default, as in `dateTimeParts`
 * @throws RangeError for an amount or a balance that is no whole number of VND, and for a zone that does not exist
 */
export function statement(
  entries: readonly StatementEntry[],
  from: StatementBalance,
  timeZone?: string,
): Statement {
  requireWhole(from.balance);
  const once = [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort(inOrder);
  const explained = once.reduce((sum, { amount }) => sum + requireWhole(amount), 0);
  const unexplained = from.balance - explained;
  const rows = rowsOf(once, unexplained, from);
  const byMonth = rowsByMonth(rows, timeZone);
  const present = statementMonthOf(from.at, timeZone);
  if (!byMonth.has(present)) byMonth.set(present, []);
  let opening = 0;
  const months = [...byMonth.keys()].sort().map((month) => {
    const made = monthOfRows(month, opening, byMonth.get(month) ?? []);
    opening = made.closing;
    return made;
  });
  return { balance: from.balance, unexplained, months: months.reverse() };
}

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
