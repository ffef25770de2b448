import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Column } from '../story-frame/StoryFrame.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '#dang-ky', children: 'Đăng ký' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Đăng ký' })).toHaveFocus();
  },
};

export const Kinds: Story = {
  render: () => (
    <Column>
      <p>
        Chưa có tài khoản? <Link href="#dang-ky">Đăng ký</Link>
      </p>
      <p>
        <Link href="https://example.com/" external>
          Điều khoản sử dụng
        </Link>
      </p>
      <p>
        <Link href="#chung" tone="inherit">
          Hướng dẫn sử dụng
        </Link>
      </p>
      <p>
        <Link
          render={
            <a href="#vps" data-router="true">
              VPS
            </a>
          }
          current
        >
          Thuê VPS
        </Link>
      </p>
    </Column>
  ),
  async play({ canvas }) {
    const external = canvas.getByRole('link', { name: 'Điều khoản sử dụng (mở trong thẻ mới)' });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
    const rendered = canvas.getByRole('link', { name: 'Thuê VPS' });
    await expect(rendered).toHaveAttribute('data-router', 'true');
    await expect(rendered).toHaveAttribute('aria-current', 'page');
  },
};
