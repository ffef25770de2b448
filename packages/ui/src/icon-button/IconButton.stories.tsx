import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconBell } from '../icon/generated/IconBell.ts';
import { IconCopy } from '../icon/generated/IconCopy.ts';
import { IconEye } from '../icon/generated/IconEye.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { Row } from '../testing/StoryFrame.tsx';
import { IconButton } from './IconButton.tsx';
import { iconButtonPairs } from './IconButton.pairs.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  tags: ['stable'],
  component: IconButton,
  parameters: { pairs: iconButtonPairs },
  args: { 'aria-label': 'Đóng', icon: <IconX />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Đóng' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: () => (
    <Row>
      <IconButton aria-label="Đóng" icon={<IconX size={16} />} />
      <IconButton aria-label="Thông báo" icon={<IconBell />} size="m" />
      <IconButton aria-label="Sao chép" icon={<IconCopy />} size="m" theme="secondary" />
      <IconButton aria-label="Hiện mật khẩu" aria-pressed icon={<IconEye />} size="m" />
      <IconButton aria-label="Trang sau" icon={<IconCopy />} size="m" theme="secondary" disabled />
    </Row>
  ),
};

export const Disabled: Story = {
  args: { disabled: true },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Đóng' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
