import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { count as countClass, icon as iconClass } from './Tabs.css.ts';

/** What every tab shows, a button or a link. */
export interface TabFaceProps {
  /** One or two words. */
  readonly label: string;
  /** Size 20. */
  readonly icon?: ReactNode | undefined;
  /** How many things are behind it. */
  readonly count?: number | undefined;
}

export function TabFace({ label, icon, count }: TabFaceProps) {
  return (
    <>
      {icon !== undefined && <span className={iconClass}>{icon}</span>}
      <span>{label}</span>
      {count !== undefined && (
        <>
          {' '}
          <span className={countClass}>{count}</span>
        </>
      )}
    </>
  );
}

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
