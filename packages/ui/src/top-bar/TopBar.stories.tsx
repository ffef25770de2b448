import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { Brand } from '../brand-mark/BrandMark.tsx';
import { barLinks, SampleLink } from '../testing/sample-navigation.tsx';
import { TopBar } from './TopBar.tsx';
import { UserButton } from './UserButton.tsx';
import { longName } from '../testing/long-name.ts';

const meta = {
  title: 'Components/Navigation/TopBar',
  tags: ['stable'],
  component: TopBar,
  subcomponents: { UserButton },
  args: {
    brand: <Brand name="Trạm" link={<SampleLink href="#top" />} />,
    links: barLinks,
    balance: 1_284_500,
    onTopUp: fn(),
    onNotifications: fn(),
    onMenu: fn(),
    menuOpen: false,
    userMenu: (
      <UserButton avatar={<Avatar name="Đỗ Quốc Bửu" />} name="Đỗ Quốc Bửu" aria-haspopup="menu" />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The balance is text here; what can be pressed are the top-up, the bell and the user. */
// @spec 2.28
export const Default: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('banner')).toHaveTextContent('1.284.500');
    await userEvent.click(canvas.getByRole('button', { name: 'Nạp tiền' }));
    await expect(args.onTopUp).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Đỗ Quốc Bửu' })).toBeVisible();
    // On a phone notifications are in the drawer.
    const bell = canvas.queryByRole('button', { name: 'Thông báo' });
    if (bell === null) return;
    await userEvent.click(bell);
    await expect(args.onNotifications).toHaveBeenCalledOnce();
  },
};

/** With more to say about it the balance is a button, and a few words are under it. */
export const BalanceWithNote: Story = {
  args: { balanceNote: 'Hết giờ 14:28', onBalance: fn() },
  async play({ canvas, args }) {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Số dư 1.284.500 VNĐ Hết giờ 14:28' }),
    );
    await expect(args.onBalance).toHaveBeenCalledOnce();
  },
};

/** The number of new messages is at the bell, for the eyes; the bell's name has it in words. On a phone it is in the drawer. */
export const News: Story = {
  args: { news: { count: 3, label: 'Thông báo, 3 mới' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Thông báo' })).toBeNull();
    const bell = canvas.queryByRole('button', { name: 'Thông báo, 3 mới' });
    if (bell !== null) await expect(canvas.getByText('3')).toBeVisible();
  },
};

/** Numbers above 99 are shown as 99+. */
export const ManyNews: Story = {
  args: { news: { count: 128, label: 'Thông báo, 128 mới' } },
  async play({ canvas }) {
    if (canvas.queryByRole('button', { name: 'Thông báo, 128 mới' }) === null) return;
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const BalanceUnknown: Story = { args: { balance: null } };

/** The balance never hides: at 320 px the name of the brand and of the customer make room. */
export const LongVietnamese: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    brand: <Brand name="Trạm Trường Khuya" />,
    balance: 1_234_567_890,
    balanceNote: 'thiếu 12.112.000 VNĐ',
    onBalance: fn(),
    userMenu: (
      <UserButton avatar={<Avatar name="" />} name="Nguyễn Phước Nghiêng Thuở Trường Khuya" />
    ),
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('1.234.567.890')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  args: {
    userMenu: (
      <UserButton avatar={<Avatar name={longName} />} name={longName} aria-haspopup="menu" />
    ),
  },
};
