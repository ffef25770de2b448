import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { Receipt } from './Receipt.tsx';
import { longName } from '../testing/long-name.ts';
import { receiptPairs } from './Receipt.pairs.tsx';

const meta = {
  title: 'Components/Values/Receipt',
  tags: ['stable'],
  component: Receipt,
  parameters: { pairs: receiptPairs },
  args: {
    lines: [
      { label: '6 giờ × 18.000 VNĐ', amount: 108_000 },
      { label: 'Giảm giá tài khoản 5%', amount: -5400 },
    ],
    total: 102_600,
    balance: { label: 'Số dư sau khi thuê', before: 1_284_500, after: 1_181_900 },
    facts: [{ label: 'Dùng đến khoảng', value: '22:28 20/11/2026' }],
  },
  render: (args) => (
    <Column width={512}>
      <Receipt {...args} />
    </Column>
  ),
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('102.600 VNĐ');
    await expect(canvas.getByText('−5.400 VNĐ')).toBeVisible();
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent(
      '1.284.500 → thành 1.181.900 VNĐ',
    );
  },
};

export const TooLittleMoney: Story = {
  args: {
    total: 1_396_500,
    balance: { label: 'Số dư sau khi thuê', before: 1_284_500, after: -112_000 },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('−112.000 VNĐ')).toBeVisible();
  },
};

export const LongVietnamese: Story = {
  args: {
    lines: [
      { label: '12 tháng × 10.500.000 VNĐ cho máy “Dựng phim ngắn Ẩn Ức”', amount: 126_000_000 },
      { label: 'Giảm giá tài khoản 12,5%', amount: -15_750_000 },
    ],
    total: 110_250_000,
  },
  render: (args) => (
    <Column width={288}>
      <Receipt {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  args: {
    lines: [{ label: longName, amount: 126_000_000 }],
    total: 126_000_000,
    facts: [{ label: longName, value: longName }],
  },
  render: (args) => (
    <Column width={288}>
      <Receipt {...args} />
    </Column>
  ),
};
