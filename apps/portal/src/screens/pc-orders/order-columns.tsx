import type { ReactNode } from 'react';
import type { Order } from '@tram/api/types';
import { dateTimeParts } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { IconButton } from '@tram/ui/icon-button';
import { IconHistory } from '@tram/ui/icon/IconHistory';
import { formatAmount } from '@tram/ui/money';
import { Mono } from '@tram/ui/mono';
import { SecretField } from '@tram/ui/secret-field';
import { StatusBadge } from '@tram/ui/status-badge';
import { rentalStatuses } from '@tram/ui/status-sets';
import type { TableColumn } from '@tram/ui/table';
import { knownNumber } from '../../app/known-number.ts';
import { shortId } from '../../features/lists/rows.ts';
import type { pcOrdersWords } from './words.vi.ts';

/** What can be pressed in a row. */
export interface OrderActions {
  readonly onExtend: (order: Order) => void;
  readonly onHistory: (order: Order) => void;
}

export type OrderWords = (typeof pcOrdersWords)['vi'];

/** An address, or that there is none yet, or none in an answer that is kept on the device. */
export function addressOf(address: string | null, words: OrderWords): ReactNode {
  return address ? <Mono>{address}</Mono> : userOf(address, words);
}

/** A user, as an address is told. */
export function userOf(user: string | null, words: OrderWords): string {
  if (user === '') return words.notKept;
  return user ?? words.notYet;
}

/** Whether the order can be extended: only while it is renting (interpretations, "Status values"). */
export function isRenting({ status }: Order): boolean {
  return status === 1;
}

/** Every column of the specification (section 2), in its order; its pairs in two lines. */
export function orderColumns(
  words: OrderWords,
  { onExtend, onHistory }: OrderActions,
): readonly TableColumn<Order>[] {
  const { columns } = words;
  return [
    {
      id: 'order',
      header: columns.order,
      subHeader: columns.remote,
      cell: (order) => <Mono>{shortId(order._id)}</Mono>,
      sub: (order) => addressOf(order.remote_ext_ip, words),
    },
    {
      id: 'image',
      header: columns.local,
      subHeader: columns.image,
      cell: (order) => addressOf(order.ip, words),
      sub: ({ image }) => image._id !== undefined && <Mono>{shortId(image._id)}</Mono>,
    },
    { id: 'user', header: columns.user, cell: (order) => userOf(order.user_remote, words) },
    {
      id: 'name',
      header: columns.name,
      subHeader: columns.password,
      cell: (order) => order.image.name,
      sub: (order) => (
        <SecretField label={columns.password} value={order.passRdp} copyable={false} />
      ),
      wraps: true,
      strong: true,
    },
    {
      id: 'hours',
      header: columns.hours,
      cell: (order) => knownNumber(order.rental_period),
      beside: (order) => (
        <IconButton
          aria-label={words.historyLabel(order.image.name)}
          icon={<IconHistory size={16} />}
          onClick={() => onHistory(order)}
        />
      ),
      align: 'end',
    },
    {
      id: 'prices',
      header: columns.prices,
      subHeader: columns.pricesOf,
      cell: ({ image }) => formatAmount(image.package.price_per_hour),
      sub: ({ image }) => (
        <>
          {formatAmount(image.package.price_per_day)}
          <br />
          {formatAmount(image.package.price_per_month)}
        </>
      ),
      align: 'end',
    },
    moment('start', columns.start, (order) => order.time_boot, words),
    moment('end', columns.end, (order) => order.end_time, words),
    {
      id: 'status',
      header: columns.status,
      cell: (order) => <StatusBadge set={rentalStatuses} value={order.status} />,
    },
    {
      id: 'extension',
      header: columns.extension,
      subHeader: columns.extensionCost,
      cell: (order) =>
        isRenting(order) ? (
          <Button
            size="xs"
            aria-label={words.extendLabel(order.image.name)}
            onClick={() => onExtend(order)}
          >
            {words.extend}
          </Button>
        ) : (
          formatAmount(order.after_exp)
        ),
      sub: (order) => (isRenting(order) ? formatAmount(order.after_exp) : null),
    },
    {
      id: 'total',
      header: columns.total,
      subHeader: columns.discount,
      cell: (order) => formatAmount(order.total_price),
      sub: (order) => words.discount(order.discount),
      align: 'end',
      strong: true,
    },
  ];
}

/** A column of time over date. */
function moment(
  id: string,
  header: string,
  at: (order: Order) => string | null,
  words: OrderWords,
): TableColumn<Order> {
  return {
    id,
    header,
    cell: (order) => dateTimeParts(at(order))?.time ?? words.notYet,
    sub: (order) => dateTimeParts(at(order))?.date ?? null,
  };
}
