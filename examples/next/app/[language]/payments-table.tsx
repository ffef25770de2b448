'use client';
/** A table's columns are functions, which a server cannot hand to the browser: they live here. */
import { DateTime } from '@tram/ui/date-time';
import { EmptyState } from '@tram/ui/empty-state';
import { Money } from '@tram/ui/money';
import { Mono } from '@tram/ui/mono';
import { StatusBadge } from '@tram/ui/status-badge';
import { paymentStatuses } from '@tram/ui/status-sets';
import { DataTable, type TableCard, type TableColumn } from '@tram/ui/table';
import type { Payment } from '../machines.ts';
import type { Words } from '../words.ts';

const code = (payment: Payment) => <Mono>{payment.code}</Mono>;
const at = (payment: Payment) => <DateTime at={payment.at} />;
const money = (payment: Payment) => <Money amount={payment.money} />;
const status = (payment: Payment) => <StatusBadge set={paymentStatuses} value={payment.status} />;

function columnsOf(words: Words['payments']): readonly TableColumn<Payment>[] {
  return [
    { id: 'code', header: words.code, cell: code },
    { id: 'at', header: words.time, cell: at },
    { id: 'status', header: words.status, cell: status },
    { id: 'money', header: words.money, cell: money, align: 'end', strong: true },
  ];
}

function cardOf(words: Words['payments']): TableCard<Payment> {
  return {
    title: code,
    tag: status,
    facts: [
      { label: words.time, value: at },
      { label: words.money, value: money },
    ],
  };
}

interface PaymentsTableProps {
  readonly payments: readonly Payment[];
  readonly words: Words['payments'];
}

/** Rows on a desktop, cards on a phone. */
export function PaymentsTable({ payments, words }: PaymentsTableProps) {
  return (
    <DataTable
      caption={words.title}
      showCaption
      rows={payments}
      rowKey={(payment) => payment.code}
      columns={columnsOf(words)}
      card={cardOf(words)}
      empty={<EmptyState title={words.none} />}
    />
  );
}
