import type { ServerClock } from '@tram/api/clock';
import { dateTimeParts, HOUR } from '@tram/machines/rules';

/**
 * A past moment in words: `14:25`, and with its date once it is half a day old (`14:25, 20/11/2026`).
 * @param moment ms of server time @param now ms of server time
 */
export function pastMoment(moment: number, now: number): string {
  const parts = dateTimeParts(moment);
  if (parts === null) return '';
  const time = parts.time.slice(0, 5);
  return now - moment < 12 * HOUR ? time : `${time}, ${parts.date}`;
}

/**
 * A moment that the cache has noted, by the server's clock, like every other time on the screen; in words like `pastMoment`.
 * @param since local time, ms since 1970
 */
export function clockTime(since: number, clock: Pick<ServerClock, 'now'>): string {
  const now = clock.now();
  // The local clock may be wrong, but it has been wrong by the same all the time.
  return pastMoment(now - (Date.now() - since), now);
}
