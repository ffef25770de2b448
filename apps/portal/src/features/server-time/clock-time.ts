import type { ServerClock } from '@tram/api/clock';
import { dateTimeParts, HOUR } from '@tram/machines/rules';

/**
 * A moment that the cache wrote down, in words of the server's clock, as every other time on the screen is: `14:25`, and with its
 * date once it is half a day old (`14:25, 20/11/2026`).
 * @param since local time, ms since 1970
 */
export function clockTime(since: number, clock: Pick<ServerClock, 'now'>): string {
  // The local clock may be wrong, but it has been wrong by the same all the time.
  const age = Date.now() - since;
  const parts = dateTimeParts(clock.now() - age);
  if (parts === null) return '';
  const time = parts.time.slice(0, 5);
  return age < 12 * HOUR ? time : `${time}, ${parts.date}`;
}
