import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { FigureStrip } from '../figure-strip/FigureStrip.tsx';
import { IconHourglass } from '../icon/generated/IconHourglass.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { dayScale, monthScale, sessionScale, unitLength } from '../time-ruler/scales.ts';
import { TimeRuler } from '../time-ruler/TimeRuler.tsx';
import { Display, DisplayAside, DisplayFigure } from './Display.tsx';
import { WaitingDisplay } from './WaitingDisplay.tsx';

const meta = {
  title: 'Components/Time left/Display',
  tags: ['stable'],
  component: Display,
  subcomponents: { DisplayFigure, DisplayAside, WaitingDisplay },
  args: { caption: 'Còn lại', children: <DisplayFigure value="5" unit="giờ" /> },
} satisfies Meta<typeof Display>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <>
        <DisplayFigure value="5" unit="giờ" />
        <DisplayFigure value="12" unit="phút" />
      </>
    ),
    aside: (
      <DisplayAside caption="Dùng đến" detail="20/11/2026" size="l">
        21:40
      </DisplayAside>
    ),
    ruler: <TimeRuler scale={dayScale} span={5.2 * unitLength.hour} />,
  },
  render: (args) => (
    <Column width={514}>
      <Display {...args} />
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Còn lại')).toBeVisible();
    await expect(canvas.getByText('21:40')).toBeVisible();
  },
};

/** Each state of a machine is a different light, not only a different colour. */
export const EveryLook: Story = {
  render: () => (
    <Column width={514}>
      <Display
        caption="Phiên này còn"
        aside={<DisplayAside caption="Bật lúc 11:40">Dự kiến tắt 19:40</DisplayAside>}
        ruler={<TimeRuler scale={sessionScale(8)} span={3.21 * unitLength.hour} />}
      >
        <DisplayFigure value="03:12:45" />
      </Display>
      <Display caption="Trạng thái" tone="positive">
        <DisplayFigure value="Sẵn sàng" />
      </Display>
      <WaitingDisplay title="Chờ tạo máy…" since="Bắt đầu tạo lúc 16:24">
        Đang cài Windows và cấp đường truyền. Bạn có thể rời trang này.
      </WaitingDisplay>
      <WaitingDisplay title="Đang tạo máy…" icon={<IconHourglass size={24} />}>
        Trang tự cập nhật khi máy xong. Bạn có thể rời trang này.
      </WaitingDisplay>
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
      <Display
        look="dashed"
        caption="Hết hạn ngày"
        aside={<DisplayAside caption="Gia hạn thêm 30 ngày, 60 giờ">199.000 VNĐ</DisplayAside>}
        ruler={<TimeRuler scale={monthScale} on="paper" />}
      >
        <DisplayFigure value="08/11/2026" />
      </Display>
      <Display
        caption="Mã còn hiệu lực"
        aside={
          <DisplayAside>
            <IconHourglass size={16} />
            Đang chờ tiền về
          </DisplayAside>
        }
      >
        <DisplayFigure value="12:47" size="l" />
      </Display>
    </Column>
  ),
};

/** The calculator's total: ink from side to side of its card. */
export const FlushInACard: Story = {
  render: () => (
    <Column width={460}>
      <Card padding="none">
        <Display
          edge="flush"
          caption="Tổng tiền"
          aside={<DisplayAside caption="6 giờ × 45.000 VNĐ">15:40 → 21:40</DisplayAside>}
          ruler={<TimeRuler scale={dayScale} span={6 * unitLength.hour} />}
        >
          <DisplayFigure value="270.000" unit="VNĐ" size="l" />
        </Display>
      </Card>
    </Column>
  ),
};

/** Two lines of words where there were two numbers: nothing is cut at 320 px. */
export const LongVietnamese: Story = {
  args: {
    caption: 'Sắp hết giờ, phiên của “Dựng phim ngắn Ẩn Ức” còn lại',
    tone: 'warning',
    children: (
      <>
        <DisplayFigure value="38" unit="phút" />
        <DisplayFigure value="04" unit="giây" />
      </>
    ),
    aside: (
      <DisplayAside caption="Gia hạn thêm 30 ngày, 60 giờ dùng">Dự kiến tắt 19:40</DisplayAside>
    ),
    ruler: <TimeRuler scale={dayScale} span={38 * unitLength.minute} tone="warning" />,
  },
  render: (args) => (
    <Column width={288}>
      <Display {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The caption says in words what the colour of the digits shows. */
export const Tones: Story = {
  render: () => (
    <Column width={320}>
      <Display caption="Còn lại" tone="normal">
        <DisplayFigure value="5" unit="giờ" />
      </Display>
      <Display caption="Sắp hết giờ, còn lại" tone="warning">
        <DisplayFigure value="38" unit="phút" />
      </Display>
      <Display caption="Sắp hết giờ, còn lại" tone="critical">
        <DisplayFigure value="4" unit="phút" />
      </Display>
      <Display caption="Trạng thái" tone="positive">
        <DisplayFigure value="Sẵn sàng" />
      </Display>
    </Column>
  ),
};

/** On paper the tones are those of a text: what is lit on ink cannot be read on white. */
export const TonesOnPaper: Story = {
  render: () => (
    <Column width={320}>
      <Display look="dashed" caption="Hết hạn sau" tone="warning">
        <DisplayFigure value="38" unit="phút" />
      </Display>
      <Display look="dashed" caption="Trạng thái" tone="critical">
        <DisplayFigure value="Đã hủy" />
      </Display>
      <Display look="dashed" caption="Trạng thái" tone="positive">
        <DisplayFigure value="Sẵn sàng" />
      </Display>
    </Column>
  ),
};
