import { flushSync } from 'react-dom';

/** @param height of the element when the browser last looked at it, px */
type SightListener = (isInSight: boolean, height: number) => void;

interface Watched {
  isInSight: boolean;
  height: number;
  readonly changed: SightListener;
}

/**
 * Makes a function that tells when an element leaves the viewport and comes back. An element counts as in sight until it is told
 * otherwise; where the browser cannot watch elements it always does. All its elements share one observer.
 * @param margin what else counts as in sight, as `rootMargin` of an `IntersectionObserver`: '25% 0px'
 * @returns the function, which returns the one that ends it
 */
export function sightWatcher(
  margin: string,
): (element: Element, changed: SightListener) => () => void {
  const watched = new Map<Element, Watched>();
  let observer: IntersectionObserver | null = null;

  /** Paper has no viewport: all of it is in sight, and right before the browser lays the pages out. */
  function beforePrint(): void {
    flushSync(() => {
      for (const { isInSight, height, changed } of watched.values()) {
        if (!isInSight) changed(true, height);
      }
    });
  }

  function afterPrint(): void {
    for (const { isInSight, height, changed } of watched.values()) {
      if (!isInSight) changed(false, height);
    }
  }

  function start(): IntersectionObserver {
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', afterPrint);
    return new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const one = watched.get(target);
          if (one === undefined || one.isInSight === isIntersecting) continue;
          one.isInSight = isIntersecting;
          one.height = boundingClientRect.height;
          one.changed(isIntersecting, one.height);
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

  return (element, changed) => {
    if (typeof IntersectionObserver !== 'function') return () => undefined;
    observer ??= start();
    watched.set(element, { isInSight: true, height: 0, changed });
    observer.observe(element);
    return () => {
      watched.delete(element);
      observer?.unobserve(element);
      if (watched.size === 0) stop();
    };
  };
}
