import { memo, type RefCallback } from 'react';
import { stuckEdge, type TableColumn } from './columns.ts';
import { besideValue, cell, row as rowStyle, sub, withButton } from './DataTable.css.ts';

function PlainRow<Row>({
  row,
  columns,
  index,
  rowIndex,
  measure,
}: {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  /** Its place among the rows, from 0. */
  readonly index: number;
  /** Its place in a table of which not every row is in the page; the head is the first. */
  readonly rowIndex: number | undefined;
  readonly measure: RefCallback<HTMLElement> | undefined;
}) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={rowIndex} className={rowStyle}>
      {columns.map((column, place) => (
        <Cell key={column.id} row={row} column={column} place={place} />
      ))}
    </tr>
  );
}

/**
 * One row of a table. What happens beside the table, a dialog that opens over it, draws no row anew: a row changes with its
 * data and the columns alone.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets that a component is generic; it takes and draws the same
export const TableRow = memo(PlainRow) as typeof PlainRow;

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
  const className = cell({ align, wraps, strong, middle, stuck });
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
  if (place === 0) {
    return (
      <th scope="row" className={className}>
        {content}
      </th>
    );
  }
  return <td className={className}>{content}</td>;
}
