import { useCallback, useId, useRef, useState, type RefCallback } from 'react';
import { onlyOnDesktop } from '../media-query/only.css.ts';
import type { TableColumn } from './columns.ts';
import { caption as captionStyle, container, frame, table } from './DataTable.css.ts';
import type { TableSort } from './sort.ts';
import { SpaceRow } from './Space.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useHeldRow } from './useHeldRow.ts';
import { useOverflows } from './useOverflows.ts';
import { useSteadyColumns } from './useSteadyColumns.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** Two lines, the padding and the hairline. */
const usualRowHeight = 65;

export interface WideTableProps<Row> {
  readonly caption: string;
  readonly showCaption: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly busy: boolean;
  readonly sort: TableSort | null;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
  /** Prerendered HTML is being taken over: every row is in it. */
  readonly hydrating: boolean;
}

/** The rows as a native table in a frame that scrolls sideways where it is narrow. */
export function WideTable<Row>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  busy,
  sort,
  onSortChange,
  hydrating,
}: WideTableProps<Row>) {
  const captionId = useId();
  const [frameElement, setFrameElement] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const tableElement = useRef<HTMLTableElement>(null);
  const overflows = useOverflows(frameElement);
  const { render, plainCount } = useVirtualRows(rows.length, hydrating);
  const held = useHeldRow(rows, rowKey);
  const isPart = render !== undefined || plainCount < rows.length;
  useSteadyColumns(tableElement, frameElement, render !== undefined);

  // A list that has just become shorter may be asked for a row that is gone.
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? `${index}` : rowKey(row);
    },
    [rows, rowKey],
  );
  const renderRow = useCallback(
    (index: number, measure?: RefCallback<HTMLElement>) => {
      const row = rows[index];
      return (
        row !== undefined && (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            index={index}
            rowIndex={isPart ? index + 2 : undefined}
            measure={measure}
          />
        )
      );
    },
    [rows, columns, rowKey, isPart],
  );

  return (
    <div className={`${container} ${onlyOnDesktop}`}>
      <div
        ref={setFrameElement}
        className={frame}
        aria-busy={busy}
        // What scrolls must be reachable by the keyboard, and named where it is reached.
        {...(overflows ? { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
      >
        <table
          ref={tableElement}
          className={table}
          aria-rowcount={isPart ? rows.length + 1 : undefined}
        >
          <caption id={captionId} className={captionStyle({ hidden: !showCaption })}>
            {caption}
          </caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            rowIndex={isPart ? 1 : undefined}
          />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches where the focus in its rows is */}
          <tbody ref={setBody} onFocus={held.onFocus} onBlur={held.onBlur}>
            {render !== undefined && body !== null
              ? render({
                  count: rows.length,
                  keyAt,
                  renderRow,
                  renderSpace: (height) => (
                    <SpaceRow height={height} columnCount={columns.length} />
                  ),
                  holder: body,
                  rowHeight: usualRowHeight,
                  gap: 0,
                  heldIndex: held.index,
                })
              : rows.slice(0, plainCount).map((_, index) => renderRow(index))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
