import { useId, useState, type ReactNode } from 'react';
import { onlyOnDesktop, onlyOnPhone } from '../media-query/only.css.ts';
import { useIsPhone } from '../media-query/useIsPhone.ts';
import type { TableCard, TableColumn } from './columns.ts';
import {
  besideValue,
  caption as captionStyle,
  cards,
  cell,
  container,
  empty as emptyStyle,
  frame,
  headCell,
  headSub,
  row as rowStyle,
  sub,
  table,
  withButton,
} from './DataTable.css.ts';
import { RowCard } from './RowCard.tsx';
import { useOverflows } from './useOverflows.ts';

export type { CardFact, TableCard, TableColumn } from './columns.ts';

export interface DataTableProps<Row> {
  /** Name of the table, for readers: 'Đơn thuê PC'. */
  readonly caption: string;
  /** Show the caption over the table. @default false */
  readonly showCaption?: boolean;
  /** The first one names its row, and stays in sight when the table scrolls sideways. */
  readonly columns: readonly TableColumn<Row>[];
  /** What a row is on a phone. */
  readonly card: TableCard<Row>;
  readonly rows: readonly Row[];
  /** Identity of a row. */
  readonly rowKey: (row: Row) => string;
  /** In place of the table when there are no rows: an `EmptyState`. */
  readonly empty: ReactNode;
  /** Newer rows are on their way: these stay, and are dimmed after a second. @default false */
  readonly busy?: boolean;
  /** Level of the cards' headings on phones. @default 2 */
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * Rows of data. Renders a native `<table>` with a sticky head; narrower than 1116 px it scrolls inside its frame with the
 * first column stuck; on phones it is a list of cards (art direction, sections 5 and 7). In prerendered HTML both forms
 * are there and CSS shows one. No style attributes.
 */
export function DataTable<Row>({
  caption,
  showCaption = false,
  columns,
  card,
  rows,
  rowKey,
  empty,
  busy = false,
  headingLevel = 2,
}: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  if (rows.length === 0) return <div className={emptyStyle}>{empty}</div>;
  return (
    <>
      {isPhone !== true && (
        <WideTable
          caption={caption}
          showCaption={showCaption}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          busy={busy}
        />
      )}
      {isPhone !== false && (
        <ul className={`${cards} ${onlyOnPhone}`} aria-label={caption} aria-busy={busy}>
          {rows.map((row) => (
            <li key={rowKey(row)}>
              <RowCard row={row} card={card} headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function WideTable<Row>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  busy,
}: Required<
  Pick<DataTableProps<Row>, 'caption' | 'showCaption' | 'columns' | 'rows' | 'rowKey' | 'busy'>
>) {
  const captionId = useId();
  const [frameElement, setFrameElement] = useState<HTMLElement | null>(null);
  const overflows = useOverflows(frameElement);
  return (
    <div className={`${container} ${onlyOnDesktop}`}>
      <div
        ref={setFrameElement}
        className={frame}
        aria-busy={busy}
        // What scrolls must be reachable by the keyboard, and named where it is reached.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling frame must be reached by the keyboard
        {...(overflows ? { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
      >
        <table className={table}>
          <caption id={captionId} className={captionStyle({ hidden: !showCaption })}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map(({ id, header, subHeader, align = 'start' }, index) => (
                <th key={id} scope="col" className={headCell({ align, stuck: index === 0 })}>
                  {header}
                  {subHeader !== undefined && <span className={headSub}>{subHeader}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} className={rowStyle}>
                {columns.map((column, index) => (
                  <Cell key={column.id} row={row} column={column} isFirst={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Cell<Row>({
  row,
  column,
  isFirst,
}: {
  readonly row: Row;
  readonly column: TableColumn<Row>;
  readonly isFirst: boolean;
}) {
  const { align = 'start', wraps = false, strong = false, middle = false } = column;
  const className = cell({ align, wraps, strong, middle, stuck: isFirst });
  const value = column.cell(row);
  const content = (
    <>
      {column.beside === undefined ? (
        value
      ) : (
        <span className={withButton}>
          {value}
          <span className={besideValue}>{column.beside(row)}</span>
        </span>
      )}
      {column.sub !== undefined && <span className={sub}>{column.sub(row)}</span>}
    </>
  );
  if (isFirst) {
    return (
      <th scope="row" className={className}>
        {content}
      </th>
    );
  }
  return <td className={className}>{content}</td>;
}
