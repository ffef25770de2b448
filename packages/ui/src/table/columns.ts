import type { ReactNode } from 'react';

/** What both forms of a data table get: the wide one and the cards of a phone. */
export interface TableRows<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly busy: boolean;
}

/** A column of a data table, as data. */
export interface TableColumn<Row> {
  readonly id: string;
  /** Head of the column; an amount names its unit here: 'Tổng tiền (VNĐ)'. */
  readonly header: string;
  /** Under the head, for the second line of its cells. */
  readonly subHeader?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** A small button beside the value: the history of a row. */
  readonly beside?: ((row: Row) => ReactNode) | undefined;
  /** Under the cell, quieter: the other half of one of the specification's pairs. */
  readonly sub?: ((row: Row) => ReactNode) | undefined;
  /** Numbers stand at the right. @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
  /** May take several lines; others keep to one. @default false */
  readonly wraps?: boolean | undefined;
  /** @default false */
  readonly strong?: boolean | undefined;
  /** A button stands in the middle of its row; words at the top. @default false */
  readonly middle?: boolean | undefined;
  /**
   * Stays in sight at the end where the table scrolls sideways, as the first column does at its start: for the last column, with the
   * buttons of the rows. @default false
   */
  readonly pinned?: boolean | undefined;
  /** Rows can be put in its order: its head is a button when the table has `onSortChange`. @default false */
  readonly sortable?: boolean | undefined;
}

/** A name and its value on a card. */
export interface CardFact<Row> {
  readonly label: string;
  readonly value: (row: Row) => ReactNode;
}

/** What a row is on a phone: a card with the main facts up front and the rest behind 'Chi tiết'. */
export interface TableCard<Row> {
  /** Its heading. */
  readonly title: (row: Row) => ReactNode;
  /** Beside the title: a `StatusBadge`, or the one button of the row. */
  readonly tag?: ((row: Row) => ReactNode) | undefined;
  /** Under the title: '09:40 20/11 → 21:40 20/11 · 12 giờ'. */
  readonly line?: ((row: Row) => ReactNode) | undefined;
  /** Two or so, side by side: total, IP remote. */
  readonly facts?: readonly CardFact<Row>[] | undefined;
  /** Anything else up front: a `FigureStrip` of prices. */
  readonly body?: ((row: Row) => ReactNode) | undefined;
  /** Every other column, behind 'Chi tiết'. */
  readonly details?: readonly CardFact<Row>[] | undefined;
  /** Buttons at the foot. */
  readonly actions?: ((row: Row) => ReactNode) | undefined;
}

/** At which edge of a scrolling frame a column stays. */
type StuckEdge = 'none' | 'start' | 'end';

/** The first column always stays, because it names the row; another only where it is pinned. */
export function stuckEdge(place: number, pinned: boolean | undefined): StuckEdge {
  if (place === 0) return 'start';
  return pinned === true ? 'end' : 'none';
}

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
