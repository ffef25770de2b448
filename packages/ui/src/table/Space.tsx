import { useLayoutEffect, useRef } from 'react';
import { outOfSight } from './DataTable.css.ts';

/** A height that is set by script alone: React's `style` would be an attribute in HTML, which a strict policy refuses. */
function useHeight<Kind extends HTMLElement>(height: number) {
  const element = useRef<Kind>(null);
  useLayoutEffect(() => {
    element.current?.style.setProperty('height', `${height}px`);
  }, [height]);
  return element;
}

/** Room of the rows of a table that are out of sight. */
export function SpaceRow({
  height,
  columnCount,
}: {
  readonly height: number;
  readonly columnCount: number;
}) {
  const cell = useHeight<HTMLTableCellElement>(height);
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room, and nothing to read */}
      <td ref={cell} colSpan={columnCount} className={outOfSight} />
    </tr>
  );
}

/** Room of the cards that are out of sight. */
export function SpaceItem({ height }: { readonly height: number }) {
  return <li ref={useHeight<HTMLLIElement>(height)} aria-hidden="true" />;
}
