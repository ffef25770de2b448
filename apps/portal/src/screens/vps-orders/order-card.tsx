import type { VpsOrder } from '@tram/api/types';
import { dateTimeParts, formatDateTime } from '@tram/machines/rules';
import { Mono } from '@tram/ui/mono';
import { SecretField } from '@tram/ui/secret-field';
import { StatusBadge } from '@tram/ui/status-badge';
import { vpsOrderStatuses } from '@tram/ui/status-sets';
import type { TableCard } from '@tram/ui/table';
import { dash, wordsOfNumber } from '../../app/known-number.ts';
import { formatMoney } from '../../app/format-money.ts';
import { systemName } from '../../features/vps/system-name.ts';
import {
  actionButton,
  shownAddress,
  shownUser,
  type OnAction,
  type RowWords,
} from './order-columns.tsx';
import { isBeingMade } from './order-standing.ts';

function day(at: string): string {
  return dateTimeParts(at)?.date ?? at;
}

/** An order on a phone: configuration, period, address up front, every other column under 'Chi tiết' (art direction, section 7). */
export function vpsOrderCard(words: RowWords, onAction: OnAction): TableCard<VpsOrder> {
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
      { label: columns.address, value: (order) => shownAddress(order, words) },
    ],
    details: [
      { label: columns.user, value: ({ vps }) => shownUser(vps.user, words) },
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
    actions: (order) => actionButton(order, words, onAction, 'm'),
  };
}
