import { formatDateTime, type StatementRow } from '@tram/machines/rules';
import type { TableCard, TableColumn } from '@tram/ui/table';
import { formatAmount } from '../../app/format-money.ts';
import { ListTable } from '../lists/ListTable.tsx';
import { useWords } from '../../app/words.ts';
import { rowNote, rowTitle, type StatementWords } from './statement-words.ts';
import { statementWords } from './words.vi.ts';

function timeOfRow(row: StatementRow): string {
  // The time of an unexplained difference is not known.
  return row.entry === null ? '' : (formatDateTime(row.at) ?? '');
}

function after(row: StatementRow, words: StatementWords): string {
  const amount = formatAmount(row.balanceAfter);
  return row.balanceBasis === 'known' ? amount : `${amount} (${words.estimated})`;
}

function columnsOf(words: StatementWords): readonly TableColumn<StatementRow>[] {
  const { columns } = words;
  return [
    {
      id: 'what',
      header: columns.what,
      cell: (row) => rowTitle(row, words),
      sub: (row) => rowNote(row, words) || null,
      wraps: true,
    },
    { id: 'at', header: columns.at, cell: timeOfRow },
    {
      id: 'added',
      header: columns.added,
      cell: (row) => (row.amount > 0 ? formatAmount(row.amount) : ''),
      align: 'end',
      strong: true,
    },
    {
      id: 'taken',
      header: columns.taken,
      cell: (row) => (row.amount < 0 ? formatAmount(-row.amount) : ''),
      align: 'end',
      strong: true,
    },
    {
      id: 'after',
      header: columns.after,
      cell: (row) => formatAmount(row.balanceAfter),
      // Below the figure, so that the figures of the column align.
      sub: (row) => (row.balanceBasis === 'known' ? null : words.estimated),
      align: 'end',
    },
  ];
}

function cardOf(words: StatementWords): TableCard<StatementRow> {
  return {
    title: (row) => rowTitle(row, words),
    line: (row) => (
      <>
        {timeOfRow(row)}
        {rowNote(row, words) !== '' && <div>{rowNote(row, words)}</div>}
      </>
    ),
    facts: [
      { label: words.columns.amount, value: (row) => formatAmount(row.amount) },
      { label: words.columns.after, value: (row) => after(row, words) },
    ],
  };
}

/** The lines of a period, oldest first, as cards on phones. */
export function StatementTable({ rows }: { readonly rows: readonly StatementRow[] }) {
  const words = useWords(statementWords);
  return (
    <ListTable
      caption={words.table}
      columns={columnsOf(words)}
      card={cardOf(words)}
      rows={rows}
      rowKey={(row) => row.entry?.id ?? 'unexplained'}
      // An empty period has its own words.
      empty={null}
    />
  );
}
