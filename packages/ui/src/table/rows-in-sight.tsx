import { useEffect, useState, useCallback, useMemo, type FocusEvent, type ReactNode } from 'react';
import type { renderVirtualRows, VirtualRowsProps } from './VirtualRows.tsx';
import { emptyPicture, outOfSight, spaceRow } from './DataTable.css.ts';

/** Up to this many rows all of them are in the page. */
const plainRows = 100;

/** No window is higher, px: an upright screen of 4K at one and a half times the size. */
const highestScreen = 2600;

interface LongList {
  /** Draws the rows in sight; undefined while all rows, or those of the first screen, are rendered plainly. */
  readonly render: typeof renderVirtualRows | undefined;
  /** How many rows stand in the page without it. */
  readonly plainCount: number;
}

/**
 * What draws a list of more than a hundred rows: its code comes with the first such list. Until then, and in prerendered HTML, those
 * of the first screen stand; should it not come, all of them do.
 * @param rowHeight from one row to the next, as it usually is, px
 */
function useVirtualRows(count: number, rowHeight: number): LongList {
  const [render, setRender] = useState<typeof renderVirtualRows>();
  const [whole, setWhole] = useState(false);
  const needed = count > plainRows;
  useEffect(() => {
    if (!needed) return;
    import('./VirtualRows.tsx').then(
      (module) => setRender(() => module.renderVirtualRows),
      () => setWhole(true),
    );
  }, [needed]);
  return {
    render: needed ? render : undefined,
    plainCount: needed && !whole ? Math.ceil(highestScreen / rowHeight) : count,
  };
}

/** A picture of nothing: its height is an attribute, in HTML too, where a strict policy refuses a `style`. */
function Space({ height }: { readonly height: number }) {
  return <svg className={emptyPicture} width="1" height={height} />;
}

/** The room of rows that are not in the page, in px. */
export function SpaceRow({
  height,
  columnCount,
}: {
  readonly height: number;
  readonly columnCount: number;
}) {
  return (
    <tr aria-hidden="true" className={spaceRow}>
      <td colSpan={columnCount} className={outOfSight}>
        <Space height={height} />
      </td>
    </tr>
  );
}

export function SpaceItem({ height }: { readonly height: number }) {
  return (
    <li aria-hidden="true" className={spaceRow}>
      <Space height={height} />
    </li>
  );
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

/** Usual sizes of a list, px. */
type RowSizes = Pick<VirtualRowsProps, 'rowHeight' | 'gap'>;

interface RowsOptions extends Pick<VirtualRowsProps, 'renderRow' | 'renderSpace'> {
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
  sizes: RowSizes,
): RowsInSight {
  const { rowHeight, gap } = sizes;
  const { render, plainCount } = useVirtualRows(rows.length, rowHeight + gap);
  const left = rows.length - plainCount;
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
    isPart: render !== undefined || left > 0,
    isVirtual: render !== undefined,
    held,
    renderRows({ holder, ...options }) {
      if (render !== undefined && holder !== null) {
        return render({
          ...options,
          ...sizes,
          holder,
          count: rows.length,
          keyAt,
          heldIndex: held.index,
        });
      }
      return (
        <>
          {rows.slice(0, plainCount).map((_, index) => options.renderRow(index))}
          {left > 0 && options.renderSpace(left * (rowHeight + gap) - gap)}
        </>
      );
    },
  };
}
