import { useEffect, useState } from 'react';
import type { ServerClock } from '@tram/api/clock';

/** How often a shown end is drawn anew, ms: it is given to the second, but nobody reads it by the second. */
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
