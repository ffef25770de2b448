import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { OfflineState } from './OfflineState.tsx';

const meta = {
  title: 'Components/Feedback/OfflineState',
  tags: ['stable'],
  component: OfflineState,
  args: { updatedAt: '2026-11-20T08:40:00Z' },
} satisfies Meta<typeof OfflineState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Mất kết nối. Cập nhật lúc 20/11/2026 15:40:00',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithRetry: Story = {
  args: { onRetry: fn() },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { onRetry: fn(), busy: true } };

export const NothingYet: Story = { args: { updatedAt: null } };

export const Narrow: Story = {
  args: { onRetry: fn() },
  render: (args) => (
    <Column width={230}>
      <OfflineState {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
