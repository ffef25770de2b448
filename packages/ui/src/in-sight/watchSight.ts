import { sightWatcher } from './sight-watcher.ts';

/** What is about to come into sight counts as in sight, so that it is right by then. */
const watch = sightWatcher('25% 0px');

/**
 * Tells when an element leaves the sight of the reader and when it comes back: the viewport and a quarter of it around, and paper. An
 * element counts as in sight until it is told otherwise; where the browser cannot watch elements it always does. All elements of
 * the page share one observer.
 * @returns the function that ends it
 */
export function watchSight(element: Element, changed: (isInSight: boolean) => void): () => void {
  return watch(element, changed);
}
