/** By which column rows are in order, and which way; the words are those of `aria-sort`. */
export interface TableSort {
  /** Id of the column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What pressing a column's head asks for: upwards first, then the other way. */
export function pressedSort(column: string, now: TableSort | null): TableSort {
  const turns = now?.column === column && now.direction === 'ascending';
  return { column, direction: turns ? 'descending' : 'ascending' };
}

/** Every order that columns can ask for, the first column's first. */
export function everySort(columns: readonly string[]): readonly TableSort[] {
  return columns.flatMap((column) => [
    { column, direction: 'ascending' } as const,
    { column, direction: 'descending' } as const,
  ]);
}
