import { axisSpanFor, expiryAxis, formatDateTime } from '@tram/machines/rules';
import type { SpanDrawing } from '@tram/ui/chart';
import { momentInWords } from '../server-time/use-now.ts';
import { tickLabel } from '../server-time/tick-label.ts';
import type { freeTimesWords } from './words.vi.ts';

type Words = (typeof freeTimesWords)['vi'];

/**
 * When the machines of a package are rented until, as a picture from now on: rented, then free unless its renter extends.
 * @param times ms of server time, soonest first @param now ms of server time
 */
export function freeTimesDrawing(times: readonly number[], now: number, words: Words): SpanDrawing {
  const rentals = times.map((endsAt) => ({ endsAt, startedAt: null }));
  const { to, ticks } = expiryAxis(rentals, axisSpanFor(rentals, now), now);
  return {
    kind: 'spans',
    axis: words.axis,
    series: [
      { id: 'rented', label: words.rented, look: 'striped' },
      { id: 'free', label: words.freeAfter, look: 'open', tone: 'positive' },
    ],
    columns: [words.ends],
    rows: times.map((at, index) => ({
      id: String(index),
      label: words.machine(index + 1),
      until: at,
      text: words.until(momentInWords(at)),
      cells: [formatDateTime(at) ?? ''],
    })),
    from: now,
    to,
    ticks: ticks
      .filter(({ at }) => at > now)
      .map((tick) => ({ at: tick.at, label: tickLabel(tick) })),
  };
}

/** What a look at it tells. @param shown how many are drawn @param times all that are rented */
export function freeTimesSummary(times: readonly number[], shown: number, words: Words): string {
  const [soonest] = times;
  if (soonest === undefined) return '';
  const first = words.soonest(momentInWords(soonest));
  return times.length > shown ? `${words.cut(shown, times.length)} ${first}` : first;
}
