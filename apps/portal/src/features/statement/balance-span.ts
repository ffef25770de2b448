import { DAY } from '@tram/machines/rules';

/** How many days back a picture of the balance goes, and ahead at the most. */
export const balanceSpans = ['7', '30', '90', '365'] as const;

export type BalanceSpan = (typeof balanceSpans)[number];

export function isBalanceSpan(text: string): text is BalanceSpan {
  return balanceSpans.some((span) => span === text);
}

/** Length of a span, ms. */
export function spanLength(span: BalanceSpan): number {
  return Number(span) * DAY;
}

/**
 * The span to begin with: the shortest that shows all that is expected, so that two days ahead are not lost beside a year. 30 days where
 * nothing is expected.
 * @param keptUntil of the runway @param now both ms since 1970
 */
export function spanFor(keptUntil: number | null, now: number): BalanceSpan {
  if (keptUntil === null) return '30';
  return balanceSpans.find((span) => keptUntil - now <= spanLength(span)) ?? '365';
}
