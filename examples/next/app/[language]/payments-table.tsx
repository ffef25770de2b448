'use client';
/** A table's columns are functions, which a server cannot hand to the browser: they live here. */
import { DateTime } from '@tram/ui/date-time';
import { EmptyState } from '@tram/ui/empty-state';
import { Money } from '@tram/ui/money';
import { Mono } from '@tram/ui/mono';
import { StatusBadge } from '@tram/ui/status-badge';
import { paymentStatuses } from '@tram/ui/status-sets';
import { DataTable } from '@tram/ui/table';
import type { Payment } from '../machines.ts';
import type { Words } from '../words.ts';

interface PaymentsTableProps {
  readonly payments: readonly Payment[];
  readonly words: Words['payments'];
}

export function PaymentsTable({ payments, words }: PaymentsTableProps) {
  const status = (payment: Payment) => (
    <StatusBadge set={paymentStatuses} value={payment.status} />
  );
  return (
    <DataTable
      caption={words.title}
      showCaption
      rows={payments}
      rowKey={({ code }) => code}
      empty={<EmptyState title={words.none} />}
      columns={[
        { id: 'code', header: words.code, cell: ({ code }) => <Mono>{code}</Mono> },
        { id: 'at', header: words.time, cell: ({ at }) => <DateTime at={at} /> },
        { id: 'status', header: words.status, cell: status },
        {
          id: 'money',
          header: words.money,
          align: 'end',
          strong: true,
          cell: ({ money }) => <Money amount={money} />,
        },
      ]}
      card={{
        title: ({ code }) => <Mono>{code}</Mono>,
        tag: status,
        facts: [
          { label: words.time, value: ({ at }) => <DateTime at={at} /> },
          { label: words.money, value: ({ money }) => <Money amount={money} /> },
        ],
      }}
    />
  );
}
