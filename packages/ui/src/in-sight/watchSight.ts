import { flushSync } from 'react-dom';

interface Watched {
  isInSight: boolean;
  readonly changed: (isInSight: boolean) => void;
}

const watched = new Map<Element, Watched>();

/** What is about to come into sight counts as in sight, so that it is right by then. */
const margin = '25% 0px';

let observer: IntersectionObserver | null = null;

/** Paper has no viewport: all of it is in sight, and right before the browser lays the pages out. */
function beforePrint(): void {
  flushSync(() => {
    for (const { isInSight, changed } of watched.values()) if (!isInSight) changed(true);
  });
}

function afterPrint(): void {
  for (const { isInSight, changed } of watched.values()) if (!isInSight) changed(false);
}

function start(): IntersectionObserver {
  window.addEventListener('beforeprint', beforePrint);
  window.addEventListener('afterprint', afterPrint);
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const one = watched.get(target);
        if (one === undefined || one.isInSight === isIntersecting) continue;
        one.isInSight = isIntersecting;
        one.changed(isIntersecting);
      }
    },
    // The document, not the default: within a frame a margin around the browser's window would be none.
    { root: document, rootMargin: margin },
  );
}

function stop(): void {
  observer?.disconnect();
  observer = null;
  window.removeEventListener('beforeprint', beforePrint);
  window.removeEventListener('afterprint', afterPrint);
}

/**
 * Tells when an element leaves the sight of the reader and when it comes back: the viewport and a quarter of it around, and paper. An
 * element counts as in sight until it is told otherwise; where the browser cannot watch elements it always does. All elements of
 * the page share one observer.
 * @returns the function that ends it
 */
export function watchSight(element: Element, changed: (isInSight: boolean) => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  observer ??= start();
  watched.set(element, { isInSight: true, changed });
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size === 0) stop();
  };
}
