import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { IconFilter } from '../icon/generated/IconFilter.ts';
import { Switch } from '../switch/Switch.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Popover } from './Popover.tsx';
import { popoverPairs } from './Popover.pairs.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  tags: ['stable'],
  component: Popover,
  parameters: { pairs: popoverPairs },
  args: {
    button: <Button icon={<IconFilter size={16} />}>Bộ lọc</Button>,
    title: 'Lọc đơn thuê',
    children: (
      <>
        <TextField label="Tên máy" />
        <Switch label="Chỉ đơn đang thuê" />
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Esc closes it and the focus comes back; the page behind stays alive. */
export const Default: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button', { name: 'Bộ lọc' });
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'Lọc đơn thuê' });
    await waitFor(() =>
      expect(within(popover).getByRole('textbox', { name: 'Tên máy' })).toHaveFocus(),
    );
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Đóng' }),
    );
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
  },
};

/** On a phone it is a modal sheet. */
export const Sheet: Story = {
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }));
    const sheet = await screen.findByRole('dialog', { name: 'Lọc đơn thuê' });
    await waitFor(() => expect(sheet).toHaveStyle({ opacity: '1' }));
    await waitFor(() =>
      expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight),
    );
  },
};

function DialogWithPopover() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Thuê máy</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Thuê máy">
        <Popover button={<Button>Cách tính tiền</Button>} title="Cách tính tiền">
          Giá được làm tròn xuống theo từng đơn.
        </Popover>
      </Dialog>
    </>
  );
}

/** In a dialog Esc closes one level at a time. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: () => <DialogWithPopover />,
  async play() {
    const button = await screen.findByRole('button', { name: 'Cách tính tiền' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Cách tính tiền' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Cách tính tiền' })).toBeNull(),
    );
    const dialog = screen.getByRole('dialog', { name: 'Thuê máy' });
    // A busy browser may still be fading it in.
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** More than fits scrolls below its head, and is reached by the keyboard. */
export const LongVietnamese: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    title: 'Vì sao thời gian thuê của máy này chưa được tính',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Nghiêng Trường Khuyến: máy đang được cài Windows, thời gian thuê chỉ bắt đầu khi máy sẵn
        sàng.
      </p>
    )),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(popover).toHaveStyle({ opacity: '1' }));
    await expect(popover.getBoundingClientRect().height).toBeLessThanOrEqual(480);
    await expect(popover.scrollWidth).toBeLessThanOrEqual(320);
  },
};
