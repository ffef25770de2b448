import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { errorStatePairs } from './ErrorState.pairs.tsx';

const meta = {
  title: 'Components/Feedback/ErrorState',
  tags: ['stable'],
  component: ErrorState,
  parameters: { pairs: errorStatePairs },
  args: {
    title: 'Chưa tải được danh sách',
    children: 'Kết nối bị ngắt. Các máy bạn đang thuê vẫn chạy bình thường.',
    onRetry: fn(),
  },
  render: (args) => (
    <Card padding="none">
      <ErrorState {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được danh sách');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Pressed again while it is trying: one attempt is enough. */
export const Retrying: Story = {
  args: { retrying: true },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Đang tải…' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WithoutRetry: Story = {
  render: () => <ErrorState title="Chưa tải được danh sách">Thử lại sau ít phút.</ErrorState>,
};

export const LongVietnamese: Story = {
  args: {
    title: 'Chưa tải được danh sách đơn thuê máy dựng phim và kết xuất đồ họa',
    children:
      'Kết nối đến máy chủ bị ngắt giữa chừng. Các máy bạn đang thuê vẫn chạy bình thường, tiền và thời gian thuê không thay đổi.',
  },
  render: (args) => (
    <Column width={272}>
      <ErrorState {...args} />
    </Column>
  ),
  play: staysInFrame,
};
