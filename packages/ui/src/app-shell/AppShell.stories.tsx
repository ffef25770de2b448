import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentPropsWithRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BottomBar } from '../bottom-bar/BottomBar.tsx';
import { Brand } from '../brand-mark/BrandMark.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { DrawerRow } from '../drawer/DrawerRow.tsx';
import { IconClipboardList } from '../icon/generated/IconClipboardList.ts';
import { IconCloudComputing } from '../icon/generated/IconCloudComputing.ts';
import { IconDeviceDesktop } from '../icon/generated/IconDeviceDesktop.ts';
import { IconDeviceGamepad2 } from '../icon/generated/IconDeviceGamepad2.ts';
import { IconLogout } from '../icon/generated/IconLogout.ts';
import { IconServer } from '../icon/generated/IconServer.ts';
import { IconSun } from '../icon/generated/IconSun.ts';
import { IconUser } from '../icon/generated/IconUser.ts';
import { IconWallet } from '../icon/generated/IconWallet.ts';
import { SideNav, type NavigationGroup } from '../side-nav/SideNav.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { UserButton } from '../top-bar/UserButton.tsx';
import { AppShell } from './AppShell.tsx';

/** Stands for a router's link. */
function Anchor({ children, ...props }: ComponentPropsWithRef<'a'>) {
  return <a {...props}>{children}</a>;
}

const topUp = fn();
const here = (name: string) => `#${name}`;

const groups: readonly NavigationGroup[] = [
  {
    id: 'pc',
    caption: 'Máy PC',
    items: [
      {
        id: 'pcs',
        label: 'Thuê PC GPU',
        icon: <IconDeviceDesktop />,
        link: <Anchor href={here('pcs')} />,
        current: true,
      },
      {
        id: 'orders',
        label: 'Quản lý đơn PC',
        icon: <IconClipboardList />,
        link: <Anchor href={here('orders')} />,
      },
    ],
  },
  {
    id: 'account',
    caption: 'Tài khoản',
    items: [
      {
        id: 'recharge',
        label: 'Nạp tiền',
        icon: <IconWallet />,
        link: <Anchor href={here('recharge')} />,
      },
      {
        id: 'game',
        label: 'Yêu cầu tải game',
        icon: <IconDeviceGamepad2 />,
        external: true,
        link: <Anchor href="https://example.com/" />,
      },
    ],
  },
];

const quick = [
  {
    id: 'pcs',
    label: 'Máy PC',
    icon: <IconDeviceDesktop />,
    link: <Anchor href={here('pcs')} />,
    current: true,
  },
  {
    id: 'clouds',
    label: 'Cloud',
    icon: <IconCloudComputing />,
    link: <Anchor href={here('clouds')} />,
  },
  { id: 'vps', label: 'VPS', icon: <IconServer />, link: <Anchor href={here('vps')} /> },
  {
    id: 'recharge',
    label: 'Nạp tiền',
    icon: <IconWallet />,
    link: <Anchor href={here('recharge')} />,
  },
];

function Shell({
  name = 'Đỗ Quốc Bửu',
  balance = 1_284_500,
}: {
  readonly name?: string;
  readonly balance?: number | null;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <AppShell
        topBar={
          <TopBar
            brand={<Brand name="Trạm" link={<Anchor href={here('top')} />} />}
            links={[
              {
                id: 'home',
                label: 'Trang chủ',
                link: <Anchor href={here('home')} />,
                current: true,
              },
              { id: 'api', label: 'API', link: <Anchor href={here('api')} /> },
            ]}
            balance={balance}
            onTopUp={topUp}
            onNotifications={fn()}
            onMenu={() => setOpen(true)}
            menuOpen={open}
            userMenu={<UserButton avatar={<IconUser />} name={name} />}
          />
        }
        sideNav={<SideNav groups={groups} />}
        sideFooter={
          <>
            <strong>Hỗ trợ 8h30 – 23h00</strong>
            <br />
            Hotline 1900 0000 · Zalo
          </>
        }
        bottomBar={<BottomBar items={quick} onMenu={() => setOpen(true)} menuOpen={open} />}
      >
        <h1>Thuê PC GPU</h1>
        <p>Máy vật lý có GPU, thuê theo giờ, ngày hoặc tháng.</p>
      </AppShell>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        subtitle="quocbuu@vidu.vn"
        footer={
          <>
            <DrawerRow icon={<IconSun />} label="Giao diện" current="Theo máy" />
            <DrawerRow icon={<IconLogout />} label="Đăng xuất" />
          </>
        }
      >
        <SideNav groups={groups} place="drawer" />
      </Drawer>
    </>
  );
}

const meta = {
  title: 'Kit/AppShell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    topUp.mockClear();
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Landmarks, the current page, and the balance with its button. */
export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { name: 'Thuê PC GPU' }),
    );
    await expect(canvas.getByText('1.284.500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nạp tiền' }));
    await expect(topUp).toHaveBeenCalledOnce();
    await userEvent.tab();
  },
};

/** The first stop of the keyboard is the way past the menus. */
export const SkipLink: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Đến nội dung chính' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const BalanceUnknown: Story = { args: { balance: null } };

export const LongVietnamese: Story = {
  args: { name: 'Nguyễn Phước Nghiêng Thuở Trường Khuya', balance: 1_234_567_890 },
};

/** Below 1100 px the side menu is a drawer. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    const opener = canvas.queryAllByRole('button', { name: 'Menu' })[0];
    // A viewer without that viewport shows the desktop shell, which has no drawer.
    if (opener === undefined) return;
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Đỗ Quốc Bửu' });
    await waitFor(() =>
      expect(within(drawer).getByRole('link', { name: 'Thuê PC GPU' })).toHaveAttribute(
        'aria-current',
        'page',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
