import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { CountdownDisplay } from '../countdown/CountdownDisplay.tsx';
import { Display, DisplayAside, DisplayFigure } from '../display/Display.tsx';
import { WaitingDisplay } from '../display/WaitingDisplay.tsx';
import { FigureStrip } from '../figure-strip/FigureStrip.tsx';
import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { IconClock } from '../icon/generated/IconClock.ts';
import { IconClockPlus } from '../icon/generated/IconClockPlus.ts';
import { IconDeviceGamepad2 } from '../icon/generated/IconDeviceGamepad2.ts';
import { IconPlayerPlay } from '../icon/generated/IconPlayerPlay.ts';
import { IconPower } from '../icon/generated/IconPower.ts';
import { IconScreenShare } from '../icon/generated/IconScreenShare.ts';
import { IconTrash } from '../icon/generated/IconTrash.ts';
import { Meter } from '../meter/Meter.tsx';
import { Mono } from '../mono/Mono.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { cloudImageStatuses, pcImageStatuses } from '../status-badge/status-sets.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { Row } from '../testing/StoryFrame.tsx';
import { sessionScale, unitLength } from '../time-ruler/scales.ts';
import { TimeRuler } from '../time-ruler/TimeRuler.tsx';
import {
  LazyMachineCard,
  MachineCard,
  MachineCardContent,
  MachineGrid,
  type MachineCardProps,
} from './MachineCard.tsx';
import { longName } from '../testing/long-name.ts';

/** A frozen clock, so that pictures of these stories do not differ. */
const now = () => 1_000_000_000_000;

const menu = (
  <Button theme="tertiary" size="m" iconEnd={<IconChevronDown />}>
    Thao tác
  </Button>
);

const ready: MachineCardProps = {
  plate: '01',
  name: 'Render Tết 2027',
  kind: 'G4090',
  host: <Mono>TRAM-G4090-07</Mono>,
  tag: <StatusBadge set={pcImageStatuses} value="0/1" />,
  display: (
    <CountdownDisplay
      caption="Còn lại"
      subject="Render Tết 2027"
      deadline={now() + 5.2 * unitLength.hour}
      now={now}
      aside={
        <DisplayAside caption="Dùng đến" detail="20/11/2026" size="l">
          21:40
        </DisplayAside>
      }
    />
  ),
  summary: 'RTX 4090 24GB · Ryzen 9 7950X, 16 nhân',
  foldHint: 'Giá, mã máy, ngày tạo',
  specs: [
    { label: 'CPU', value: 'Ryzen 9 7950X, 16 nhân' },
    { label: 'GPU', value: 'RTX 4090 24GB' },
    {
      label: 'Mật khẩu RDP',
      value: <SecretField label="Mật khẩu RDP" value="tR8m-kQ27x0Z" />,
      front: true,
    },
    { label: 'Đã cài đặt', value: 'Có' },
    { label: 'Mã máy', value: <Mono>6740c1e29f0b7a41</Mono> },
    { label: 'Tạo lúc', value: '02/10/2026 09:14:22' },
  ],
  prices: [
    { amount: 45_000, per: 'giờ' },
    { amount: 600_000, per: 'ngày' },
    { amount: 10_500_000, per: 'tháng' },
  ],
  actions: {
    primary: (
      <Button theme="primary" size="m" icon={<IconScreenShare />}>
        Remote Desktop
      </Button>
    ),
    secondary: (
      <Button size="m" icon={<IconClockPlus />}>
        Gia hạn
      </Button>
    ),
    desktopOnly: (
      <Button size="m" icon={<IconDeviceGamepad2 />}>
        Play
      </Button>
    ),
    end: menu,
  },
};

const withoutPassword = [
  ...ready.specs.filter(({ front }) => front !== true),
  { label: 'RAM, SSD', value: '64 GB · 1 TB' },
];

const ending: MachineCardProps = {
  ...ready,
  plate: '02',
  name: 'Lookdev Phố Cổ',
  display: (
    <CountdownDisplay
      caption="Còn lại"
      subject="Lookdev Phố Cổ"
      deadline={now() + 38 * unitLength.minute + 4000}
      now={now}
      aside={
        <DisplayAside caption="Dùng đến" detail="20/11/2026" size="l">
          17:06
        </DisplayAside>
      }
    />
  ),
};

const waiting: MachineCardProps = {
  ...ready,
  plate: '03',
  name: 'Dựng phim ngắn “Ẩn Ức”',
  kind: 'G3060',
  host: 'Chưa gán máy',
  tag: <StatusBadge set={pcImageStatuses} value="1/0" />,
  display: (
    <WaitingDisplay title="Chờ tạo máy…" since="Bắt đầu tạo lúc 16:24">
      Đang cài Windows và cấp đường truyền. Bạn có thể rời trang này.
    </WaitingDisplay>
  ),
  specs: withoutPassword,
  actions: {
    primary: (
      <Button size="m" busy busyLabel="Chờ tạo máy…">
        Chờ tạo máy…
      </Button>
    ),
  },
};

const notRented: MachineCardProps = {
  plate: '04',
  name: 'Game đêm cuối tuần',
  kind: 'G1080Ti',
  host: 'Chưa gán máy',
  tag: <StatusBadge set={pcImageStatuses} value="0/0" />,
  display: (
    <Display look="dashed" caption="Giá thuê">
      <FigureStrip
        look="ruled"
        size="l"
        items={[
          { label: 'VNĐ/giờ', value: '18.000' },
          { label: 'VNĐ/ngày', value: '210.000' },
          { label: 'VNĐ/tháng', value: '3.400.000' },
        ]}
      />
    </Display>
  ),
  summary: 'GTX 1080 Ti 11GB · Dual Xeon E5-2696 v4, 44 nhân',
  foldHint: 'Mã máy, ngày tạo',
  // In the display.
  prices: [],
  specs: withoutPassword,
  actions: {
    primary: (
      <Button theme="primary" size="m" icon={<IconPlayerPlay />}>
        Bắt Đầu Thuê
      </Button>
    ),
    secondary: (
      <Button size="m" icon={<IconClock />}>
        Xem giờ trống
      </Button>
    ),
    end: (
      <Button theme="critical" size="m" icon={<IconTrash />}>
        Xóa
      </Button>
    ),
  },
};

const cloud: MachineCardProps = {
  plate: '01',
  name: 'Valorant tối thứ sáu',
  kind: 'Game Nặng',
  host: 'RTX 3060 12GB',
  tag: <StatusBadge set={cloudImageStatuses} value="running" />,
  display: (
    <CountdownDisplay
      caption="Phiên này còn"
      format="hh:mm:ss"
      scale={sessionScale(8)}
      deadline={now() + 3.21 * unitLength.hour}
      now={now}
      aside={<DisplayAside caption="Bật lúc 11:40">Dự kiến tắt 19:40</DisplayAside>}
    />
  ),
  meters: (
    <Row>
      <Meter
        label="Giờ dùng còn lại"
        value={2480}
        max={3600}
        text="41 giờ 20 phút"
        detail=" / 60 giờ"
      />
    </Row>
  ),
  prices: [],
  specs: [
    { label: 'Tài khoản', value: <Mono>gamer01</Mono>, front: true },
    {
      label: 'Mật khẩu',
      value: <SecretField label="Mật khẩu" value="tR8m-kQ27x0Z" />,
      front: true,
    },
  ],
  actions: {
    primary: ready.actions.primary,
    secondary: [
      <Button key="play" size="m" icon={<IconDeviceGamepad2 />}>
        Chơi game
      </Button>,
      <Button key="off" size="m" icon={<IconPower />}>
        Tắt máy
      </Button>,
    ],
    end: menu,
  },
};

const meta = {
  title: 'Components/Data/MachineCard',
  tags: ['stable'],
  component: MachineCard,
  subcomponents: { LazyMachineCard, MachineCardContent, MachineGrid },
  args: ready,
  render: (args) => (
    <MachineGrid label="Máy của bạn">
      <MachineCard {...args} />
    </MachineGrid>
  ),
} satisfies Meta<typeof MachineCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    const card = canvas.getByRole('article', { name: 'Render Tết 2027' });
    await expect(card).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('5 giờ12 phút');
    const fold = canvas.queryByText('Chi tiết máy');
    // On a phone the price is behind 'Chi tiết máy', which opens by keyboard.
    if (fold !== null) {
      await expect(canvas.getByText('10.500.000')).not.toBeVisible();
      await userEvent.click(fold);
    }
    await expect(canvas.getByText('10.500.000')).toBeVisible();
  },
};

/** Displays, details, prices and buttons of a row are at the same heights, for any content of the cards. */
export const LinedUp: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ padding: 16, maxWidth: 1148 }}>
      <MachineGrid label="Máy của bạn">
        <MachineCard {...ready} />
        <MachineCard {...ending} />
        <MachineCard {...waiting} />
        <MachineCard {...notRented} />
      </MachineGrid>
    </div>
  ),
  async play({ canvas }) {
    const edges = (name: string) => {
      const card = canvas.getByRole('article', { name });
      const box = card.getBoundingClientRect();
      const buttons = card.lastElementChild?.getBoundingClientRect();
      const display = card.children[1]?.getBoundingClientRect();
      return [box.top, display?.top, display?.bottom, buttons?.top, box.bottom].map((edge) =>
        Math.round(edge ?? Number.NaN),
      );
    };
    if (canvas.queryAllByText('Chi tiết máy').length > 0) return;
    await expect(edges('Render Tết 2027')).toEqual(edges('Lookdev Phố Cổ'));
    // Each row of details is two pairs: no cell at the right is empty.
    for (const card of canvas.getAllByRole('article')) {
      const tops = within(card)
        .getAllByRole('term')
        .map((term) => Math.round(term.getBoundingClientRect().top));
      const alone = tops.filter((top) => tops.filter((other) => other === top).length < 2);
      await expect(alone).toEqual([]);
    }
    await expect(edges('Dựng phim ngắn “Ẩn Ức”')).toEqual(edges('Game đêm cuối tuần'));
  },
};

/** As wide as on a small laptop, where two share a row: its four buttons still do. */
export const FourButtons: Story = {
  render: (args) => (
    <div style={{ maxWidth: 503 }}>
      <MachineGrid label="Máy của bạn">
        <MachineCard {...args} />
      </MachineGrid>
    </div>
  ),
  async play({ canvas }) {
    if (canvas.queryByText('Chi tiết máy') !== null) return;
    const tops = ['Remote Desktop', 'Gia hạn', 'Play', 'Thao tác'].map((name) =>
      canvas.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).getBoundingClientRect(),
    );
    await expect(new Set(tops.map(({ top }) => top)).size).toBe(1);
  },
};

/** Details and prices fold away, the buttons fill the width, 'Play' moves into the action sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas, canvasElement }) {
    const fold = canvas.queryByText('Chi tiết máy');
    if (fold === null) return;
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
    await expect(canvas.getByText('10.500.000')).not.toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.getByText('10.500.000')).toBeVisible();
    const card = canvas.getByRole('article').getBoundingClientRect();
    const primary = canvas
      .getByRole('button', { name: /^Remote Desktop, / })
      .getBoundingClientRect();
    await expect(primary.width).toBeGreaterThan(card.width - 40);
    await expect(primary.height).toBeGreaterThanOrEqual(48);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Ending: Story = { args: ending };
export const Waiting: Story = { args: waiting };
export const NotRented: Story = { args: notRented };
export const Cloud: Story = { args: cloud };

export const CloudOff: Story = {
  args: {
    ...cloud,
    tag: <StatusBadge set={cloudImageStatuses} value="creating" />,
    display: (
      <Display
        look="dashed"
        caption="Mỗi phiên tối đa"
        aside={<DisplayAside caption="Lần tắt gần nhất">19/11/2026 23:58:07</DisplayAside>}
        ruler={<TimeRuler scale={sessionScale(12)} on="paper" />}
      >
        <DisplayFigure value="12" unit="giờ" />
      </Display>
    ),
    actions: { note: 'Nút thao tác sẽ hiện khi máy tạo xong.' },
  },
};

export const LongVietnamese: Story = {
  args: {
    ...ending,
    plate: '128',
    name: 'Nghiêng nghiêng dựng phim ngắn “Lời Ru Của Biển” bản khuya khoắt cuối cùng 4K',
    kind: 'Dual Xeon E5-2696 v4 GTX 1080 Ti',
    host: <Mono>TRAM-DUAL-XEON-E5-2696V4-GTX1080TI-0007</Mono>,
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <MachineGrid label="Máy của bạn">
        <MachineCard {...args} />
      </MachineGrid>
    </div>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { ...ready, name: longName, kind: longName, host: <Mono>{longName}</Mono> },
};

/** A catalogue: cards may be 320 px wide. */
export const NarrowColumns: Story = {
  render: (args) => (
    <MachineGrid label="Các gói" columns="narrow">
      <MachineCard {...args} plate="01" />
      <MachineCard {...args} plate="02" />
      <MachineCard {...args} plate="03" />
    </MachineGrid>
  ),
};

/** A long list: the cards of the first screenful are drawn, of the others name, state and their room until they come near. */
export const Lazy: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ plate: _plate, name: _name, kind, host, tag, ...content }) => (
    <div style={{ height: 640, overflow: 'auto' }}>
      <MachineGrid label="Máy của bạn">
        {Array.from({ length: 40 }, (_, index) => (
          <LazyMachineCard
            key={index}
            plate={String(index + 1).padStart(2, '0')}
            name={`Máy trạm ${index + 1}`}
            kind={kind}
            host={host}
            tag={tag}
            loading={index < 4 ? 'eager' : 'lazy'}
          >
            <MachineCardContent {...content} />
          </LazyMachineCard>
        ))}
      </MachineGrid>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(40);
    await expect(canvas.getByRole('article', { name: 'Máy trạm 1' })).toBeVisible();
    const drawn = canvas.getAllByRole('button', { name: /^Remote Desktop, / }).length;
    await expect(drawn).toBeGreaterThanOrEqual(4);
    await expect(drawn).toBeLessThan(20);
  },
};
