import { formatDateTime, type CalendarEntry } from '@tram/machines/rules';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import type { ExpiryWords } from './words.vi.ts';

/**
 * The ends of rentals as appointments; a machine without a known end has none. What the customer named the machine is in it, no
 * address of the machine and no password.
 * @param origin of the portal, `https://tram.example` @param now ms of server time
 */
export function calendarEntries(
  rentals: readonly PlacedRental[],
  words: ExpiryWords,
  { origin, now }: { readonly origin: string; readonly now: number },
): readonly CalendarEntry[] {
  const saved = formatDateTime(now) ?? '';
  return rentals.flatMap(({ kind, id, name, offer, endsAt, address }) =>
    endsAt === null
      ? []
      : [
          {
            uid: `${kind}-${id}@${new URL(origin).hostname}`,
            endsAt,
            summary: words.calendar.summary(words.kinds[kind], name),
            description: words.calendar.description(offer, saved),
            url: new URL(address, origin).href,
          },
        ],
  );
}
