/**
 * Time since the page began to load, ms. While the machine sleeps the monotonic timer may stop, and the local clock may be set at
 * any time: the longer time counts.
 */
export function pageAge(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}
