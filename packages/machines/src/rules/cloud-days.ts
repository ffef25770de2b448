import { cloudMinutesUsed, cloudSessionTime } from './cloud-time-used.ts';
import { DAY, timeOf } from './time.ts';
import { dayStart } from './zone-time.ts';

/** A session of a cloud machine, ISO 8601 (section 2: start, shutdown; section 3). */
export interface CloudSessionTimes {
  readonly time_start: string | null | undefined;
  /** Nothing while it goes on. */
  readonly time_shutdown: string | null | undefined;
}

/** How long a cloud machine ran on a day of the customer's zone (sections 2 and 9; interpretations, "Wire conventions"). */
export interface CloudDay {
  /** When the day began, ms since 1970. */
  readonly start: number;
  /** Whole minutes of finished sessions: what the hours of the machine were used up by. */
  readonly used: number;
  /** Whole minutes so far of the session that goes on; the server counts them when it has ended. */
  readonly running: number;
  /** Minutes that were left when the day ended, or now; as of finished sessions. `null` where that is not known. */
  readonly left: number | null;
}

/** When the day after one begins: no day has less than 23 hours or more than 25. */
function nextDay(start: number, timeZone: string | undefined): number {
  return dayStart(start + 1.5 * DAY, timeZone);
}

/** The newest days up to now, oldest first. */
function daysUntil(now: number, count: number, timeZone: string | undefined): number[] {
  const days = [dayStart(now, timeZone)];
  while (days.length < count) days.unshift(dayStart((days[0] ?? now) - 1, timeZone));
  return days;
}

/**
 * How long a cloud machine ran, day by day (sections 2 and 9; interpretations, "Wire conventions": days of the customer's zone). A
 * session over midnight is parted between its days; a minute belongs to the day on which it is full, so that all days together have
 * the minutes of all sessions together (`cloudMinutesUsed`).
 *
 * @param sessions in any order; those without a start count for nothing
 * @param now server time, ms since 1970
 * @param options `days`: how many, up to today; `minutesLeft`: what is left now, from which the days are counted back, or `null` where hours
 *   were added meanwhile (an extension) or nobody says; `timeZone`: IANA name, the runtime's own by default
 * @returns oldest first
 */
export function cloudMinutesByDay(
  sessions: readonly CloudSessionTimes[],
  now: number,
  options: {
    readonly days: number;
    readonly minutesLeft: number | null;
    readonly timeZone?: string | undefined;
  },
): readonly CloudDay[] {
  const { days, minutesLeft, timeZone } = options;
  const times = sessions.flatMap((session) => {
    const start = timeOf(session.time_start);
    if (start === null) return [];
    const end = timeOf(session.time_shutdown);
    return [{ start, end: end ?? Math.max(now, start), isRunning: end === null }];
  });
  const minutesUntil = (moment: number, isRunning: boolean) =>
    cloudMinutesUsed(
      times
        .filter((session) => session.isRunning === isRunning)
        .reduce((sum, { start, end }) => sum + cloudSessionTime(start, Math.min(end, moment)), 0),
    );
  let left = minutesLeft;
  const newestFirst = daysUntil(now, days, timeZone)
    .reverse()
    .map((start): CloudDay => {
      const to = nextDay(start, timeZone);
      const used = minutesUntil(to, false) - minutesUntil(start, false);
      const running = minutesUntil(to, true) - minutesUntil(start, true);
      const day = { start, used, running, left };
      if (left !== null) left += used;
      return day;
    });
  return newestFirst.reverse();
}
