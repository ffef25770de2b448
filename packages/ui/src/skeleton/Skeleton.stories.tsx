import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { SkeletonCards, SkeletonTable, SkeletonText } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: SkeletonText,
  subcomponents: { SkeletonText, SkeletonCards, SkeletonTable },
  args: { lines: 3 },
} satisfies Meta<typeof SkeletonText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải…');
  },
};

export const Cards: Story = {
  render: () => <SkeletonCards count={2} />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Table: Story = { render: () => <SkeletonTable rows={4} columns={7} /> };

export const Narrow: Story = {
  render: () => (
    <Column width={288}>
      <SkeletonCards count={1} />
      <SkeletonTable rows={2} columns={7} lines={3} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
