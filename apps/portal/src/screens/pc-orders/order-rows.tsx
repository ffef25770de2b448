import type { Order } from '@tram/api/types';
import { dateTimeParts, formatDateTime } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { IconButton } from '@tram/ui/icon-button';
import { IconHistory } from '@tram/ui/icon/IconHistory';
import { Mono } from '@tram/ui/mono';
import { SecretField } from '@tram/ui/secret-field';
import { StatusBadge } from '@tram/ui/status-badge';
import { rentalStatuses } from '@tram/ui/status-sets';
import type { TableColumn, TableCard } from '@tram/ui/table';
import { IconClockPlus } from '@tram/ui/icon/IconClockPlus';
import { dash, knownNumber, wordsOfNumber } from '../../app/known-number.ts';
import { addressText, momentColumn, shortId, userText } from '../../features/lists/ListTable.tsx';
import type { pcOrdersWords } from './words.vi.ts';
import { formatAmount, formatMoney } from '../../app/format-money.ts';

export interface OrderActions {
  readonly onExtend: (order: Order) => void;
  readonly onHistory: (order: Order) => void;
}

type OrderWords = (typeof pcOrdersWords)['vi'];

/** Whether the order can be extended: only while it is renting (interpretations, "Status values"). */
function isRenting({ status }: Order): boolean {
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
      sub: (order) => addressText(order.remote_ext_ip, words),
    },
    {
      id: 'image',
      header: columns.local,
      subHeader: columns.image,
      cell: (order) => addressText(order.ip, words),
      sub: ({ image }) => image._id !== undefined && <Mono>{shortId(image._id)}</Mono>,
    },
    { id: 'user', header: columns.user, cell: (order) => userText(order.user_remote, words) },
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
    momentColumn('start', columns.start, (order) => order.time_boot, words.notYet),
    momentColumn('end', columns.end, (order) => order.end_time, words.notYet),
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
      align: 'end',
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

/** `09:40 20/11`: the whole moment stands under 'Chi tiết'. */
function shortMoment(at: string | null, words: OrderWords): string {
  const parts = dateTimeParts(at);
  return parts === null ? words.notYet : `${parts.time.slice(0, 5)} ${parts.date.slice(0, 5)}`;
}

/** An order on a phone: name, period, total and address up front, every other column under 'Chi tiết' (art direction, section 7). */
export function orderCard(
  words: OrderWords,
  { onExtend, onHistory }: OrderActions,
): TableCard<Order> {
  const { columns } = words;
  return {
    title: (order) => order.image.name,
    tag: (order) => <StatusBadge set={rentalStatuses} value={order.status} />,
    line: (order) => (
      <>
        {shortMoment(order.time_boot, words)} → {shortMoment(order.end_time, words)} ·{' '}
        <strong>{wordsOfNumber(words.hours, order.rental_period)}</strong>
      </>
    ),
    facts: [
      { label: columns.totalShort, value: (order) => formatMoney(order.total_price) },
      { label: columns.remote, value: (order) => addressText(order.remote_ext_ip, words) },
    ],
    details: [
      {
        label: columns.password,
        value: (order) => <SecretField label={columns.password} value={order.passRdp} />,
      },
      { label: columns.local, value: (order) => addressText(order.ip, words) },
      { label: columns.userRemote, value: (order) => userText(order.user_remote, words) },
      { label: columns.order, value: (order) => <Mono>{order._id}</Mono> },
      { label: columns.image, value: ({ image }) => <Mono>{image._id ?? dash}</Mono> },
      {
        label: columns.price,
        value: ({ image }) =>
          words.prices(
            formatAmount(image.package.price_per_hour),
            formatAmount(image.package.price_per_day),
            formatAmount(image.package.price_per_month),
          ),
      },
      { label: columns.start, value: (order) => formatDateTime(order.time_boot) ?? words.notYet },
      { label: columns.end, value: (order) => formatDateTime(order.end_time) ?? words.notYet },
      { label: columns.extensionCostLong, value: (order) => formatMoney(order.after_exp) },
      { label: columns.discount, value: (order) => words.discount(order.discount) },
    ],
    actions: (order) => (
      <>
        {isRenting(order) && (
          <Button
            size="m"
            icon={<IconClockPlus />}
            aria-label={words.extendLabel(order.image.name)}
            onClick={() => onExtend(order)}
          >
            {words.extend}
          </Button>
        )}
        <Button
          size="m"
          icon={<IconHistory />}
          aria-label={words.historyLabel(order.image.name)}
          onClick={() => onHistory(order)}
        >
          {words.history}
        </Button>
      </>
    ),
  };
}
