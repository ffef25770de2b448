import { useEffect, useState } from 'react';

/** Whether an element's content is wider than it, kept current; false before the first measurement. */
export function useOverflows(box: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (box === null) return undefined;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
