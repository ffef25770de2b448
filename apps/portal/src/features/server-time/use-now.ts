import { useEffect, useState, type RefObject } from 'react';
import type { ServerClock } from '@tram/api/clock';
import { dateTimeParts } from '@tram/machines/rules';
import { watchSight } from '@tram/ui/in-sight';
import { tickerOf } from './ticker.ts';

/**
 * Server time that moves on while something that depends on it is shown, ms since 1970.
 * @param element what shows it: while that is out of sight, nothing is rendered. @default always in sight
 */
export function useNow(clock: ServerClock, element?: RefObject<Element | null>): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const shown = element?.current ?? null;
    const watch = shown === null ? null : watchSight.bind(null, shown);
    return tickerOf(clock).follow(setNow, watch);
  }, [clock, element]);
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
