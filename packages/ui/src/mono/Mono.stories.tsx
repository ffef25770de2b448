import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { Mono } from './Mono.tsx';

const meta = {
  title: 'Components/Values/Mono',
  tags: ['stable'],
  component: Mono,
  args: { children: '103.140.38.21:33907' },
} satisfies Meta<typeof Mono>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Browsers do not translate it, and draw every character separately, without ligatures. */
export const Default: Story = {
  async play({ canvas }) {
    const value = canvas.getByText('103.140.38.21:33907');
    await expect(value).toHaveAttribute('translate', 'no');
    await expect(getComputedStyle(value).fontVariantLigatures).toBe('none');
  },
};

/** A password may hold what would become an arrow; 0 and O, 1 and l are distinct. */
export const Kinds: Story = {
  render: () => (
    <Column>
      <p>
        Mật khẩu <Mono>tR8m--&gt;kQ27x0Z</Mono>
      </p>
      <p>
        Mã đơn <Mono>6740d5aa9f0b7c13</Mono>, nội dung chuyển khoản <Mono>NAP 0O1l 4821</Mono>
      </p>
    </Column>
  ),
};

/** What has no place to break breaks where it must. */
export const Narrow: Story = {
  render: () => (
    <Column width={200}>
      <p>
        Token <Mono>eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0</Mono>
      </p>
    </Column>
  ),
  play: staysInFrame,
};
