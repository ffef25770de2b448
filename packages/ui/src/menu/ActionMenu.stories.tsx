import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { IconClockPlus } from '../icon/generated/IconClockPlus.ts';
import { IconDeviceGamepad2 } from '../icon/generated/IconDeviceGamepad2.ts';
import { IconKey } from '../icon/generated/IconKey.ts';
import { IconPlugConnected } from '../icon/generated/IconPlugConnected.ts';
import { IconPower } from '../icon/generated/IconPower.ts';
import { IconRefresh } from '../icon/generated/IconRefresh.ts';
import { IconRotate } from '../icon/generated/IconRotate.ts';
import { IconRoute } from '../icon/generated/IconRoute.ts';
import { IconTrash } from '../icon/generated/IconTrash.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { longName } from '../testing/long-name.ts';
import { actionMenuPairs } from './ActionMenu.pairs.tsx';

const wake = fn();
const remove = fn();

const meta = {
  title: 'Components/Actions/ActionMenu',
  tags: ['stable'],
  component: ActionMenu,
  parameters: { pairs: actionMenuPairs },
  beforeEach: () => {
    wake.mockClear();
    remove.mockClear();
  },
  args: {
    button: (
      <Button theme="tertiary" size="m" iconEnd={<IconChevronDown size={16} />}>
        Thao tác
      </Button>
    ),
    title: 'Render Tết 2027',
    subtitle: 'Còn 5 giờ 12 phút',
    keys: [
      { id: 'extend', label: 'Gia hạn', icon: <IconClockPlus />, onSelect: fn() },
      { id: 'play', label: 'Play', icon: <IconDeviceGamepad2 />, onSelect: fn() },
      { id: 'password', label: 'Mật khẩu mới', icon: <IconKey />, onSelect: fn() },
    ],
    groups: [
      {
        id: 'network',
        caption: 'Mạng',
        actions: [
          {
            id: 'route',
            label: 'Chọn đường internet',
            detail: 'Đang dùng WAN03 · FPT',
            icon: <IconRoute />,
            onSelect: fn(),
          },
          {
            id: 'rotate',
            label: 'Xoay IP',
            detail: 'Đổi IP trên đường bạn đang giữ',
            icon: <IconRotate />,
            onSelect: fn(),
          },
          { id: 'tunnel', label: 'Tải tunnel', icon: <IconPlugConnected />, onSelect: fn() },
        ],
      },
      {
        id: 'machine',
        caption: 'Máy',
        actions: [
          { id: 'wake', label: 'Bật nguồn', icon: <IconPower />, onSelect: wake },
          { id: 'reset', label: 'Reset máy', icon: <IconRefresh />, onSelect: fn() },
        ],
      },
      {
        id: 'end',
        actions: [
          {
            id: 'delete',
            label: 'Xóa PC',
            icon: <IconTrash />,
            critical: true,
            disabledReason: 'Chỉ xóa được khi máy không còn thuê',
            onSelect: remove,
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opens with Enter, moves with the arrows and letters, chooses with Enter, closes with Esc; the focus comes back. */
export const Keyboard: Story = {
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Thao tác' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Render Tết 2027' });
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: /^Chọn đường internet/ })).toHaveFocus(),
    );
    await userEvent.keyboard('b');
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: 'Bật nguồn' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(wake).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** A disabled item can be focused, says why, and does nothing. */
export const DisabledRowTellsWhy: Story = {
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { defaultOpen: true },
  async play() {
    const row = await screen.findByRole('menuitem', {
      name: 'Xóa PC Chỉ xóa được khi máy không còn thuê',
    });
    await expect(row).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(remove).not.toHaveBeenCalled();
  },
};

const expectFirstKey = () =>
  waitFor(() => expect(screen.getByRole('menuitem', { name: 'Gia hạn' })).toHaveFocus());

/** On a phone it is a sheet; the focus is on its first key, not on the ×. */
export const Sheet: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    await expectFirstKey();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Thao tác' }));
    await expectFirstKey();
  },
};

/** The sheet of a phone takes as many lines as the words need. */
export const LongVietnamese: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    defaultOpen: true,
    title: 'Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức, khuya khoắt trở trăn',
    subtitle: 'Còn 29 ngày 23 giờ 38 phút, dùng đến 21:40 ngày 20/12/2026',
    groups: [
      {
        id: 'network',
        caption: 'Mạng và đường truyền quốc tế',
        actions: [
          {
            id: 'route',
            label: 'Chọn đường internet khác cho máy đang chạy',
            detail: 'Đang dùng WAN03 · Viettel quốc tế, do người khác trong nhóm chọn lúc 16:24',
            icon: <IconRoute />,
            onSelect: fn(),
          },
        ],
      },
    ],
  },
  async play() {
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    defaultOpen: true,
    title: longName,
    subtitle: longName,
    groups: [
      { id: 'all', actions: [{ id: 'wake', label: longName, detail: longName, onSelect: wake }] },
    ],
  },
  async play() {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
