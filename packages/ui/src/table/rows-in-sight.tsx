import {
  useEffect,
  useState,
  useCallback,
  useLayoutEffect,
  useRef,
  useMemo,
  type FocusEvent,
  type ReactNode,
} from 'react';
import type { renderVirtualRows, VirtualRowsProps } from './VirtualRows.tsx';
import { outOfSight } from './DataTable.css.ts';

/** Up to this many rows all of them are in the page. */
const plainRows = 100;

interface LongList {
  /** Draws the rows in sight; undefined while all rows, or the first hundred, are rendered plainly. */
  readonly render: typeof renderVirtualRows | undefined;
  /** How many rows stand in the page without it. */
  readonly plainCount: number;
}

/**
 * What draws a list of more than a hundred rows: its code comes with the first such list. Until then the first hundred
 * stand; should it not come, all of them do.
 * @param hydrating the HTML of the server, with every row, is being taken over
 */
function useVirtualRows(count: number, hydrating: boolean): LongList {
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

/** A height that is set by script alone: React's `style` would be an attribute in HTML, which a strict policy refuses. */
function useHeight<Kind extends HTMLElement>(height: number) {
  const element = useRef<Kind>(null);
  useLayoutEffect(() => {
    element.current?.style.setProperty('height', `${height}px`);
  }, [height]);
  return element;
}

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

export function SpaceItem({ height }: { readonly height: number }) {
  return <li ref={useHeight<HTMLLIElement>(height)} aria-hidden="true" />;
}

/** Which row has the focus, so that it stays in the page when it scrolls out of sight. */
interface HeldRow {
  /** Its place now, from 0; null while the focus is elsewhere. */
  readonly index: number | null;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/** Watches the focus in a list, each row of which has its place in `data-index`. A row is followed where a new order puts it. */
function useHeldRow<Row>(rows: readonly Row[], rowKey: (row: Row) => string): HeldRow {
  const [heldKey, setHeldKey] = useState<string | null>(null);
  const index = useMemo(
    () => (heldKey === null ? -1 : rows.findIndex((row) => rowKey(row) === heldKey)),
    [heldKey, rows, rowKey],
  );
  return {
    index: index === -1 ? null : index,
    onFocus({ target }) {
      const place = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
      const row = place === undefined ? undefined : rows[Number(place)];
      setHeldKey(row === undefined ? null : rowKey(row));
    },
    onBlur: () => setHeldKey(null),
  };
}

interface RowsOptions extends Pick<
  VirtualRowsProps,
  'renderRow' | 'renderSpace' | 'rowHeight' | 'gap'
> {
  /** What holds the rows; null before the first render. */
  readonly holder: HTMLElement | null;
}

interface RowsInSight {
  /** Some rows are not in the page. */
  readonly isPart: boolean;
  /** Rows come and go as the page scrolls. */
  readonly isVirtual: boolean;
  readonly held: HeldRow;
  /** The rows that are in the page, with space in place of the others. */
  readonly renderRows: (options: RowsOptions) => ReactNode;
}

/** Which rows of a list are in the page, and what draws them. */
export function useRowsInSight<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  hydrating: boolean,
): RowsInSight {
  const { render, plainCount } = useVirtualRows(rows.length, hydrating);
  const held = useHeldRow(rows, rowKey);
  // A list that has just become shorter may be asked for a row that is gone.
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? `${index}` : rowKey(row);
    },
    [rows, rowKey],
  );
  return {
    isPart: render !== undefined || plainCount < rows.length,
    isVirtual: render !== undefined,
    held,
    renderRows: ({ holder, ...options }) =>
      render !== undefined && holder !== null
        ? render({ ...options, holder, count: rows.length, keyAt, heldIndex: held.index })
        : rows.slice(0, plainCount).map((_, index) => options.renderRow(index)),
  };
}
