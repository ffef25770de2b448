import type { ReactNode } from 'react';
import { useIsPhone } from '../media-query/useIsPhone.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { tableWords } from '../words/vietnamese/tables.ts';
import { CardList, CardSort } from './CardList.tsx';
import type { TableCard, TableColumn, TableSort } from './columns.ts';
import { empty as emptyStyle } from './DataTable.css.ts';
import { WideTable } from './WideTable.tsx';

export type { CardFact, TableCard, TableColumn } from './columns.ts';
export type { TableSort } from './columns.ts';

export interface DataTableProps<Row> {
  /** Name of the table, for screen readers: 'Đơn thuê PC'. */
  readonly caption: string;
  /** Show the caption over the table. @default false */
  readonly showCaption?: boolean | undefined;
  /** The first one names its row, and stays in sight when the table scrolls sideways. */
  readonly columns: readonly TableColumn<Row>[];
  /** What a row is on a phone. */
  readonly card: TableCard<Row>;
  /** Any number, in their order. Past a hundred only those in sight are in the page. */
  readonly rows: readonly Row[];
  /**
   * Identity of a row. For many rows keep this function, `columns` and `card` between renders (at the module's top, or with
   * `useMemo`), so that rows that have not changed are not drawn again.
   */
  readonly rowKey: (row: Row) => string;
  /**
   * What a row is called in the accessible names of its buttons, which are the same in every row: 'Chi tiết, Render Tết 2027'.
   * @default no name
   */
  readonly rowName?: ((row: Row) => string) | undefined;
  /** In place of the table when there are no rows: an `EmptyState`. */
  readonly empty: ReactNode;
  /** Newer rows are on their way: these stay, and are dimmed after a second. @default false */
  readonly busy?: boolean | undefined;
  /** The order that `rows` are in; null or nothing for their own. */
  readonly sort?: TableSort | null | undefined;
  /**
   * Another order is asked for: the head of a `sortable` column was pressed, or chosen above the cards of a phone. Put `rows`
   * in it, or ask the server for them so. Without it no head can be pressed.
   */
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Level of the cards' headings on phones. @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

const nameless = () => '';

/**
 * Rows of data. Renders a native `<table>` with a sticky head; narrower than 1116 px it scrolls inside its frame with the
 * first column stuck; on phones it is a list of cards (art direction, sections 5 and 7). In prerendered HTML both forms
 * are there and CSS shows one. No style attributes.
 *
 * Sorting is the caller's: heads of `sortable` columns are buttons (WAI-ARIA sortable table: `aria-sort` on the column in
 * order), phones have a choice above the cards. Past a hundred rows only those in sight are in the page, which scrolls
 * them; `aria-rowcount` and `aria-rowindex` give screen readers the rest, and the row with the focus stays. Such a list stands on
 * the page itself and in no frame that scrolls downwards; the browser's own search finds what is in sight. Prerendered HTML of it has
 * the rows of the first screen, and room for the others, so that the page is as long as it will be.
 */
export function DataTable<Row>({
  caption,
  showCaption = false,
  columns,
  card,
  rows,
  rowKey,
  rowName = nameless,
  empty,
  busy = false,
  sort = null,
  onSortChange,
  headingLevel = 2,
}: DataTableProps<Row>) {
  const words = useKitWords('table', tableWords);
  const isPhone = useIsPhone();
  if (rows.length === 0) return <div className={emptyStyle}>{empty}</div>;
  const shared = { caption, rows, rowKey, rowName, busy };
  const sorted = columns.find(({ id }) => id === sort?.column);
  return (
    <>
      {isPhone !== true && (
        <WideTable
          {...shared}
          showCaption={showCaption}
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
        />
      )}
      {isPhone !== false && onSortChange !== undefined && (
        <CardSort columns={columns} sort={sort} onSortChange={onSortChange} />
      )}
      {isPhone !== false && <CardList {...shared} card={card} headingLevel={headingLevel} />}
      {onSortChange !== undefined && (
        <output className={visuallyHidden}>
          {sort !== null && sorted !== undefined
            ? words.sorted(words.order(sorted.header, sort.direction))
            : ''}
        </output>
      )}
    </>
  );
}
