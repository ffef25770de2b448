/** A row of a list. Sessions and parts of an order have no id in the specification: other backends than ours leave it out. */
export interface KeyedRow {
  readonly _id?: string | undefined;
}

/** Keys for the rows of a page: their ids, or the position on the page of those that have none. */
export function rowKeyIn<Row extends KeyedRow>(rows: readonly Row[]): (row: Row) => string {
  return (row) => row._id ?? `row ${rows.indexOf(row)}`;
}

/** An id as narrow columns show it: its first six and its last two digits. Whole ids are in the dialogs and on the cards. */
export function shortId(id: string): string {
  return id.length <= 9 ? id : `${id.slice(0, 6)}…${id.slice(-2)}`;
}
