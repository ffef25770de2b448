import { DAY, HOUR } from './time.ts';
import { clockMoment, dayStart, zoneOffset } from './zone-time.ts';

/** What an axis needs to know of a rental (section 9, times). */
export interface ExpiringRental {
  /** Paid until, ms since 1970; `null` where the API does not say. */
  readonly endsAt: number | null;
  /** ms since 1970; `null` where the API does not say: the bar then begins with the axis. */
  readonly startedAt: number | null;
}

/** How far ahead an axis looks: 24 hours, 7, 30 or 90 days (section 9, remaining time; ours). */
export type AxisSpan = 'day' | 'week' | 'month' | 'quarter';

/** From the shortest to the longest (section 9, remaining time; ours). */
export const AXIS_SPANS = ['day', 'week', 'month', 'quarter'] as const satisfies AxisSpan[];

/** A line across the axis at a full hour or a midnight of the customer's clocks (section 9, date display). */
export interface AxisTick {
  /** ms since 1970 */
  readonly at: number;
  /** Place on the axis, 0 to 1. */
  readonly share: number;
  /**
   * A day begins here, at midnight or where clocks leave that out right after it: a date belongs here, an hour to every other one.
   */
  readonly isMidnight: boolean;
}

/** One rental on an axis (section 9, remaining time). Shares are places on the axis, 0 to 1. */
export interface AxisBar<Rental extends ExpiringRental> {
  readonly rental: Rental;
  /** ms since 1970 */
  readonly endsAt: number;
  readonly startShare: number;
  readonly endShare: number;
  /** It ends beyond the axis: the bar reaches its edge and is not over there. */
  readonly endsBeyond: boolean;
}

/** Rentals on one axis of time (section 9, remaining time). */
export interface ExpiryAxis<Rental extends ExpiringRental> {
  /** Both ends, ms since 1970. */
  readonly from: number;
  readonly to: number;
  /** Where now is, 0 to 1. */
  readonly nowShare: number;
  /** In order of time, all of them inside the axis. */
  readonly ticks: readonly AxisTick[];
  /** Soonest end first. */
  readonly bars: readonly AxisBar<Rental>[];
  /** Those whose end the API does not say, in the given order: they have no place on an axis. */
  readonly unknown: readonly Rental[];
}

/** ms ahead of now, and between two ticks. */
const scales = {
  day: { ahead: DAY, step: 3 * HOUR },
  week: { ahead: 7 * DAY, step: DAY },
  month: { ahead: 30 * DAY, step: 5 * DAY },
  quarter: { ahead: 90 * DAY, step: 15 * DAY },
} as const satisfies Record<AxisSpan, { ahead: number; step: number }>;

/** How much of what lies ahead is shown of what is over, so that the line of now has a left side. */
const behind = 1 / 12;

/**
 * Full steps of a zone's clocks within a time, ms since 1970; steps of days begin at the first midnight in it. They are steps of
 * the clocks: where these change, the time between two is an hour more or less. A time that clocks leave out is the moment at
 * which they go past it, and the next step is from there.
 */
function ticksBetween(from: number, to: number, step: number, timeZone?: string): number[] {
  const grid = Math.min(step, DAY);
  const gridClock = (at: number) => Math.floor((at + zoneOffset(at, timeZone)) / grid) * grid;
  let clock = gridClock(from);
  while (clockMoment(clock, timeZone) < from) clock += grid;
  const ticks: number[] = [];
  for (let at = clockMoment(clock, timeZone); at <= to; at = clockMoment(clock, timeZone)) {
    ticks.push(at);
    clock = gridClock(at) + step;
  }
  return ticks;
}

/**
 * Places rentals on an axis from a little before now to 24 hours or some days after it (section 9, remaining time; the spans are
 * ours). A start or an end outside is placed at the edge; an end that nobody knows is named apart, never guessed. Its ticks are
 * hours and days of the customer's zone, as every time that is shown (interpretations, "Wire conventions").
 *
 * @param now server time, ms since 1970
 * @param timeZone IANA name of the customer's zone; the runtime's own by default, as in `dateTimeParts`
 * @throws RangeError for a zone that does not exist
 */
export function expiryAxis<Rental extends ExpiringRental>(
  rentals: readonly Rental[],
  span: AxisSpan,
  now: number,
  timeZone?: string,
): ExpiryAxis<Rental> {
  const { ahead, step } = scales[span];
  const from = now - ahead * behind;
  const to = now + ahead;
  const shareOf = (at: number) => Math.min(Math.max((at - from) / (to - from), 0), 1);
  const bars = rentals.flatMap((rental) => {
    const { endsAt, startedAt } = rental;
    if (endsAt === null) return [];
    const endShare = shareOf(endsAt);
    // A start after its end is a fault of the record: the end is what matters.
    const startShare = startedAt === null ? 0 : Math.min(shareOf(startedAt), endShare);
    return [{ rental, endsAt, startShare, endShare, endsBeyond: endsAt > to }];
  });
  return {
    from,
    to,
    nowShare: shareOf(now),
    ticks: ticksBetween(from, to, step, timeZone).map((at) => ({
      at,
      share: shareOf(at),
      isMidnight: dayStart(at, timeZone) === at,
    })),
    bars: bars.sort((one, other) => one.endsAt - other.endsAt),
    unknown: rentals.filter(({ endsAt }) => endsAt === null),
  };
}

/**
 * The span to begin with: the shortest that shows the end of at least half of the rentals whose end is known, so that a machine
 * of a year does not make hours invisible (section 9, remaining time; ours). The longest where none does, a week without any.
 *
 * @param now server time, ms since 1970
 */
export function axisSpanFor(rentals: readonly ExpiringRental[], now: number): AxisSpan {
  const ends = rentals.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  if (ends.length === 0) return 'week';
  const shown = (span: AxisSpan) => ends.filter((end) => end <= now + scales[span].ahead).length;
  return AXIS_SPANS.find((span) => shown(span) * 2 >= ends.length) ?? 'quarter';
}
