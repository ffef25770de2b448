import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of tabs sideways, and nothing around it, until the chosen one is in sight with a part of its neighbour.
 * @param chosen changes when another tab is chosen
 */
export function useChosenInSight<Row extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const scroller = row.current;
    if (scroller === null || chosen === undefined) return;
    const tab = scroller.querySelector('[aria-selected="true"], [aria-current="page"]');
    if (tab === null) return;
    const neighbour = 32;
    const frame = scroller.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (left - neighbour < frame.left) scroller.scrollLeft -= frame.left - left + neighbour;
    else if (right + neighbour > frame.right) {
      scroller.scrollLeft += right - frame.right + neighbour;
    }
  }, [chosen]);
  return row;
}
