import { useMemo } from 'react';
import { DataTable, type DataTableProps } from '@tram/ui/table';
import { safeCard, safeColumns } from './safe-cells.tsx';

/** The kit's table over records of a backend: a cell that cannot be shown is a dash in its place. */
export function ListTable<Row>({ columns, card, ...table }: DataTableProps<Row>) {
  const safe = useMemo(() => safeColumns(columns), [columns]);
  const safeOnPhone = useMemo(() => safeCard(card), [card]);
  return <DataTable {...table} columns={safe} card={safeOnPhone} />;
}
