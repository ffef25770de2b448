import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BottomBar } from '../bottom-bar/BottomBar.tsx';
import { Brand } from '../brand-mark/BrandMark.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { DrawerRow } from '../drawer/DrawerRow.tsx';
import { IconLogout } from '../icon/generated/IconLogout.ts';
import { IconSun } from '../icon/generated/IconSun.ts';
import { IconUser } from '../icon/generated/IconUser.ts';
import { PageHead } from '../page-head/PageHead.tsx';
import { SideNav } from '../side-nav/SideNav.tsx';
import { barLinks, quickItems, sampleGroups, SampleLink } from '../testing/sample-navigation.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { UserButton } from '../top-bar/UserButton.tsx';
import { AppShell } from './AppShell.tsx';

const topUp = fn();
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
            brand={<Brand name="Trạm" link={<SampleLink href="#top" />} />}
            links={barLinks}
            balance={balance}
            onTopUp={topUp}
            onNotifications={fn()}
            onMenu={() => setOpen(true)}
            menuOpen={open}
            userMenu={<UserButton avatar={<IconUser />} name={name} />}
          />
        }
        sideNav={<SideNav groups={sampleGroups} />}
        sideFooter={
          <div>
            <strong>Hỗ trợ 8h30 – 23h00</strong>
            <br />
            Hotline 1900 0000 · Zalo
          </div>
        }
        bottomBar={<BottomBar items={quickItems} onMenu={() => setOpen(true)} menuOpen={open} />}
      >
        <PageHead title="Thuê PC GPU">Máy vật lý có GPU, thuê theo giờ, ngày hoặc tháng.</PageHead>
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
        <SideNav groups={sampleGroups} place="drawer" />
      </Drawer>
    </>
  );
}

const meta = {
  title: 'Components/Navigation/AppShell',
  tags: ['stable'],
  component: Shell,
  subcomponents: { AppShell },
  args: { name: 'Đỗ Quốc Bửu', balance: 1_284_500 },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
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

/** The first tab stop is the skip link past the menus. */
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
