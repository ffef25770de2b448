import type { ReactNode } from 'react';
import type { VpsOrder } from '@tram/api/types';
import { dateTimeParts, formatDateTime } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Mono } from '@tram/ui/mono';
import { SecretField } from '@tram/ui/secret-field';
import { StatusBadge } from '@tram/ui/status-badge';
import { vpsOrderStatuses } from '@tram/ui/status-sets';
import type { TableColumn, TableCard } from '@tram/ui/table';
import { knownNumber, dash, wordsOfNumber } from '../../app/known-number.ts';
import { addressText, momentColumn, shortId, userText } from '../../features/lists/ListTable.tsx';
import { systemName, addressOf, isBeingMade, isOnRental } from './vps-order.ts';
import type { vpsWords } from '../../features/vps/words.vi.ts';
import type { vpsOrdersWords } from './words.vi.ts';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import { PaymentOpener } from '../../features/payment/PaymentOpener.tsx';
import { extendPaymentId, type VpsPayments } from '../../features/vps/vps-payments.ts';

/** The words of a row: the screen's, and the names of the systems. */
export type RowWords = (typeof vpsOrdersWords)['vi'] &
  Pick<(typeof vpsWords)['vi'], 'systems' | 'monthsOf'>;

export type OnAction = (order: VpsOrder) => void;

/** The one button of a row; only while it is on rental (specification, section 2). */
function actionButton(
  order: VpsOrder,
  words: RowWords,
  onAction: OnAction,
  payments: VpsPayments,
  size: 'xs' | 'm',
): ReactNode {
  const { config_name: config } = order.vps.config;
  return isOnRental(order) ? (
    <PaymentOpener
      size={size}
      payments={payments}
      id={extendPaymentId(order._id)}
      name={`${config} ${shortId(order.vps._id)}`}
      onClick={() => onAction(order)}
    >
      <Button
        size={size}
        aria-label={words.actionLabel(config, shortId(order.vps._id))}
        aria-haspopup="dialog"
        onClick={() => onAction(order)}
      >
        {words.action}
      </Button>
    </PaymentOpener>
  ) : null;
}

/** Every column of the specification (section 2), paired in two lines as those of PC orders are. */
export function vpsOrderColumns(
  words: RowWords,
  onAction: OnAction,
  payments: VpsPayments,
): readonly TableColumn<VpsOrder>[] {
  const { columns } = words;
  return [
    {
      id: 'vps',
      header: columns.id,
      subHeader: columns.address,
      cell: ({ vps }) => <Mono>{shortId(vps._id)}</Mono>,
      sub: (order) => addressText(addressOf(order), words),
    },
    {
      id: 'user',
      header: columns.user,
      subHeader: columns.password,
      cell: ({ vps }) => userText(vps.user, words),
      sub: ({ vps }) => <SecretField label={columns.password} value={vps.pass} copyable={false} />,
      wraps: true,
    },
    {
      id: 'config',
      header: columns.config,
      subHeader: columns.os,
      cell: ({ vps }) => vps.config.config_name,
      sub: ({ vps }) => systemName(vps, words.systems),
      strong: true,
    },
    {
      id: 'price',
      header: columns.price,
      subHeader: columns.discount,
      cell: ({ vps }) => formatAmount(vps.config.monthly_rental_price),
      sub: (order) => words.discount(order.discount),
      align: 'end',
    },
    {
      id: 'months',
      header: columns.months,
      cell: (order) => knownNumber(order.rental_period),
      align: 'end',
    },
    momentColumn('start', columns.start, (order) => order.time_start, dash),
    momentColumn('end', columns.end, (order) => order.end_time, dash),
    {
      id: 'status',
      header: columns.status,
      cell: (order) => <StatusBadge set={vpsOrderStatuses} value={order.status} />,
      sub: (order) => (isBeingMade(order) ? words.beingMade : null),
    },
    {
      id: 'action',
      header: columns.action,
      cell: (order) => actionButton(order, words, onAction, payments, 'xs'),
      middle: true,
      pinned: true,
    },
  ];
}

function day(at: string): string {
  return dateTimeParts(at)?.date ?? at;
}

/** An order on a phone: configuration, period, address up front, every other column under 'Chi tiết' (art direction, section 7). */
export function vpsOrderCard(
  words: RowWords,
  onAction: OnAction,
  payments: VpsPayments,
): TableCard<VpsOrder> {
  const { columns } = words;
  return {
    title: ({ vps }) => vps.config.config_name,
    tag: (order) => <StatusBadge set={vpsOrderStatuses} value={order.status} />,
    line: (order) => (
      <>
        {isBeingMade(order) ? words.beingMade : `${day(order.time_start)} → ${day(order.end_time)}`}{' '}
        · <strong>{wordsOfNumber(words.monthsOf, order.rental_period)}</strong>
      </>
    ),
    facts: [
      { label: columns.os, value: ({ vps }) => systemName(vps, words.systems) },
      { label: columns.address, value: (order) => addressText(addressOf(order), words) },
    ],
    details: [
      { label: columns.user, value: ({ vps }) => userText(vps.user, words) },
      {
        label: columns.password,
        value: ({ vps }) => <SecretField label={columns.password} value={vps.pass} />,
      },
      { label: columns.id, value: ({ vps }) => <Mono>{vps._id}</Mono> },
      {
        label: columns.priceLong,
        value: ({ vps }) => formatMoney(vps.config.monthly_rental_price),
      },
      { label: columns.discount, value: (order) => words.discount(order.discount) },
      { label: columns.start, value: (order) => formatDateTime(order.time_start) ?? dash },
      { label: columns.end, value: (order) => formatDateTime(order.end_time) ?? dash },
    ],
    actions: (order) => actionButton(order, words, onAction, payments, 'm'),
  };
}
