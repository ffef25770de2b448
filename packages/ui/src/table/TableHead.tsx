import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { IconChevronUp } from '../icon/generated/IconChevronUp.ts';
import { IconSelector } from '../icon/generated/IconSelector.ts';
import { stuckEdge, type TableColumn } from './columns.ts';
import { headCell, headSub, sortButton, sortIcon } from './DataTable.css.ts';
import { pressedSort, type TableSort } from './sort.ts';

const icons = { ascending: IconChevronUp, descending: IconChevronDown } as const;

/** The head of a table: plain words, and a button where the column can put the rows in order. */
export function TableHead<Row>({
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
              {subHeader !== undefined && <span className={headSub}>{subHeader}</span>}
            </>
          );
          return (
            <th
              key={id}
              scope="col"
              className={headCell({ align, stuck: stuckEdge(index, pinned), pressed: canSort })}
              aria-sort={canSort ? direction : undefined}
            >
              {canSort ? (
                <button
                  type="button"
                  className={sortButton({ align, stuck: index === 0 })}
                  onClick={() => onSortChange(pressedSort(id, sort))}
                >
                  <span>{words}</span>
                  <span className={sortIcon({ sorted: direction !== undefined })}>
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
