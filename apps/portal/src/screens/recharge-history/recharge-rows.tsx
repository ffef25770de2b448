import type { ReactNode } from 'react';
import type { Recharge } from '@tram/api/types';
import { rechargeStatusNames } from '@tram/machines/recharge-qr/rules';
import { formatDateTime, parsePaymentLink } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Mono } from '@tram/ui/mono';
import { StatusBadge } from '@tram/ui/status-badge';
import { paymentStatuses } from '@tram/ui/status-sets';
import type { TableCard, TableColumn } from '@tram/ui/table';
import { dash } from '../../app/known-number.ts';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import type { OpenRecharge } from '../../features/recharge/use-open-recharge.ts';
import { stacked } from '../../features/lists/lists.css.ts';
import type { rechargeHistoryWords } from './words.vi.ts';

type Words = (typeof rechargeHistoryWords)['vi'];

function isPending(row: Recharge): boolean {
  return rechargeStatusNames[row.is_succeeded] === 'pending';
}

function content(row: Recharge): ReactNode {
  return <Mono>{row.content || dash}</Mono>;
}

function createdAt(row: Recharge): ReactNode {
  return formatDateTime(row.createdAt) ?? dash;
}

function status(row: Recharge): ReactNode {
  return <StatusBadge set={paymentStatuses} value={row.is_succeeded} />;
}

/** Second part of the payment link's picture, split on a hyphen (specification, section 2). */
function accountNumber(row: Recharge, words: Words): ReactNode {
  const { accountNumber: number } = parsePaymentLink(row.link_payment);
  return number === null ? words.missing : <Mono>{number}</Mono>;
}

/** The payment link's `accountName` (specification, section 2). */
function accountHolder(row: Recharge, words: Words): ReactNode {
  return parsePaymentLink(row.link_payment).accountName ?? words.missing;
}

export interface RechargeActions {
  readonly open: (options: OpenRecharge) => void;
  readonly onLifecycle: (id: string) => void;
}

/** The way back to the QR code of a recharge that still waits for its money, and to its steps. */
function resume(
  row: Recharge,
  words: Words,
  { open, onLifecycle }: RechargeActions,
  size: 'xs' | 'm',
): ReactNode {
  return isPending(row) ? (
    <>
      <Button
        size={size}
        aria-label={words.resumeLabel(formatMoney(row.money), row.content)}
        onClick={() => open({ id: row._id })}
      >
        {words.resume}
      </Button>
      <Button
        theme="tertiary"
        size={size}
        aria-label={words.stepsLabel(formatMoney(row.money), row.content)}
        onClick={() => onLifecycle(row._id)}
      >
        {words.steps}
      </Button>
    </>
  ) : null;
}

/** The specification's table (section 2); the last column only while a recharge of the page waits for its money. */
export function rechargeColumns(
  rows: readonly Recharge[],
  words: Words,
  actions: RechargeActions,
): readonly TableColumn<Recharge>[] {
  const { columns: names } = words;
  const columns: readonly TableColumn<Recharge>[] = [
    {
      id: 'money',
      header: names.money,
      cell: (row) => formatAmount(row.money),
      align: 'end',
      strong: true,
    },
    { id: 'content', header: names.content, cell: content },
    { id: 'bank', header: names.bank, cell: (row) => row.bank },
    {
      id: 'account-number',
      header: names.accountNumber,
      cell: (row) => accountNumber(row, words),
    },
    {
      id: 'account-holder',
      header: names.accountHolder,
      cell: (row) => accountHolder(row, words),
    },
    { id: 'created-at', header: names.createdAt, cell: createdAt },
    { id: 'status', header: names.status, cell: status },
    {
      id: 'action',
      header: names.action,
      cell: (row) => <div className={stacked}>{resume(row, words, actions, 'xs')}</div>,
      middle: true,
      pinned: true,
    },
  ];
  return rows.some(isPending) ? columns : columns.filter(({ id }) => id !== 'action');
}

export function rechargeCard(words: Words, actions: RechargeActions): TableCard<Recharge> {
  return {
    title: (row) => formatMoney(row.money),
    tag: status,
    line: (row) => (
      <>
        {content(row)} · {row.bank}
        <br />
        {createdAt(row)}
      </>
    ),
    details: [
      { label: words.columns.accountNumber, value: (row) => accountNumber(row, words) },
      { label: words.columns.accountHolder, value: (row) => accountHolder(row, words) },
    ],
    actions: (row) => resume(row, words, actions, 'm'),
  };
}
