import { AppShell } from '../../src/app-shell/AppShell.tsx';
import { AccountLine, Avatar } from '../../src/avatar/Avatar.tsx';
import { BottomBar } from '../../src/bottom-bar/BottomBar.tsx';
import { Brand, BrandMark } from '../../src/brand-mark/BrandMark.tsx';
import { Button } from '../../src/button/Button.tsx';
import { Drawer } from '../../src/drawer/Drawer.tsx';
import { DrawerRow } from '../../src/drawer/DrawerRow.tsx';
import { IconHome } from '../../src/icon/generated/IconHome.ts';
import { IconMoon } from '../../src/icon/generated/IconMoon.ts';
import type { NavigationItem } from '../../src/navigation/navigation-link.tsx';
import { PageHead } from '../../src/page-head/PageHead.tsx';
import { SideNav, type NavigationGroup } from '../../src/side-nav/SideNav.tsx';
import { TabLinks } from '../../src/tabs/TabLinks.tsx';
import { Tabs } from '../../src/tabs/Tabs.tsx';
import { TopBar } from '../../src/top-bar/TopBar.tsx';
import { UserButton } from '../../src/top-bar/UserButton.tsx';
import { KitWordsProvider } from '../../src/words/KitWordsProvider.tsx';
import { vietnameseWords } from '../../src/testing/vietnamese-words.ts';
import { closed, open, type SampleTable } from '../sample.ts';

const nothing = (): void => {};

const items: readonly NavigationItem[] = [
  { id: 'home', label: 'Trang chủ', icon: <IconHome />, link: <a href="/">-</a>, current: true },
  { id: 'pcs', label: 'Thuê máy', icon: <IconHome />, link: <a href="/pcs">-</a> },
  { id: 'help', label: 'Trợ giúp', link: <a href="/help">-</a>, external: true },
];
const groups: readonly NavigationGroup[] = [{ id: 'pc', caption: 'Máy tính', items }];

const topBar = {
  brand: <Brand name="Trạm" />,
  links: items,
  balance: 120_000,
  onTopUp: nothing,
  onNotifications: nothing,
  onMenu: nothing,
  menuOpen: false,
  userMenu: <UserButton avatar={<Avatar name="Đỗ Quốc Bửu" />} name="Đỗ Quốc Bửu" />,
};

export const shellSamples = {
  './words': [
    closed(KitWordsProvider, { words: vietnameseWords, children: <Brand name="Trạm" /> }),
  ],
  './app-shell': [
    closed(
      AppShell,
      {
        topBar: <TopBar {...topBar} />,
        sideNav: <SideNav groups={groups} />,
        sideFooter: 'Hỗ trợ cả ngày',
        bottomBar: <BottomBar items={items} onMenu={nothing} menuOpen={false} />,
        children: <PageHead title="Bảng giá" />,
      },
      { alone: 'It holds the page’s one <main>, whose id stands in the address after a skip.' },
    ),
  ],
  './top-bar': [closed(TopBar, topBar)],
  './user-button': [
    open('button', UserButton, { avatar: <Avatar name="Đỗ Quốc Bửu" />, name: 'Đỗ Quốc Bửu' }),
  ],
  './side-nav': [closed(SideNav, { groups })],
  './drawer': [
    closed(Drawer, {
      open: true,
      onClose: nothing,
      picture: <Avatar name="Đỗ Quốc Bửu" />,
      title: 'Đỗ Quốc Bửu',
      subtitle: 'Số dư 120.000 VNĐ',
      children: <SideNav groups={groups} place="drawer" />,
      footer: <DrawerRow icon={<IconMoon />} label="Giao diện" current="Tối" />,
    }),
  ],
  './drawer-row': [
    open('button', DrawerRow, { icon: <IconMoon />, label: 'Giao diện', current: 'Tối' }),
  ],
  './bottom-bar': [closed(BottomBar, { items, onMenu: nothing, menuOpen: false })],
  './page-head': [
    closed(PageHead, { title: 'Bảng giá', children: 'Đơn vị: VNĐ', action: <Button>Thuê</Button> }),
  ],
  './tabs': [
    closed(Tabs, {
      label: 'Máy dựng phim',
      tabs: [
        { id: 'overview', label: 'Tổng quan', count: 2, panel: 'Đang chạy' },
        { id: 'bills', label: 'Hóa đơn', panel: 'Chưa có' },
      ],
    }),
  ],
  './tab-links': [
    closed(TabLinks, {
      label: 'Đơn hàng',
      items: [{ id: 'pc', label: 'Máy tính', link: <a href="/orders/pc">-</a>, current: true }],
    }),
  ],
  './brand-mark': [closed(Brand, { name: 'Trạm', link: <a href="/">-</a> }), closed(BrandMark, {})],
  './avatar': [
    closed(Avatar, { name: 'Đỗ Quốc Bửu' }),
    closed(AccountLine, { name: 'Đỗ Quốc Bửu', detail: 'Đã xác thực' }),
  ],
} satisfies Partial<SampleTable>;
