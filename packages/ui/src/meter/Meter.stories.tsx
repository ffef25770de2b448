import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { Meter } from './Meter.tsx';
import { meterPairs } from './Meter.pairs.tsx';

const meta = {
  title: 'Components/Time left/Meter',
  tags: ['stable'],
  component: Meter,
  parameters: { pairs: meterPairs },
  args: {
    label: 'Giờ dùng còn lại',
    value: 2480,
    max: 3600,
    text: '41 giờ 20 phút',
    detail: ' / 60 giờ',
  },
  render: (args) => (
    <Column width={245}>
      <Meter {...args} />
    </Column>
  ),
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const meter = canvas.getByRole('meter', { name: 'Giờ dùng còn lại' });
    await expect(meter).toHaveAttribute('aria-valuetext', '41 giờ 20 phút / 60 giờ');
  },
};

export const LittleLeft: Story = {
  args: {
    label: 'Hạn dùng',
    value: 1,
    max: 15,
    text: 'Còn 1 ngày',
    detail: ', đến 21/11/2026',
    tone: 'warning',
  },
};

export const Empty: Story = { args: { value: 0, text: '0 giờ' } };

/** More than all is all; a maximum of nothing is nothing. */
export const OutOfRange: Story = {
  render: () => (
    <Column width={245}>
      <Meter label="Quá mức" value={200} max={60} text="60 giờ" />
      <Meter label="Không có" value={1} max={0} text="0 giờ" />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Giờ dùng còn lại của gói dựng phim và kết xuất đồ họa ban đêm',
    text: '1.041 giờ 20 phút',
    detail: ' / 1.060 giờ, dùng đến 21:40 ngày 02/12/2026',
    tone: 'warning',
  },
  render: (args) => (
    <Column width={200}>
      <Meter {...args} />
    </Column>
  ),
  play: staysInFrame,
};
