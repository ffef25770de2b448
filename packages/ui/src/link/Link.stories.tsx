import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { Link } from './Link.tsx';
import { linkPairs } from './Link.pairs.tsx';

const meta = {
  title: 'Components/Actions/Link',
  tags: ['stable'],
  component: Link,
  parameters: { pairs: linkPairs },
  args: { href: '#dang-ky', children: 'Đăng ký' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link is part of a sentence; a separate one is a `LinkButton`. */
export const Default: Story = {
  render: (args) => (
    <p>
      Chưa có tài khoản? <Link {...args} />
    </p>
  ),
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
        Bạn đồng ý với{' '}
        <Link href="https://example.com/" external>
          Điều khoản sử dụng
        </Link>
      </p>
      <p>
        Chưa rõ? Xem{' '}
        <Link href="#chung" tone="inherit">
          Hướng dẫn sử dụng
        </Link>
      </p>
      <p>
        Bạn đang ở{' '}
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
    const external = canvas.getByRole('link', { name: 'Điều khoản sử dụng (mở trong tab mới)' });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
    const rendered = canvas.getByRole('link', { name: 'Thuê VPS' });
    await expect(rendered).toHaveAttribute('data-router', 'true');
    await expect(rendered).toHaveAttribute('aria-current', 'page');
  },
};

/** It breaks like the text around it, and stays underlined on each line. */
export const LongVietnamese: Story = {
  render: () => (
    <Column width={240}>
      <p>
        Tôi đã đọc và đồng ý với{' '}
        <Link href="#dieu-khoan" external>
          điều khoản dịch vụ và hợp đồng thuê máy của Công ty Nghiêng Thuở Trường Khuya
        </Link>
        .
      </p>
      <p>
        <Link href="#tai-tep">
          tep-cau-hinh-tunnel-may-04-6740d5aa9f0b7c136740d5aa9f0b7c13.conf
        </Link>
      </p>
    </Column>
  ),
  play: staysInFrame,
};
