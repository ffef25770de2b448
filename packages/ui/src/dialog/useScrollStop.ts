import { useEffect, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Whether an element needs a tab stop of its own: its content is taller than it, and nothing in it can take the focus, so
 * the keyboard could not scroll it. Kept current while it is on screen; false before the first measurement.
 */
export function useScrollStop(box: HTMLElement | null): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (box === null) return undefined;
    const measure = () =>
      setNeeded(box.querySelector(focusable) === null && box.scrollHeight > box.clientHeight);
    // It tells at once, with the frame's own layout: measured here, the whole page behind would be laid out in between.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => {
      observer.disconnect();
      setNeeded(false);
    };
  }, [box]);
  return needed;
}
