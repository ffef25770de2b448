import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { passwordFieldPairs } from './PasswordField.pairs.tsx';

const meta = {
  title: 'Components/Text fields/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  parameters: { pairs: passwordFieldPairs },
  args: { label: 'Mật khẩu', autoComplete: 'current-password', name: 'password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye works by keyboard, keeps what was typed, and hides it again when the form is sent. */
// @spec 2.112
export const Default: Story = {
  render: (args) => (
    <form aria-label="Đăng nhập" onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  async play({ canvas }) {
    const input = canvas.getByLabelText('Mật khẩu');
    await userEvent.type(input, 'bi-mat');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('bi-mat');
    await expect(canvas.getByRole('button', { name: 'Ẩn mật khẩu' })).toHaveFocus();
    await userEvent.type(input, '{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <PasswordField {...args} defaultValue="bi-mat-2026" />
      <PasswordField
        {...args}
        defaultValue="bi"
        issue={{ status: 'invalid', message: 'Mật khẩu nhập lại chưa khớp' }}
      />
      <PasswordField {...args} defaultValue="bi-mat" disabled />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Nhập lại mật khẩu mới của tài khoản quản lý máy',
    hint: 'Ít nhất tám ký tự, có chữ hoa, chữ thường và chữ số; không dùng lại mật khẩu cũ.',
    defaultValue: 'nghiêng-nghiêng-những-thuở-ruộng-đồng-ẩn-ức',
  },
  render: (args) => (
    <Column width={240}>
      <PasswordField {...args} />
    </Column>
  ),
  play: staysInFrame,
};
