import type { Runway } from './runway.ts';
import type { Statement } from './statement.ts';
import { dayStart } from './zone-time.ts';

/** The balance from a moment until the next point (interpretations, "Money"). */
export interface BalancePoint {
  /** ms since 1970 */
  readonly at: number;
  /** Whole VND. */
  readonly balance: number;
  /** As in `StatementRow`. */
  readonly basis: 'known' | 'estimated';
}

/**
 * How the balance went, by its statement (interpretations, "Money"): where the time begins, after the last change of each day of the
 * customer's zone, and now.
 *
 * @param statement all of it
 * @param from where the time begins, ms since 1970
 * @param now when the balance was read, ms since 1970
 * @param timeZone IANA name; the runtime's own by default
 * @returns in the order of time; the last one is the balance of the account
 */
export function balanceHistory(
  { months, balance }: Pick<Statement, 'months' | 'balance'>,
  from: number,
  now: number,
  timeZone?: string,
): readonly BalancePoint[] {
  let before: BalancePoint = { at: from, balance: 0, basis: 'known' };
  const byDay = new Map<number, BalancePoint>();
  for (const row of [...months].reverse().flatMap(({ rows }) => rows)) {
    const { at, balanceAfter, balanceBasis: basis } = row;
    if (at <= from) before = { at: from, balance: balanceAfter, basis };
    // A clock that runs behind the server's must not draw a line that turns back.
    else if (at < now) byDay.set(dayStart(at, timeZone), { at, balance: balanceAfter, basis });
  }
  return [before, ...byDay.values(), { at: now, balance, basis: 'known' }];
}

/**
 * How a balance goes on if every machine is kept as its {@link Runway} reckons (section 9; interpretations, "Money"): it falls by the price
 * of each extension at the moment at which the machine would end without it. An estimate, because nothing is extended automatically and
 * prices are those of now.
 *
 * @param balance VND that the runway was reckoned with
 * @param now server time, ms since 1970
 * @param until where the line ends at the latest, ms since 1970
 * @returns in the order of time: now, each extension, and where the runway or the time ends; empty when there is nothing to keep
 */
export function balanceAhead(
  { keptUntil, stops }: Pick<Runway, 'keptUntil' | 'stops'>,
  balance: number,
  now: number,
  until: number,
): readonly BalancePoint[] {
  if (keptUntil === null) return [];
  const end = Math.min(keptUntil, until);
  const extensions = stops
    .flatMap(({ rental, extension }) =>
      extension === null ? [] : [{ at: rental.endsAt ?? now, price: extension.price }],
    )
    .filter(({ at }) => at <= end)
    .sort((one, other) => one.at - other.at);
  let left = balance;
  const points = extensions.map(({ at, price }): BalancePoint => {
    left -= price;
    return { at, balance: left, basis: 'estimated' };
  });
  return [
    { at: now, balance, basis: 'known' },
    ...points,
    { at: end, balance: left, basis: 'estimated' },
  ];
}
