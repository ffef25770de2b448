import type { CurrentRental } from './current-rental.ts';

/**
 * Which of two rentals ends first, for `sort`: those without a known end come last, and of two at the same moment always the same
 * one comes first.
 */
export function byEnd(one: CurrentRental, other: CurrentRental): number {
  const between = (one.endsAt ?? Infinity) - (other.endsAt ?? Infinity);
  // Of two without an end the difference is no number.
  if (between !== 0 && !Number.isNaN(between)) return between;
  if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
