import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { TabLinks } from './TabLinks.tsx';

const meta = {
  title: 'Components/Navigation/TabLinks',
  tags: ['stable'],
  component: TabLinks,
  args: {
    label: 'Đơn hàng',
    items: [
      { id: 'pc', label: 'Máy PC', count: 24, link: <a href="/orders/pc">Máy PC</a> },
      { id: 'cloud', label: 'Cloud', link: <a href="/orders/cloud">Cloud</a>, current: true },
      { id: 'vps', label: 'VPS', link: <a href="/orders/vps">VPS</a> },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to readers too: the page that is shown is the current one. */
export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Đơn hàng' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Cloud');
    await expect(canvas.getByRole('link', { name: 'Máy PC 24' })).toHaveAttribute(
      'href',
      '/orders/pc',
    );
  },
};

export const LongVietnamese: Story = {
  args: {
    items: [
      { id: '1', label: 'Đơn thuê máy dựng phim', link: <a href="/1">Đơn</a> },
      { id: '2', label: 'Lịch sử nạp tiền', link: <a href="/2">Nạp</a> },
      { id: '3', label: 'Hoạt động của tài khoản', link: <a href="/3">Log</a>, current: true },
    ],
  },
  render: (args) => (
    <Column width={272}>
      <TabLinks {...args} />
    </Column>
  ),
  async play({ canvas }) {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(row.width).toBeLessThanOrEqual(272);
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1),
    );
  },
};
