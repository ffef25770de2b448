import { useEffect, useState } from 'react';
import type { ServerClock } from '@tram/api/clock';
import { dateTimeParts } from '@tram/machines/rules';

/** How often a shown time is rendered again, ms: times are given to the second, but need not be exact to the second. */
const pace = 15_000;

/** Server time that moves on while something that depends on it is shown, ms since 1970. */
export function useNow(clock: ServerClock): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const move = () => setNow(clock.now());
    const timer = setInterval(move, pace);
    const forget = clock.subscribe(move);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [clock]);
  return now;
}

/** A moment to the minute: '23:15 22/11/2026', in the customer's zone. @param at ms of server time */
export function momentInWords(at: number): string {
  const parts = dateTimeParts(at);
  return parts === null ? '' : `${parts.time.slice(0, 5)} ${parts.date}`;
}

/** The time of a moment, to the minute: '23:15', in the customer's zone. @param at ms of server time */
export function timeOfDay(at: number): string {
  return dateTimeParts(at)?.time.slice(0, 5) ?? '';
}
