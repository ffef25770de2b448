import { isValidElement, useMemo, type ReactNode } from 'react';
import { dateTimeParts } from '@tram/machines/rules';
import { Mono } from '@tram/ui/mono';
import { DataTable, type DataTableProps, type TableCard, type TableColumn } from '@tram/ui/table';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { dash } from '../../app/known-number.ts';
import { useWords } from '../../app/words.ts';
import { EntryBoundary } from './EntryBoundary.tsx';
import { listWords } from './words.vi.ts';

/** A dash, with its meaning for screen readers. */
function Unshown() {
  const words = useWords(listWords).unshown;
  return (
    <>
      <span aria-hidden>{dash}</span>
      <VisuallyHidden>{words.cell}</VisuallyHidden>
    </>
  );
}

type Draw<Row> = (row: Row) => ReactNode;

/** Renders a cell; one that fails, now or when React renders it, is a dash. An empty cell stays empty. */
function safely<Row>(draw: Draw<Row>): Draw<Row> {
  return (row) => {
    try {
      const node = draw(row);
      if (typeof node !== 'object' || node === null) return node;
      // A record's own object is nothing that can be drawn; lists of nodes are left to the boundary.
      if (!isValidElement(node) && !Array.isArray(node)) return <Unshown />;
      return (
        <EntryBoundary of={row} fallback={<Unshown />}>
          {node}
        </EntryBoundary>
      );
    } catch {
      return <Unshown />;
    }
  };
}

/** Columns whose failing cells take neither their row nor their table with them. */
function safeColumns<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  return columns.map(({ cell, beside, sub, ...column }) => ({
    ...column,
    cell: safely(cell),
    ...(beside === undefined ? {} : { beside: safely(beside) }),
    ...(sub === undefined ? {} : { sub: safely(sub) }),
  }));
}

/** The same for what a row is on a phone. */
function safeCard<Row>({
  title,
  tag,
  line,
  facts,
  body,
  details,
  actions,
}: TableCard<Row>): TableCard<Row> {
  const fact = ({ label, value }: { readonly label: string; readonly value: Draw<Row> }) => ({
    label,
    value: safely(value),
  });
  return {
    title: safely(title),
    ...(tag === undefined ? {} : { tag: safely(tag) }),
    ...(line === undefined ? {} : { line: safely(line) }),
    ...(facts === undefined ? {} : { facts: facts.map(fact) }),
    ...(body === undefined ? {} : { body: safely(body) }),
    ...(details === undefined ? {} : { details: details.map(fact) }),
    ...(actions === undefined ? {} : { actions: safely(actions) }),
  };
}

const nameless = () => '';

/** The name of a row; none where the record has none that can be read. */
function named<Row>(name: (row: Row) => string): (row: Row) => string {
  return (row) => {
    try {
      const text: unknown = name(row);
      return typeof text === 'string' ? text : '';
    } catch {
      return '';
    }
  };
}

/** The kit's table over records of a backend: a cell that cannot be shown is a dash in its place. */
export function ListTable<Row>({ columns, card, rowName, ...table }: DataTableProps<Row>) {
  const safe = useMemo(() => safeColumns(columns), [columns]);
  const safeOnPhone = useMemo(() => safeCard(card), [card]);
  const safeName = useMemo(() => (rowName === undefined ? nameless : named(rowName)), [rowName]);
  return <DataTable {...table} columns={safe} card={safeOnPhone} rowName={safeName} />;
}

/** A column of time over date. @param missing in place of a moment that there is not */
export function momentColumn<Row>(
  id: string,
  header: string,
  at: (row: Row) => string | null,
  missing: string,
): TableColumn<Row> {
  return {
    id,
    header,
    cell: (row) => dateTimeParts(at(row))?.time ?? missing,
    sub: (row) => dateTimeParts(at(row))?.date ?? null,
  };
}

interface MissingWords {
  /** In an answer from the offline cache, which stores no credentials. */
  readonly notKept: string;
  readonly notYet: string;
}

/** The user of a machine; null until there is one, empty in an answer from the offline cache. */
export function userText(user: string | null, words: MissingWords): string {
  if (user === '') return words.notKept;
  return user ?? words.notYet;
}

/** The address of a machine, which is missing as its user may be. */
export function addressText(address: string | null, words: MissingWords): ReactNode {
  return address ? <Mono>{address}</Mono> : userText(address, words);
}

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
