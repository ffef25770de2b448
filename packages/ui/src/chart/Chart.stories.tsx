import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import {
  balanceDrawing,
  freeTimesDrawing,
  hoursDrawing,
  spendingDrawing,
} from '../testing/sample-drawings.ts';
import { Chart } from './Chart.tsx';

const meta = {
  title: 'Components/Data/Chart',
  tags: ['new'],
  component: Chart,
  args: {
    title: 'Chi tiêu theo tháng',
    summary: '6 tháng, nhiều nhất tháng 10/2026: 4.433.000 VNĐ.',
    drawing: spendingDrawing,
    note: 'Theo sao kê đọc lúc 16:27.',
  },
  render: (args) => (
    <Column width={720}>
      <Chart {...args} />
    </Column>
  ),
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest bar is read first; the slider chooses another. */
export const Bars: Story = {
  async play({ canvas }) {
    await expect(
      canvas.getByRole('img', { name: 'Chi tiêu theo tháng' }),
    ).toHaveAccessibleDescription('6 tháng, nhiều nhất tháng 10/2026: 4.433.000 VNĐ.');
    const slider = canvas.getByRole('slider', { name: 'Xem từng số: chi tiêu theo tháng' });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Tháng 11/2026: PC 1.926.500 VNĐ, VPS 320.000 VNĐ, Cloud 349.000 VNĐ, Tổng 2.595.500 VNĐ',
    );
    await fireEvent.change(slider, { target: { value: '4' } });
    await expect(canvas.getByText('Tháng 10/2026')).toBeVisible();
    await expect(canvas.getByText('4.433.000 VNĐ')).toBeVisible();
  },
};

/** What is known as a line, what is expected dashed. */
export const Line: Story = {
  args: {
    title: 'Số dư',
    summary: 'Số dư hiện tại 3.284.500 VNĐ, ước tính giữ được mọi máy đến 04/12/2026.',
    drawing: balanceDrawing,
    note: 'Ước tính theo giá hiện nay; không có máy nào tự gia hạn.',
  },
  async play({ canvas }) {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', '20/11/2026: Số dư 3.284.500 VNĐ');
    await fireEvent.change(slider, { target: { value: '6' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '23/11/2026: Ước tính 2.400.000 VNĐ');
  },
};

/** One thing by day, with what goes on and what is left in words. */
export const OneSeries: Story = {
  args: {
    title: 'Giờ dùng theo ngày',
    summary: '7 ngày, nhiều nhất 4 giờ ngày 17/11/2026.',
    drawing: hoursDrawing,
  },
};

/** Rows of time: the arrow keys go down and up through them. */
export const Spans: Story = {
  args: {
    title: 'Giờ có máy trống',
    summary: '4 máy, máy đầu tiên trống lúc 17:15.',
    drawing: freeTimesDrawing,
    headingLevel: 2,
  },
  async play({ canvas }) {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Máy 2: Hết giờ lúc 22:57 20/11/2026');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Máy 1: Hết giờ lúc 17:15 20/11/2026');
  },
};

/** The same values as a table. */
export const AsTable: Story = {
  args: { headingLevel: 4 },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem dạng bảng' }));
    const table = canvas.getByRole('table', { name: 'Chi tiêu theo tháng' });
    await expect(table).toHaveTextContent('Tháng 06/20261.240.000320.00001.560.000');
    await expect(canvas.getByRole('button', { name: 'Ẩn bảng' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** Nothing in it: the axis stays. */
export const Zeros: Story = {
  args: {
    summary: 'Chưa chi khoản nào.',
    drawing: {
      ...spendingDrawing,
      bars: spendingDrawing.bars.map((bar) => ({ ...bar, values: [0, 0, 0] })),
    },
  },
};

/** One that is low, by its tone and by its words. */
export const Tones: Story = {
  args: {
    title: 'Giờ dùng theo ngày',
    summary: 'Còn ít giờ.',
    drawing: {
      ...hoursDrawing,
      series: [
        { id: 'used', label: 'Đã dùng', look: 'solid', tone: 'neutral' },
        { id: 'running', label: 'Sắp hết giờ', look: 'striped', tone: 'warning' },
      ],
    },
  },
};

export const Narrow: Story = {
  render: () => (
    <Column width={288}>
      <Chart title="Chi tiêu theo tháng" summary="6 tháng." drawing={spendingDrawing} />
      <Chart title="Số dư" summary="Số dư và ước tính." drawing={balanceDrawing} />
      <Chart title="Giờ có máy trống" summary="4 máy." drawing={freeTimesDrawing} />
    </Column>
  ),
  play: staysInFrame,
};

export const LongVietnamese: Story = {
  args: {
    title: 'Chi tiêu của tài khoản “Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức” theo từng tháng',
    summary: 'Một hàng.',
    drawing: {
      ...freeTimesDrawing,
      series: [
        {
          id: 'rented',
          label: 'Máy đang được một khách khác thuê và có thể gia hạn',
          look: 'striped',
        },
        { id: 'free', label: 'Ước tính trống nếu khách không gia hạn', look: 'open' },
      ],
      rows: freeTimesDrawing.rows.map(({ id, label, until, cells }) => ({
        id,
        label: `${label} “Nghiêng nghiêng những thuở ruộng đồng”`,
        until,
        text: 'đang được thuê đến 17:15 ngày 20/11/2026, nếu không gia hạn',
        cells,
      })),
    },
  },
  render: (args) => (
    <Column width={288}>
      <Chart {...args} />
    </Column>
  ),
  play: staysInFrame,
};
