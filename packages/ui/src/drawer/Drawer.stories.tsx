import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { IconLogout } from '../icon/generated/IconLogout.ts';
import { IconSun } from '../icon/generated/IconSun.ts';
import { SideNav } from '../side-nav/SideNav.tsx';
import { longGroups, sampleGroups } from '../testing/sample-navigation.tsx';
import { Drawer } from './Drawer.tsx';
import { DrawerRow } from './DrawerRow.tsx';
import { longName } from '../testing/long-name.ts';

const logOut = fn();

const meta = {
  title: 'Components/Navigation/Drawer',
  tags: ['stable'],
  component: Drawer,
  subcomponents: { DrawerRow },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: fn(),
    picture: <Avatar name="Đỗ Quốc Bửu" size="m" />,
    title: 'Đỗ Quốc Bửu',
    subtitle: 'quocbuu@vidu.vn',
    children: <SideNav groups={sampleGroups} place="drawer" />,
    footer: (
      <>
        <DrawerRow icon={<IconSun />} label="Giao diện" current="Theo máy" />
        <DrawerRow icon={<IconLogout />} label="Đăng xuất" onClick={logOut} />
      </>
    ),
  },
  beforeEach: () => {
    logOut.mockClear();
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by the customer; its rows are pressed, Esc and × close it. */
export const Default: Story = {
  async play({ args }) {
    const drawer = await screen.findByRole('dialog', { name: 'Đỗ Quốc Bửu' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.click(within(drawer).getByRole('button', { name: 'Đăng xuất' }));
    await expect(logOut).toHaveBeenCalledOnce();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Đóng menu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongVietnamese: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: 'Nguyễn Phước Nghiêng Thuở Trường Khuya',
    subtitle: 'nguyenphuocnghiengthuotruongkhuya@mot-ten-mien-rat-dai.vn',
    children: <SideNav groups={longGroups} place="drawer" />,
    footer: <DrawerRow icon={<IconSun />} label="Giao diện của cổng thuê máy" current="Theo máy" />,
  },
  async play() {
    const drawer = await screen.findByRole('dialog');
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { title: longName, subtitle: `${longName}@vidu.vn` },
  async play() {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
