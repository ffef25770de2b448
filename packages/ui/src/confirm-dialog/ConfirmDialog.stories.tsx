import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconTrash } from '../icon/generated/IconTrash.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { longName } from '../testing/long-name.ts';
import { confirmDialogPairs } from './ConfirmDialog.pairs.tsx';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  tags: ['stable'],
  component: ConfirmDialog,
  parameters: { pairs: confirmDialogPairs, docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    title: 'Xóa “Game đêm cuối tuần”?',
    children: <p>PC này sẽ biến mất khỏi danh sách của bạn và không lấy lại được.</p>,
    confirmLabel: 'Xóa PC',
    confirmIcon: <IconTrash />,
    theme: 'danger',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It opens on the way out: Enter, pressed too soon, deletes nothing. */
export const Danger: Story = {
  async play({ args }) {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus());
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Xóa “Game đêm cuối tuần”?');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

function Deletable(args: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconTrash />} onClick={() => setOpen(true)}>
        Xóa PC
      </Button>
      <ConfirmDialog
        {...args}
        open={open}
        onConfirm={() => {
          args.onConfirm();
          setOpen(false);
        }}
      />
    </>
  );
}

/** The answer is the dangerous button's alone; with it the dialog is gone and the focus back at what had opened it. */
export const Confirmed: Story = {
  render: (args) => <Deletable {...args} />,
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa PC' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xóa PC' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Xóa PC' })).toHaveFocus();
  },
};

export const Primary: Story = {
  args: {
    theme: 'primary',
    title: 'Cấp mật khẩu mới?',
    children: <p>Phiên Remote Desktop đang mở sẽ ngắt. Mật khẩu cũ không còn dùng được.</p>,
    confirmLabel: 'Cấp mật khẩu mới',
    confirmIcon: undefined,
  },
};

/** While the action runs a second press is ignored. */
export const Busy: Story = {
  args: { busy: true },
  async play({ args }) {
    const button = await screen.findByRole('button', { name: 'Đang gửi…' });
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** On a phone it is a sheet; the buttons keep their whole words. */
export const LongVietnamese: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: 'Xóa “Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức, khuya khoắt trở trăn”?',
    children: (
      <p>
        Toàn bộ dữ liệu trên ổ cứng của máy sẽ bị xóa, kể cả những bản dựng chưa tải về. Việc này
        không hoàn tác được, và tiền thuê còn lại không được hoàn.
      </p>
    ),
    confirmLabel: 'Xóa PC và toàn bộ dữ liệu',
  },
  async play() {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: `Xóa “${longName}”?`,
    children: <p>{longName}</p>,
  },
  async play() {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
