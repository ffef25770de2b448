import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Components/Values/Price',
  tags: ['stable'],
  component: Price,
  args: { amount: 45_000, per: 'giờ' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @spec 2.90
export const Discounted: Story = {
  args: { amount: 81_000, original: 90_000, discountPercent: 10, per: 'tháng', size: 'l' },
  async play({ canvas, canvasElement }) {
    const struck = canvasElement.querySelector('s');
    await expect(struck).toHaveTextContent('giá gốc 90.000 VNĐ');
    await expect(canvas.getByText('Giảm 10%')).toBeVisible();
  },
};

/** No discount, or one of nothing: no struck-through price. */
// @spec 2.90
export const NotDiscounted: Story = {
  args: { amount: 90_000, original: 90_000, discountPercent: 0, size: 'l' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

export const Narrow: Story = {
  args: {
    amount: 10_500_000,
    original: 12_000_000,
    discountPercent: 12.5,
    per: 'tháng',
    size: 'l',
  },
  render: (args) => (
    <Column width={160}>
      <Price {...args} />
    </Column>
  ),
  play: staysInFrame,
};
