import type { QueryClient } from '@tanstack/react-query';

/** What has not been read by then is not waited for any longer, ms. */
const longestRead = 5000;

/** Safari has no idle callback; this long after its data is on screen a page is as quiet as it gets there, ms. */
const pause = 300;

/** Calls when the browser has nothing better to do; returns the function that takes it back. */
function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, pause);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: longestRead });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Calls once what is being read is on screen and the browser is idle: for code that nobody waits for, so that it does not
 * take the line from the first paint.
 * @returns the function that takes it back
 */
export function whenQuiet(client: QueryClient, act: () => void): () => void {
  let takeBack: (() => void) | null = null;
  const go = (): void => {
    stop();
    takeBack = whenIdle(act);
  };
  const timer = setTimeout(go, longestRead);
  const unsubscribe = client.getQueryCache().subscribe(() => {
    if (client.isFetching() === 0) go();
  });
  function stop(): void {
    clearTimeout(timer);
    unsubscribe();
  }
  if (client.isFetching() === 0) go();
  return () => {
    stop();
    takeBack?.();
  };
}
