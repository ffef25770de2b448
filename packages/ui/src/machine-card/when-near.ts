import { flushSync } from 'react-dom';

/** What is drawn once its element is near: by its element, as long as it is not. */
const waiting = new Map<Element, () => void>();

/** A screenful above and below counts as near, so that scrolling meets what is drawn. */
const margin = '100% 0px';

let observer: IntersectionObserver | null = null;

/** Paper has no viewport: what is printed is drawn at once, before the browser lays the pages out. */
function drawAll(): void {
  flushSync(() => {
    for (const draw of waiting.values()) draw();
  });
}

function open(): IntersectionObserver {
  window.addEventListener('beforeprint', drawAll);
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.();
      }
    },
    // The document, not the default: within a frame a margin around the browser's window would be none.
    { root: document, rootMargin: margin },
  );
}

/** False where elements cannot be watched: everything is drawn at once there. */
export const canWait = typeof IntersectionObserver === 'function';

/**
 * Calls once an element is within a screenful of the viewport, or is to be printed. All elements of the page share one observer.
 * @returns the function that takes it back
 */
export function whenNear(element: Element, draw: () => void): () => void {
  observer ??= open();
  waiting.set(element, draw);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = null;
    window.removeEventListener('beforeprint', drawAll);
  };
}
