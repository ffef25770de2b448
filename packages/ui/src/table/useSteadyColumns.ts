import { useEffect, type RefObject } from 'react';
import { watchSize } from '../in-sight/watchSize.ts';

/**
 * Keeps the columns of a table from moving while its rows come and go: a column grows with a wider row and does not shrink
 * again. Where that would make the table wider than its place, or the place changes, it starts over.
 */
export function useSteadyColumns(
  table: RefObject<HTMLTableElement | null>,
  place: HTMLElement | null,
  active: boolean,
): void {
  useEffect(() => {
    const body = table.current?.tBodies[0];
    const head = table.current?.tHead;
    if (!active || place === null || !body || !head) return undefined;
    return keepColumns({ body, head, place });
  }, [active, place, table]);
}

function keepColumns({
  body,
  head,
  place,
}: {
  readonly body: HTMLElement;
  readonly head: HTMLElement;
  readonly place: HTMLElement;
}): () => void {
  const kept = new Map<HTMLElement, number>();
  let room = place.clientWidth;

  function release(): void {
    for (const cell of kept.keys()) cell.style.removeProperty('min-width');
    kept.clear();
  }

  function keep(): void {
    const mayScroll = getComputedStyle(place).overflowX === 'auto';
    if (!mayScroll && head.getBoundingClientRect().width > room) release();
    // Every width is read before any is written, so that the browser lays the table out once.
    const now = Array.from(
      head.querySelectorAll('th'),
      (cell) => [cell, cell.getBoundingClientRect().width] as const,
    );
    for (const [cell, width] of now) {
      if (width <= (kept.get(cell) ?? 0)) continue;
      kept.set(cell, width);
      cell.style.setProperty('min-width', `${width}px`);
    }
  }

  const ignoreSize = watchSize([place], () => {
    if (place.clientWidth === room) return;
    room = place.clientWidth;
    release();
    keep();
  });
  let frame = 0;
  let isBegun = false;
  const changed = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    // The first rows at once, so that none that come after find their columns unmeasured. All others with the frame that shows
    // them and lays them out anyway, not on top of the task that has drawn them.
    if (isBegun) {
      frame = requestAnimationFrame(keep);
    } else {
      isBegun = true;
      keep();
    }
  });
  changed.observe(body, { childList: true });
  keep();
  return () => {
    ignoreSize();
    changed.disconnect();
    cancelAnimationFrame(frame);
    release();
  };
}
