import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { longName } from '../testing/long-name.ts';
import { dialogPairs } from './Dialog.pairs.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  tags: ['stable'],
  component: Dialog,
  parameters: { pairs: dialogPairs, docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: false,
    title: 'Nhập mã OTP',
    onClose: fn(),
    children: <p>Mã gồm 6 chữ số đã gửi tới email của bạn.</p>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens from a button, as a screen does. */
function Opened({ initiallyOpen = true, ...props }: DialogProps & { initiallyOpen?: boolean }) {
  const [open, setOpen] = useState(initiallyOpen);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở hộp thoại</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        footer={
          <>
            <Button size="m" onClick={close}>
              Hủy
            </Button>
            <Button size="m" theme="primary">
              Xác nhận
            </Button>
          </>
        }
      />
    </>
  );
}

const opened = (size: NonNullable<DialogProps['size']>): Story => ({
  args: { size },
  render: (args) => <Opened {...args} />,
});

export const Form: Story = opened('form');
export const Confirm: Story = opened('confirm');
export const Rental: Story = opened('rental');
export const Wide: Story = opened('wide');

/** Opens, takes the focus, closes with Esc, and gives the focus back. The page does not scroll or jump meanwhile. */
// @spec 2.110
export const KeyboardAndScroll: Story = {
  render: (args) => (
    <>
      <Opened {...args} initiallyOpen={false} />
      <div style={{ height: '200vh' }} />
    </>
  ),
  async play({ canvas, args }) {
    const opener = canvas.getByRole('button', { name: 'Mở hộp thoại' });
    const place = opener.getBoundingClientRect().left;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Nhập mã OTP' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Hủy' })).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(opener.getBoundingClientRect().left).toBe(place);
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Đóng' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A press outside does nothing, unless nothing can be lost. */
// @spec 2.110
export const PressOutside: Story = {
  render: (args) => <Opened {...args} />,
  async play({ args }) {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The body scrolls; the head and the buttons stay. */
export const LongVietnamese: Story = {
  args: {
    size: 'confirm',
    title: 'Xóa “Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức, khuya khoắt trở trăn”?',
    subtitle: 'Máy 04 · Dựng phim ngắn Ẩn Ức bản cuối cùng của mùa đông năm ấy',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>Vi phạm điều khoản, tài khoản bị khóa vĩnh viễn.</p>
    )),
  },
  render: (args) => <Opened {...args} />,
  async play() {
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Xác nhận' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    size: 'confirm',
    title: `Gia hạn máy “${longName}”`,
    subtitle: longName,
    children: longName,
  },
  render: (args) => <Opened {...args} />,
  async play() {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** On a phone it is a sheet at the bottom edge. */
export const Phone: Story = { ...LongVietnamese, globals: { viewport: { value: 'mobile1' } } };
