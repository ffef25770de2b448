import type { Order, OrderHistoryEntry } from '@tram/api/types';
import { formatDateTime } from '@tram/machines/rules';
import type { TableCard, TableColumn } from '@tram/ui/table';
import type { OpeningProps } from '../../features/address/dialog-address.ts';
import { knownNumber, dash, wordsOfNumber } from '../../app/known-number.ts';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { PagedDialog } from '../../features/lists/PagedDialog.tsx';
import { historyWords } from './history-words.vi.ts';

type Words = (typeof historyWords)['vi'];

export interface OrderHistoryDialogProps extends OpeningProps {
  readonly orderId: string;
  /** The order, while it is on the page behind. */
  readonly order: Order | undefined;
}

/** The unit in words; one that we do not know, as it came. */
function unitOf({ unit }: OrderHistoryEntry, { units }: Words): string {
  return Object.hasOwn(units, unit) ? units[unit] : unit;
}

function columnsOf(words: Words): readonly TableColumn<OrderHistoryEntry>[] {
  const { columns } = words;
  return [
    {
      id: 'hours',
      header: columns.hours,
      cell: (entry) => knownNumber(entry.rental_period),
      align: 'end',
    },
    { id: 'unit', header: columns.unit, cell: (entry) => unitOf(entry, words) },
    {
      id: 'price',
      header: columns.price,
      cell: (entry) => formatAmount(entry.price),
      align: 'end',
      strong: true,
    },
    {
      id: 'time',
      header: columns.time,
      cell: (entry) => formatDateTime(entry.createdAt) ?? dash,
    },
  ];
}

function cardOf(words: Words): TableCard<OrderHistoryEntry> {
  return {
    title: (entry) => wordsOfNumber(words.hours, entry.rental_period),
    tag: (entry) => <strong>{formatMoney(entry.price)}</strong>,
    line: (entry) => (
      <>
        {words.byUnit(unitOf(entry, words))} · {formatDateTime(entry.createdAt) ?? dash}
      </>
    ),
  };
}

/** The first rental and every extension of an order, newest first, in pages (specification, section 2). */
export function OrderHistoryDialog({ orderId, order, ...dialog }: OrderHistoryDialogProps) {
  const words = useWords(historyWords);
  const services = useServices();
  return (
    <PagedDialog
      {...dialog}
      title={words.title}
      subtitle={words.subtitle(order?.image.name ?? null, orderId)}
      pageQuery={(page) =>
        callQuery(services, 'listOrderHistory', { path: { orderId }, query: { page } })
      }
      words={words}
      columns={columnsOf(words)}
      card={cardOf(words)}
    />
  );
}
