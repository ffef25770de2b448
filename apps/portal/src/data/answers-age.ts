import type { QueryClient } from '@tanstack/react-query';

/** At this age answers are read again where no events come, ms: the rules' `FRESH_ALONE`, which are not loaded with the first screen. */
const longest = 30_000;

/**
 * How long ago the oldest answer on screen was asked for at most, ms: no answer is older than the page. Infinite where something may
 * have changed without an event that nobody has looked for since: after a reading that failed (it may show what was kept of an
 * earlier visit), after the tab was out of sight or the network away, and where answers are too old to do without events.
 * @param page the window; undefined where there is none
 */
export function followAnswersAge(
  client: QueryClient,
  page: Pick<EventTarget, 'addEventListener'> | undefined = globalThis.window,
): () => number {
  let wasAway = false;
  for (const sign of ['visibilitychange', 'offline', 'online']) {
    // Captured: what the document says of its visibility need not reach the window otherwise.
    page?.addEventListener(sign, () => (wasAway = true), { capture: true });
  }
  return () => {
    const queries = client.getQueryCache().getAll();
    const failed = queries.some(({ state }) => state.status === 'error');
    // While the machine sleeps the monotonic timer may stop, and the local clock may be set at any time: the longer time counts.
    const age = Math.max(performance.now(), Date.now() - performance.timeOrigin);
    return wasAway || failed || age >= longest ? Number.POSITIVE_INFINITY : age;
  };
}
