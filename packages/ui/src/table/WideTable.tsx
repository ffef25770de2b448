import { useCallback, useId, useRef, useState, type RefCallback, memo, useEffect } from 'react';
import { Subject } from '../button/Subject.tsx';
import { watchSize } from '../in-sight/watchSize.ts';
import { onlyOnDesktop } from '../media-query/only.css.ts';
import {
  pressedSort,
  stuckEdge,
  type TableColumn,
  type TableRows,
  type TableSort,
} from './columns.ts';
import * as styles from './DataTable.css.ts';
import { useSteadyColumns } from './useSteadyColumns.ts';
import { useRowsInSight, SpaceRow } from './rows-in-sight.tsx';
import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { IconChevronUp } from '../icon/generated/IconChevronUp.ts';
import { IconSelector } from '../icon/generated/IconSelector.ts';

/** Two lines, the padding and the hairline. */
const usualSizes = { rowHeight: 65, gap: 0 };

interface WideTableProps<Row> extends TableRows<Row> {
  readonly showCaption: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
}

/** The rows as a native table in a frame that scrolls sideways where it is narrow. */
export function WideTable<Row>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  rowName,
  busy,
  sort,
  onSortChange,
}: WideTableProps<Row>) {
  const captionId = useId();
  const [frameElement, setFrameElement] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const tableElement = useRef<HTMLTableElement>(null);
  const overflows = useOverflows(frameElement);
  const { isPart, isVirtual, held, renderRows } = useRowsInSight(rows, rowKey, usualSizes);
  useSteadyColumns(tableElement, frameElement, isVirtual);

  const renderRow = useCallback(
    (index: number, measure?: RefCallback<HTMLElement>) => {
      const row = rows[index];
      return (
        row !== undefined && (
          <TableRow
            key={rowKey(row)}
            row={row}
            name={rowName(row)}
            columns={columns}
            index={index}
            rowIndex={isPart ? index + 2 : undefined}
            measure={measure}
          />
        )
      );
    },
    [rows, columns, rowKey, rowName, isPart],
  );

  return (
    <div className={`${styles.container} ${onlyOnDesktop}`}>
      <div
        ref={setFrameElement}
        className={styles.frame}
        aria-busy={busy}
        // What scrolls must be reachable by the keyboard, and named where it is reached.
        {...(overflows ? { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
      >
        <table
          ref={tableElement}
          className={styles.table}
          aria-rowcount={isPart ? rows.length + 1 : undefined}
        >
          <caption id={captionId} className={styles.caption({ hidden: !showCaption })}>
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
            {renderRows({
              renderRow,
              renderSpace: (height) => <SpaceRow height={height} columnCount={columns.length} />,
              holder: body,
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const icons = { ascending: IconChevronUp, descending: IconChevronDown } as const;

/** The head of a table: plain words, and a button where the column can put the rows in order. */
function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  rowIndex,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
  /** Its place in a table of which not every row is in the page. */
  readonly rowIndex: number | undefined;
}) {
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {columns.map((column, index) => {
          const { id, header, subHeader, align = 'start', sortable = false, pinned } = column;
          const direction = sort?.column === id ? sort.direction : undefined;
          const canSort = sortable && onSortChange !== undefined;
          const SortIcon = direction === undefined ? IconSelector : icons[direction];
          const words = (
            <>
              {header}
              {subHeader !== undefined && (
                <>
                  {' '}
                  <span className={styles.headSub}>{subHeader}</span>
                </>
              )}
            </>
          );
          return (
            <th
              key={id}
              scope="col"
              className={styles.headCell({
                align,
                stuck: stuckEdge(index, pinned),
                pressed: canSort,
              })}
              aria-sort={canSort ? direction : undefined}
            >
              {canSort ? (
                <button
                  type="button"
                  className={styles.sortButton({ align, stuck: index === 0 })}
                  onClick={() => onSortChange(pressedSort(id, sort))}
                >
                  <span>{words}</span>
                  <span className={styles.sortIcon({ sorted: direction !== undefined })}>
                    <SortIcon size={16} />
                  </span>
                </button>
              ) : (
                words
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function PlainRow<Row>({
  row,
  name,
  columns,
  index,
  rowIndex,
  measure,
}: {
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Its place among the rows, from 0. */
  readonly index: number;
  /** Its place in a table of which not every row is in the page; the head is the first. */
  readonly rowIndex: number | undefined;
  readonly measure: RefCallback<HTMLElement> | undefined;
}) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={rowIndex} className={styles.row}>
      <Subject name={name}>
        {columns.map((column, place) => (
          <Cell key={column.id} row={row} column={column} place={place} />
        ))}
      </Subject>
    </tr>
  );
}

/**
 * One row of a table. What happens beside the table, a dialog that opens over it, renders no row again: a row changes with its
 * data and the columns alone.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets that a component is generic; it takes and draws the same
const TableRow = memo(PlainRow) as typeof PlainRow;

function Cell<Row>({
  row,
  column,
  place,
}: {
  readonly row: Row;
  readonly column: TableColumn<Row>;
  /** Among the columns, from 0. */
  readonly place: number;
}) {
  const { align = 'start', wraps = false, strong = false, middle = false } = column;
  const stuck = stuckEdge(place, column.pinned);
  const className = styles.cell({ align, wraps, strong, middle, stuck });
  const value = column.cell(row);
  const content = (
    <>
      {column.beside === undefined ? (
        value
      ) : (
        <span className={styles.withButton}>
          {value} <span className={styles.besideValue}>{column.beside(row)}</span>
        </span>
      )}
      {column.sub !== undefined && (
        <>
          {' '}
          <span className={styles.sub}>{column.sub(row)}</span>
        </>
      )}
    </>
  );
  if (place === 0) {
    return (
      <th scope="row" className={className}>
        {content}
      </th>
    );
  }
  return <td className={className}>{content}</td>;
}

/** Whether an element's content is wider than it, kept current; false before the first measurement. */
function useOverflows(box: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (box === null) return undefined;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth);
    measure();
    return watchSize([box, ...box.children], measure);
  }, [box]);
  return overflows;
}
