import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccountLine } from '../avatar/Avatar.tsx';
import { Brand } from '../brand-mark/BrandMark.tsx';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { Card } from '../card/Card.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { CopyField } from '../copy-field/CopyField.tsx';
import { CountdownDisplay } from '../countdown/CountdownDisplay.tsx';
import { DateTime } from '../date-time/DateTime.tsx';
import { Display, DisplayAside, DisplayFigure } from '../display/Display.tsx';
import { WaitingDisplay } from '../display/WaitingDisplay.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { FigureStrip } from '../figure-strip/FigureStrip.tsx';
import { LifecycleDiagram } from '../lifecycle-diagram/LifecycleDiagram.tsx';
import { rentalChart } from '../testing/sample-chart.ts';
import { Link } from '../link/Link.tsx';
import { MachineCard, MachineGrid } from '../machine-card/MachineCard.tsx';
import { Meter } from '../meter/Meter.tsx';
import { Money } from '../money/Money.tsx';
import { Notice } from '../notice/Notice.tsx';
import { OfflineState } from '../offline-state/OfflineState.tsx';
import { OtpField } from '../otp-field/OtpField.tsx';
import { PageHead } from '../page-head/PageHead.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { PictureField } from '../picture-field/PictureField.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Price } from '../price/Price.tsx';
import { Progress } from '../progress/Progress.tsx';
import { QrPanel } from '../qr-panel/QrPanel.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Receipt } from '../receipt/Receipt.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { SignaturePad } from '../signature-pad/SignaturePad.tsx';
import { SkeletonCards, SkeletonTable, SkeletonText } from '../skeleton/Skeleton.tsx';
import { paymentStatuses } from '../status-badge/status-sets.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { Switch } from '../switch/Switch.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { orderCard, orderColumns, sampleOrders } from '../testing/sample-orders.tsx';
import { TabLinks } from '../tabs/TabLinks.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { dayScale, unitLength } from '../time-ruler/scales.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { TimeRuler } from '../time-ruler/TimeRuler.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

const now = () => 1_800_000_000_000;

/** One of each visible component, with the text that its HTML must have before any script. */
const parts: readonly (readonly [name: string, part: ReactNode, says: string])[] = [
  ['Brand', <Brand key="0" name="Trạm" />, 'Trạm'],
  [
    'Button',
    <Button key="0" theme="primary">
      Thuê ngay
    </Button>,
    'Thuê ngay',
  ],
  [
    'LinkButton',
    <LinkButton key="0" href="/register">
      Đăng ký
    </LinkButton>,
    'href="/register"',
  ],
  [
    'Link',
    <Link key="0" href="/login">
      Đăng nhập
    </Link>,
    'href="/login"',
  ],
  [
    'Notice',
    <Notice key="0" tone="caution" lead="Không hoàn tiền sau khi đã thuê máy." />,
    'Không hoàn tiền',
  ],
  ['Card', <Card key="0">Bảng giá</Card>, 'Bảng giá'],
  ['Money', <Money key="0" amount={15_000} />, '15.000\u00A0VNĐ'],
  ['Price', <Price key="0" amount={81_000} original={90_000} discountPercent={10} />, 'giá gốc'],
  ['StatusBadge', <StatusBadge key="0" set={paymentStatuses} value={1} />, 'Thành công'],
  [
    'FigureStrip',
    <FigureStrip key="0" items={[{ label: 'VNĐ/giờ', value: '15.000' }]} />,
    '15.000',
  ],
  [
    'Display with a ruler',
    <Display
      key="0"
      caption="Tổng tiền"
      edge="flush"
      aside={<DisplayAside caption="6 giờ × 45.000 VNĐ">15:40 → 21:40</DisplayAside>}
      ruler={<TimeRuler scale={dayScale} span={6 * unitLength.hour} />}
    >
      <DisplayFigure value="270.000" unit="VNĐ" size="l" />
    </Display>,
    '270.000',
  ],
  [
    'WaitingDisplay',
    <WaitingDisplay key="0" title="Chờ tạo máy…">
      Đang cài Windows.
    </WaitingDisplay>,
    'Chờ tạo máy…',
  ],
  [
    'CountdownDisplay',
    <CountdownDisplay key="0" caption="Còn lại" deadline={now() + 1000} now={now} />,
    'role="timer"',
  ],
  [
    'DataTable',
    <DataTable
      key="0"
      caption="Bảng giá"
      columns={orderColumns}
      card={orderCard}
      rows={sampleOrders}
      rowKey={({ id }) => id}
      empty="Không có dữ liệu"
    />,
    '<table',
  ],
  [
    'DataTable without rows',
    <DataTable
      key="0"
      caption="Bảng giá"
      columns={orderColumns}
      card={orderCard}
      rows={[]}
      rowKey={({ id }) => id}
      empty={<EmptyState />}
    />,
    'Không có dữ liệu',
  ],
  [
    'Pagination',
    <Pagination
      key="0"
      page={2}
      pageCount={5}
      renderLink={(page) => <a href={`?page=${page}`}>{page}</a>}
    />,
    'href="?page=3"',
  ],
  [
    'PageHead',
    <PageHead key="0" title="Bảng giá">
      Đơn vị: VNĐ
    </PageHead>,
    '<h1',
  ],
  ['PictureField', <PictureField key="0" label="CCCD mặt trước" />, 'type="file"'],
  ['SignaturePad', <SignaturePad key="0" label="Chữ ký" />, '<canvas'],
  ['OtpField', <OtpField key="0" label="Mã OTP" />, 'one-time-code'],
  [
    'Combobox',
    <Combobox key="0" label="Máy" options={[{ value: '1', label: 'Máy 1' }]} defaultValue="1" />,
    'value="Máy 1"',
  ],
  ['DateTime', <DateTime key="0" at="2026-11-20T08:40:00Z" />, '15:40:00'],
  ['OfflineState', <OfflineState key="0" updatedAt={0} />, 'Mất kết nối'],
  ['Progress', <Progress key="0" label="Gửi hồ sơ" value={0.5} />, '<progress'],
  [
    'Timeline',
    <Timeline
      key="0"
      label="Lịch sử"
      moments={[{ id: '1', at: 0, title: 'Máy sẵn sàng', icon: null }]}
    />,
    'Máy sẵn sàng',
  ],
  [
    'LifecycleDiagram',
    <LifecycleDiagram key="0" label="Máy" chart={rentalChart} at={['status.ready']} />,
    'aria-current="step"',
  ],
  [
    'RadioGroup',
    <RadioGroup key="0" label="Lý do" options={[{ value: '1', label: 'Đã dùng xong' }]} />,
    'Đã dùng xong',
  ],
  [
    'Tabs',
    <Tabs key="0" label="Máy 01" tabs={[{ id: 'a', label: 'Tổng quan', panel: 'RTX 4090' }]} />,
    'RTX 4090',
  ],
  [
    'TabLinks',
    <TabLinks
      key="0"
      label="Đơn hàng"
      items={[{ id: 'vps', label: 'VPS', link: <a href="/orders/vps">VPS</a>, current: true }]}
    />,
    'aria-current="page"',
  ],
  [
    'Tooltip',
    <Tooltip key="0" says="description" text="Đổi IP trên đường bạn đang giữ">
      <Button>Xoay IP</Button>
    </Tooltip>,
    'Đổi IP trên đường',
  ],
  [
    'Popover',
    <Popover key="0" button={<Button>Bộ lọc</Button>} title="Lọc đơn thuê">
      Tên máy
    </Popover>,
    'Bộ lọc',
  ],
  ['Switch', <Switch key="0" label="Thông báo" defaultValue />, 'role="switch"'],
  ['TextArea', <TextArea key="0" label="Ghi chú" defaultValue="Tết" limit={9} />, '3 trên 9'],
  ['ErrorState', <ErrorState key="0" title="Chưa tải được danh sách" />, 'role="alert"'],
  ['AccountLine', <AccountLine key="0" name="Đỗ Quốc Bửu" />, 'QB'],
  ['Meter', <Meter key="0" label="Giờ dùng" value={1} max={2} text="1 giờ" />, '<meter'],
  ['Receipt', <Receipt key="0" lines={[{ label: '6 giờ', amount: 1 }]} total={1} />, 'Tổng tiền'],
  [
    'CopyField',
    <CopyField key="0" label="Số tiền" value="500000" shown="500.000 VNĐ" />,
    '500.000 VNĐ',
  ],
  ['SecretField', <SecretField key="0" label="Mật khẩu" value="bí-mật" />, '••••••••'],
  ['QrPanel', <QrPanel key="0" payload="TRAM8K2Q7D" />, '<svg'],
  ['SkeletonText', <SkeletonText key="0" />, 'Đang tải…'],
  ['SkeletonTable', <SkeletonTable key="0" />, 'Đang tải…'],
  ['SkeletonCards', <SkeletonCards key="0" />, 'Đang tải…'],
  [
    'MachineCard',
    <MachineGrid key="0" label="Máy của bạn">
      <MachineCard
        plate="01"
        name="Render Tết 2027"
        tag={<StatusBadge set={paymentStatuses} value={1} />}
        display={<Display>–</Display>}
        specs={[{ label: 'GPU', value: 'RTX 4090' }]}
        prices={[{ amount: 45_000, per: 'giờ' }]}
        actions={{ note: 'Nút thao tác sẽ hiện khi máy tạo xong.' }}
      />
    </MachineGrid>,
    'Chi tiết máy',
  ],
];

it('runs where there is no browser', () => {
  expect(typeof window).toBe('undefined');
});

describe.each(parts)('%s', (_name, part, says) => {
  const html = renderToString(part);

  it('has its text before any script', () => {
    expect(html).toContain(says);
  });

  it('has no style attribute, which a strict content security policy refuses', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('has no secret in it', () => {
    expect(html).not.toContain('bí-mật');
  });
});
