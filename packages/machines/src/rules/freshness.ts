import { MINUTE, SECOND } from './time.ts';

/**
 * How far an answer that is on screen can be trusted: `fresh` as good as now, `ageing` due to be read again, `stale` old
 * enough that the customer has to know (section 4, real-time events; the ages are ours).
 */
export type Freshness = 'fresh' | 'ageing' | 'stale';

/** What decides it (section 4, real-time events). */
export interface FreshnessFacts {
  /** Time since the answer was read, ms. A negative one (a clock that was set back) counts as none. */
  readonly age: number;
  /** Real-time events come: a change would have said so, as far as one can rely on it (interpretations, "Real-time events"). */
  readonly connected: boolean;
  /** Somebody can see it. */
  readonly visible: boolean;
}

/** How long an answer is fresh while events come, ms: delivery is not guaranteed, so not for ever (section 4; ours). */
export const FRESH_WITH_EVENTS = 5 * MINUTE;
/** How long it is fresh while none come, ms (section 4; ours). */
export const FRESH_ALONE = 30 * SECOND;
/** An answer is stale at this many times the age at which it began to age (section 4; ours). */
export const STALE_AT = 4;

/** How old an answer may be, ms, before it is read again. */
function freshFor(connected: boolean): number {
  return connected ? FRESH_WITH_EVENTS : FRESH_ALONE;
}

/**
 * How far an answer can be trusted. Whether somebody sees it does not make it any newer, so visibility plays no part
 * (specification section 4, "Real-time events": an event only says that something has changed; thresholds ours).
 */
export function freshnessOf({ age, connected }: Omit<FreshnessFacts, 'visible'>): Freshness {
  const limit = freshFor(connected);
  if (age < limit) return 'fresh';
  return age < limit * STALE_AT ? 'ageing' : 'stale';
}

/**
 * In how many ms an answer is due to be read again: 0 is now, null while nobody sees it (then coming back is the moment to
 * read it). Without events lists are read every half minute, with them every five minutes (interpretations, "Real-time
 * events": a missed event costs nothing; the pace is ours).
 */
export function resyncDelay({ age, connected, visible }: FreshnessFacts): number | null {
  if (!visible) return null;
  return Math.max(freshFor(connected) - Math.max(age, 0), 0);
}
