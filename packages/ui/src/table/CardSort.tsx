import { onlyOnPhone } from '../media-query/only.css.ts';
import { Select } from '../select/Select.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { tableWords } from '../words/vietnamese/tables.ts';
import type { TableColumn } from './columns.ts';
import { cardSort } from './DataTable.css.ts';
import { everySort, type TableSort } from './sort.ts';

function valueOf({ column, direction }: TableSort): string {
  return `${column} ${direction}`;
}

/** The order of the cards on a phone, where there are no heads to press. Nothing when no column can put them in order. */
export function CardSort<Row>({
  columns,
  sort,
  onSortChange,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSortChange: (sort: TableSort) => void;
}) {
  const words = useKitWords(tableWords);
  const sortable = columns.filter((column) => column.sortable === true);
  const sorts = everySort(sortable.map(({ id }) => id));
  if (sorts.length === 0) return null;
  return (
    <div className={`${cardSort} ${onlyOnPhone}`}>
      <Select
        label={words.sortBy}
        placeholder={words.notSorted}
        value={sort === null ? '' : valueOf(sort)}
        required
        options={sorts.map((order) => ({
          value: valueOf(order),
          label: words.order(
            sortable.find(({ id }) => id === order.column)?.header ?? '',
            order.direction,
          ),
        }))}
        onValueChange={(value) => {
          const chosen = sorts.find((order) => valueOf(order) === value);
          if (chosen !== undefined) onSortChange(chosen);
        }}
      />
    </div>
  );
}
