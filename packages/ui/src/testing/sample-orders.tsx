import { Button } from '../button/Button.tsx';
import { IconHistory } from '../icon/generated/IconHistory.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { formatAmount } from '../money/format-money.ts';
import { Money } from '../money/Money.tsx';
import { Mono } from '../mono/Mono.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { rentalStatuses } from '../status-badge/status-sets.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import type { TableCard, TableColumn, TableSort } from '../table/columns.ts';

/** A PC order as the stories show it; no part of the kit's public surface. */
export interface SampleOrder {
  readonly id: string;
  readonly host: string;
  readonly ip: string;
  readonly image: string;
  readonly name: string;
  readonly hours: number;
  readonly start: readonly [time: string, date: string];
  readonly end: readonly [time: string, date: string];
  readonly status: 0 | 1;
  readonly fee: number;
  readonly total: number;
  readonly discount: number;
}

export const sampleOrders: readonly SampleOrder[] = [
  {
    id: '6740d9…41',
    host: '103.140.38.21:33907',
    ip: '10.8.4.17',
    image: '6740c1…41',
    name: 'Render Tết 2027',
    hours: 12,
    start: ['09:40:00', '20/11/2026'],
    end: ['21:40:00', '20/11/2026'],
    status: 1,
    fee: 256_500,
    total: 513_000,
    discount: 5,
  },
  {
    id: '6740b3…0c',
    host: '103.140.38.21:33912',
    ip: '10.8.4.22',
    image: '6740c1…90',
    name: 'Lookdev Phố Cổ',
    hours: 3,
    start: ['14:06:12', '20/11/2026'],
    end: ['17:06:12', '20/11/2026'],
    status: 1,
    fee: 0,
    total: 91_200,
    discount: 5,
  },
  {
    id: '673a70…d2',
    host: '103.140.38.21:33871',
    ip: '10.8.4.31',
    image: '6739aa…e5',
    name: 'Xuất phim “Lời Ru Của Biển” bản 4K',
    hours: 72,
    start: ['08:15:44', '10/11/2026'],
    end: ['08:15:44', '13/11/2026'],
    status: 0,
    fee: 600_000,
    total: 1_800_000,
    discount: 0,
  },
];

/** As many orders as are asked for, of every kind above; ids, hours and totals differ. */
export function manyOrders(count: number): readonly SampleOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = sampleOrders[index % sampleOrders.length];
    if (kind === undefined) throw new Error('No order to take after.');
    const id = (0x67_40_d9 + index * 7919).toString(16);
    const name = `${kind.name} ${index + 1}`;
    return { ...kind, id: `${id}…41`, name, total: ((index * 7919) % 9973) * 100 };
  });
}

const byName = new Intl.Collator('vi', { numeric: true });

/** Orders as a screen would sort them: amounts by number, names as Vietnamese dictionaries do. */
export function sortedOrders(
  orders: readonly SampleOrder[],
  sort: TableSort | null,
): readonly SampleOrder[] {
  if (sort === null) return orders;
  const way = sort.direction === 'ascending' ? 1 : -1;
  const compare = (one: SampleOrder, other: SampleOrder) =>
    sort.column === 'name' ? byName.compare(one.name, other.name) : one.total - other.total;
  return orders.toSorted((one, other) => way * compare(one, other));
}

function discountWords(percent: number): string {
  return percent === 0 ? 'Không giảm' : `Giảm ${percent}%`;
}

export const orderColumns: readonly TableColumn<SampleOrder>[] = [
  {
    id: 'id',
    header: 'Mã đơn',
    subHeader: 'IP remote',
    cell: ({ id }) => <Mono>{id}</Mono>,
    sub: ({ host }) => <Mono>{host}</Mono>,
  },
  {
    id: 'ip',
    header: 'IP nội bộ',
    subHeader: 'Mã image',
    cell: ({ ip }) => <Mono>{ip}</Mono>,
    sub: ({ image }) => <Mono>{image}</Mono>,
  },
  { id: 'user', header: 'User', cell: () => 'admin' },
  {
    id: 'name',
    header: 'Tên image',
    subHeader: 'Mật khẩu RDP',
    cell: ({ name }) => name,
    sub: () => <SecretField label="Mật khẩu RDP" value="tR8m-kQ27x0Z" copyable={false} />,
    wraps: true,
    strong: true,
    sortable: true,
  },
  {
    id: 'hours',
    header: 'Giờ thuê',
    align: 'end',
    cell: ({ hours }) => hours,
    beside: ({ name }) => (
      <IconButton aria-label={`Lịch sử thuê ${name}`} icon={<IconHistory size={16} />} />
    ),
  },
  {
    id: 'start',
    header: 'Bắt đầu',
    cell: ({ start }) => start[0],
    sub: ({ start }) => start[1],
  },
  { id: 'end', header: 'Kết thúc', cell: ({ end }) => end[0], sub: ({ end }) => end[1] },
  {
    id: 'status',
    header: 'Trạng thái',
    cell: ({ status }) => <StatusBadge set={rentalStatuses} value={status} />,
  },
  {
    id: 'fee',
    header: 'Gia hạn',
    subHeader: 'Phí (VNĐ)',
    align: 'end',
    cell: ({ status, fee }) =>
      status === 1 ? <Button size="xs">Gia hạn</Button> : formatAmount(fee),
    sub: ({ status, fee }) => (status === 1 ? formatAmount(fee) : ''),
  },
  {
    id: 'total',
    header: 'Tổng tiền (VNĐ)',
    subHeader: 'Giảm giá',
    align: 'end',
    sortable: true,
    strong: true,
    cell: ({ total }) => formatAmount(total),
    sub: ({ discount }) => discountWords(discount),
  },
];

export const orderCard: TableCard<SampleOrder> = {
  title: ({ name }) => name,
  tag: ({ status }) => <StatusBadge set={rentalStatuses} value={status} />,
  line: ({ start, end, hours }) => (
    <>
      {start.join(' ')} → {end.join(' ')} · <strong>{hours} giờ</strong>
    </>
  ),
  facts: [
    { label: 'Tổng tiền', value: ({ total }) => <Money amount={total} /> },
    { label: 'IP remote', value: ({ host }) => <Mono>{host}</Mono> },
  ],
  details: [
    {
      label: 'Mật khẩu RDP',
      value: () => <SecretField label="Mật khẩu RDP" value="tR8m-kQ27x0Z" copyable={false} />,
    },
    { label: 'IP nội bộ', value: ({ ip }) => <Mono>{ip}</Mono> },
    { label: 'Mã đơn', value: ({ id }) => <Mono>{id}</Mono> },
    { label: 'Phí gia hạn', value: ({ fee }) => <Money amount={fee} /> },
    { label: 'Giảm giá', value: ({ discount }) => `${discount}%` },
  ],
  actions: ({ status }) => status === 1 && <Button size="m">Gia hạn</Button>,
};
