import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { Money } from './Money.tsx';
import { moneyPairs } from './Money.pairs.tsx';

const meta = {
  title: 'Components/Values/Money',
  tags: ['stable'],
  component: Money,
  parameters: { pairs: moneyPairs },
  args: { amount: 1_284_500 },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('1.284.500 VNĐ');
  },
};

export const Forms: Story = {
  render: () => (
    <Column>
      <Money amount={0} />
      <Money amount={-5400} />
      <Money amount={10_500_000} unit={false} />
      <Money amount={45_000} per="giờ" />
      <Money amount={10_500_000} per="tháng" look="figure" />
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('−5.400 VNĐ')).toBeVisible();
    await expect(canvas.getByText('45.000 VNĐ/giờ')).toBeVisible();
  },
};

/** Tabular digits: a column of amounts does not jitter. */
export const Columns: Story = {
  render: () => (
    <Column>
      <Money amount={11_111_111} unit={false} />
      <Money amount={88_000_000} unit={false} />
    </Column>
  ),
  async play({ canvas }) {
    await document.fonts.ready;
    const [ones, others] = [canvas.getByText('11.111.111'), canvas.getByText('88.000.000')];
    await expect(Math.round(ones.getBoundingClientRect().width)).toBe(
      Math.round(others.getBoundingClientRect().width),
    );
  },
};

/** It never breaks: the longest amount in a narrow column takes a separate line. */
export const Narrow: Story = {
  render: () => (
    <Column width={200}>
      <p>
        Số dư của bạn còn <Money amount={1_234_567_890} />, đủ thuê “Ẩn Ức” với giá{' '}
        <Money amount={10_500_000} per="tháng" look="figure" />.
      </p>
    </Column>
  ),
};
