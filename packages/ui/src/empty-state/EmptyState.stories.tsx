import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { emptyStatePairs } from './EmptyState.pairs.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  parameters: { pairs: emptyStatePairs },
  args: {
    children: 'Bạn chưa thuê PC nào. Đơn thuê sẽ hiện ở đây ngay sau khi bạn bắt đầu.',
    action: (
      <Button theme="primary" size="m">
        Thuê PC GPU
      </Button>
    ),
  },
  render: (args) => (
    <Card padding="none">
      <EmptyState {...args} />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Không có dữ liệu' })).toBeVisible();
  },
};

export const Filtered: Story = {
  args: {
    children: 'Không có đơn nào khớp với bộ lọc.',
    action: <Button size="m">Xóa lọc</Button>,
  },
};

export const WordsOnly: Story = { render: () => <EmptyState /> };

export const LongVietnamese: Story = {
  args: {
    children:
      'Bạn chưa gửi yêu cầu thêm phần cứng nào cho máy “Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức”. Yêu cầu sẽ hiện ở đây ngay sau khi gửi.',
  },
  render: (args) => (
    <Column width={272}>
      <EmptyState {...args} />
    </Column>
  ),
  play: staysInFrame,
};
