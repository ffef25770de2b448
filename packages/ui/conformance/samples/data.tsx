import { Button } from '../../src/button/Button.tsx';
import { Card } from '../../src/card/Card.tsx';
import { Chart } from '../../src/chart/Chart.tsx';
import { CopyButton, CopyField } from '../../src/copy-field/CopyField.tsx';
import { DateTime } from '../../src/date-time/DateTime.tsx';
import { EmptyState } from '../../src/empty-state/EmptyState.tsx';
import { ErrorState } from '../../src/error-state/ErrorState.tsx';
import { FigureStrip } from '../../src/figure-strip/FigureStrip.tsx';
import { Grid } from '../../src/grid/Grid.tsx';
import { IconCheck } from '../../src/icon/generated/IconCheck.ts';
import { LifecycleDiagram } from '../../src/lifecycle-diagram/LifecycleDiagram.tsx';
import { rentalChart } from '../../src/testing/sample-chart.ts';
import {
  balanceDrawing,
  freeTimesDrawing,
  hoursDrawing,
} from '../../src/testing/sample-drawings.ts';
import { Meter } from '../../src/meter/Meter.tsx';
import { Money } from '../../src/money/Money.tsx';
import { Mono } from '../../src/mono/Mono.tsx';
import { OfflineState } from '../../src/offline-state/OfflineState.tsx';
import { Pagination } from '../../src/pagination/Pagination.tsx';
import { Price } from '../../src/price/Price.tsx';
import { QrPanel } from '../../src/qr-panel/QrPanel.tsx';
import { Receipt } from '../../src/receipt/Receipt.tsx';
import { SecretField } from '../../src/secret-field/SecretField.tsx';
import { SkeletonCards, SkeletonTable, SkeletonText } from '../../src/skeleton/Skeleton.tsx';
import { SpecList } from '../../src/spec-list/SpecList.tsx';
import { Stack } from '../../src/stack/Stack.tsx';
import { paymentStatuses } from '../../src/status-badge/status-sets.ts';
import { StatusBadge } from '../../src/status-badge/StatusBadge.tsx';
import { DataTable } from '../../src/table/DataTable.tsx';
import { Tag } from '../../src/tag/Tag.tsx';
import { Timeline } from '../../src/timeline/Timeline.tsx';
import { VisuallyHidden } from '../../src/visually-hidden/VisuallyHidden.tsx';
import { closed, open, type SampleTable } from '../sample.ts';

const nothing = (): void => {};

interface Order {
  readonly id: string;
  readonly name: string;
  readonly total: number;
}

const orders: readonly Order[] = [
  { id: '1', name: 'Máy dựng phim', total: 90_000 },
  { id: '2', name: 'Máy vẽ nhà', total: 45_000 },
];

export const dataSamples = {
  './status-badge': [closed(StatusBadge, { set: paymentStatuses, value: 1 })],
  './tag': [
    closed(Tag, { tone: 'positive', icon: <IconCheck size={16} />, children: 'Đã xác thực' }),
  ],
  './money': [closed(Money, { amount: 15_000, per: 'giờ' })],
  './price': [closed(Price, { amount: 81_000, original: 90_000, discountPercent: 10 })],
  './mono': [closed(Mono, { children: '10.8.4.17' })],
  './date-time': [closed(DateTime, { at: '2026-11-20T08:40:00Z' })],
  './lifecycle-diagram': [
    closed(LifecycleDiagram, { label: 'Máy', chart: rentalChart, at: ['status.ready'] }),
  ],
  './timeline': [
    closed(Timeline, {
      label: 'Lịch sử',
      moments: [{ id: '1', at: 0, title: 'Máy sẵn sàng', icon: <IconCheck size={16} /> }],
    }),
  ],
  './chart': [
    closed(Chart, { title: 'Giờ dùng', summary: '7 ngày', drawing: hoursDrawing }),
    closed(Chart, { title: 'Số dư', summary: 'Ước tính', drawing: balanceDrawing }),
    closed(Chart, { title: 'Giờ trống', summary: '4 máy', drawing: freeTimesDrawing }),
  ],
  './card': [open('div', Card, { children: 'Bảng giá' })],
  './stack': [open('div', Stack, { children: 'Bảng giá' })],
  './grid': [open('div', Grid, { children: 'Bảng giá' })],
  './spec-list': [closed(SpecList, { items: [{ label: 'Ổ cứng', value: '500 GB' }] })],
  './figure-strip': [closed(FigureStrip, { items: [{ label: 'VNĐ/giờ', value: '15.000' }] })],
  './meter': [
    closed(Meter, { label: 'Giờ dùng', value: 1, max: 2, text: '1 giờ', detail: ' trên 2 giờ' }),
  ],
  './receipt': [
    closed(Receipt, {
      lines: [{ label: '6 giờ × 45.000', amount: 270_000 }],
      total: 270_000,
      balance: { label: 'Số dư', before: 500_000, after: 230_000 },
      facts: [{ label: 'Dùng đến khoảng', value: '21:40' }],
    }),
  ],
  './copy-field': [
    closed(CopyField, {
      label: 'Số tiền',
      value: '500000',
      shown: '500.000 VNĐ',
      hint: 'Đúng từng đồng',
    }),
    closed(CopyButton, { label: 'Số tiền', value: '500000' }),
  ],
  './secret-field': [closed(SecretField, { label: 'Mật khẩu', value: 'bí-mật' })],
  './qr-panel': [closed(QrPanel, { payload: 'TRAM8K2Q7D', fileName: 'ma-qr' })],
  './table': [
    closed(DataTable<Order>, {
      caption: 'Đơn thuê',
      columns: [
        {
          id: 'name',
          header: 'Tên máy',
          subHeader: 'Cấu hình',
          cell: ({ name }) => name,
          sub: () => 'Bốn nhân',
          beside: () => <Button size="xs">Lịch sử</Button>,
          sortable: true,
        },
        {
          id: 'total',
          header: 'Tổng tiền',
          subHeader: 'Số dư sau',
          cell: ({ total }) => <Money amount={total} />,
        },
      ],
      card: { title: ({ name }) => name, actions: () => <Button>Gia hạn</Button> },
      rows: orders,
      rowKey: ({ id }) => id,
      empty: <EmptyState />,
      sort: { column: 'name', direction: 'ascending' },
      onSortChange: nothing,
    }),
  ],
  './pagination': [
    closed(Pagination, {
      page: 2,
      pageCount: 5,
      renderLink: (page) => <a href={`?page=${page}`}>{page}</a>,
    }),
  ],
  './offline-state': [closed(OfflineState, { updatedAt: 0, onRetry: nothing })],
  './empty-state': [
    closed(EmptyState, { children: 'Bạn chưa thuê máy nào', action: <Button>Thuê máy</Button> }),
  ],
  './error-state': [closed(ErrorState, { title: 'Chưa tải được danh sách', onRetry: nothing })],
  './skeleton': [closed(SkeletonCards, {}), closed(SkeletonTable, {}), closed(SkeletonText, {})],
  './visually-hidden': [open('span', VisuallyHidden, { children: 'mở trong tab mới' })],
} satisfies Partial<SampleTable>;
