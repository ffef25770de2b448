import type { Order } from '@tram/api/types';
import { dateTimeParts, formatDateTime } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { IconClockPlus } from '@tram/ui/icon/IconClockPlus';
import { IconHistory } from '@tram/ui/icon/IconHistory';
import { formatAmount } from '@tram/ui/money';
import { Mono } from '@tram/ui/mono';
import { SecretField } from '@tram/ui/secret-field';
import { StatusBadge } from '@tram/ui/status-badge';
import { rentalStatuses } from '@tram/ui/status-sets';
import type { TableCard } from '@tram/ui/table';
import { dash, wordsOfNumber } from '../../app/known-number.ts';
import { formatMoney } from '../../app/format-money.ts';
import {
  addressOf,
  isRenting,
  userOf,
  type OrderActions,
  type OrderWords,
} from './order-columns.tsx';

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
      { label: columns.remote, value: (order) => addressOf(order.remote_ext_ip, words) },
    ],
    details: [
      {
        label: columns.password,
        value: (order) => <SecretField label={columns.password} value={order.passRdp} />,
      },
      { label: columns.local, value: (order) => addressOf(order.ip, words) },
      { label: columns.userRemote, value: (order) => userOf(order.user_remote, words) },
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
