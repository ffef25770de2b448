import { calendarFile, type CalendarEntry } from '@tram/machines/rules';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import { saveFile } from '../save-file/save-file.ts';
import { momentInWords } from '../server-time/use-now.ts';
import { expiryWords, type ExpiryWords } from './words.vi.ts';

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
  const saved = momentInWords(now);
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

/**
 * Saves the ends of rentals as a file for the customer's calendar (RFC 5545).
 * @param now ms of server time
 * @returns null while none of them has an end that is known and ahead
 */
export function useCalendarFile(
  rentals: readonly PlacedRental[],
  now: number,
): { readonly save: () => void } | null {
  const words = useWords(expiryWords);
  const { name } = useRuntimeConfig();
  const { notify, clock } = useServices();
  if (!rentals.some(({ endsAt }) => endsAt !== null && endsAt > now)) return null;
  return {
    save() {
      const { origin } = window.location;
      const at = clock.now();
      const text = calendarFile(calendarEntries(rentals, words, { origin, now: at }), {
        now: at,
        product: words.calendar.product(name),
      });
      if (text === null) return;
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), words.fileName);
      notify('valid', words.saved, { detail: words.savedDetail });
    },
  };
}
