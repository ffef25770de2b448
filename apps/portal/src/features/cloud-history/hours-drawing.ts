import { DAY, dateTimeParts, type CloudDay } from '@tram/machines/rules';
import type { BarDrawing } from '@tram/ui/chart';
import { minutesInWords, type TimeWords } from '../cloud/time-in-words.ts';
import type { cloudHoursWords } from './hours-words.vi.ts';

type HoursWords = (typeof cloudHoursWords)['vi'];

/** Fewer bars would be blocks, more could not be told apart on a phone. */
const daysShown = { least: 7, most: 30 };

/**
 * How many days to show: those since the machine was made, as far as they can be told apart.
 * @param createdAt null where nobody says @param now both ms of server time
 */
export function daysToShow(createdAt: number | null, now: number): number {
  const age = createdAt === null ? Infinity : Math.ceil((now - createdAt) / DAY) + 1;
  return Math.min(Math.max(age, daysShown.least), daysShown.most);
}

function dateOf({ start }: CloudDay): string {
  return dateTimeParts(start)?.date ?? '';
}

/**
 * The hours of a cloud machine by day, as a picture: what was used, what the session that goes on has used so far, and what was left after
 * each day where that is known.
 * @param days oldest first
 */
export function hoursDrawing(
  days: readonly CloudDay[],
  words: HoursWords,
  time: TimeWords,
): BarDrawing {
  const hasRunning = days.some(({ running }) => running > 0);
  const hasLeft = days.some(({ left }) => left !== null);
  return {
    kind: 'bars',
    axis: words.axis,
    format: (minutes) => minutesInWords(minutes, time),
    formatTick: (minutes) =>
      minutes === 0
        ? '0'
        : words.hours(String(Math.round((minutes / 60) * 100) / 100).replace('.', ',')),
    tickUnit: 60,
    copiedUnit: words.minutes,
    series: [
      { id: 'used', label: words.used, look: 'solid' },
      ...(hasRunning ? [{ id: 'running', label: words.running, look: 'open' } as const] : []),
    ],
    ...(hasLeft ? { extra: words.left } : {}),
    bars: days.map((day) => {
      const { start, used, running, left } = day;
      const date = dateOf(day);
      return {
        id: String(start),
        label: date,
        tick: date.slice(0, 5),
        values: hasRunning ? [used, running] : [used],
        extra: left === null ? '' : minutesInWords(left, time),
      };
    }),
  };
}

function minutesOf({ used, running }: CloudDay): number {
  return used + running;
}

/** What a look at it tells. */
export function hoursSummary(
  days: readonly CloudDay[],
  words: HoursWords,
  time: TimeWords,
): string {
  const total = days.reduce((sum, day) => sum + minutesOf(day), 0);
  const [most] = [...days].sort((one, other) => minutesOf(other) - minutesOf(one));
  if (most === undefined || total === 0) return words.unused(days.length);
  return words.summary(
    days.length,
    minutesInWords(total, time),
    dateOf(most),
    minutesInWords(minutesOf(most), time),
  );
}
