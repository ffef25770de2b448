import { useEffect, useState } from 'react';
import type { renderVirtualRows } from './VirtualRows.tsx';

/** Up to this many rows all of them are in the page. */
const plainRows = 100;

export interface LongList {
  /** Draws the rows in sight; undefined while all or the first stand plainly. */
  readonly render: typeof renderVirtualRows | undefined;
  /** How many rows stand in the page without it. */
  readonly plainCount: number;
}

/**
 * What draws a list of more than a hundred rows: its code comes with the first such list. Until then the first hundred
 * stand; should it not come, all of them do.
 * @param hydrating the HTML of the server, with every row, is being taken over
 */
export function useVirtualRows(count: number, hydrating: boolean): LongList {
  const [render, setRender] = useState<typeof renderVirtualRows>();
  // What the server's HTML showed stands until the rows in sight take its place.
  const [whole, setWhole] = useState(hydrating);
  const needed = count > plainRows;
  useEffect(() => {
    if (!needed) return;
    import('./VirtualRows.tsx').then(
      (module) => setRender(() => module.renderVirtualRows),
      () => setWhole(true),
    );
  }, [needed]);
  return {
    render: needed && !hydrating ? render : undefined,
    plainCount: needed && !whole ? plainRows : count,
  };
}
