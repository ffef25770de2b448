import type { ComponentPropsWithRef } from 'react';
import { IconClipboardList } from '../icon/generated/IconClipboardList.ts';
import { IconCloudComputing } from '../icon/generated/IconCloudComputing.ts';
import { IconDeviceDesktop } from '../icon/generated/IconDeviceDesktop.ts';
import { IconDeviceGamepad2 } from '../icon/generated/IconDeviceGamepad2.ts';
import { IconServer } from '../icon/generated/IconServer.ts';
import { IconWallet } from '../icon/generated/IconWallet.ts';
import type { NavigationItem } from '../navigation/navigation-link.tsx';
import type { NavigationGroup } from '../side-nav/SideNav.tsx';

/** Stands for a router's link in the stories of the shell. */
export function SampleLink({ children, ...props }: ComponentPropsWithRef<'a'>) {
  return <a {...props}>{children}</a>;
}

const to = (name: string) => <SampleLink href={`#${name}`} />;

/** The side menu of the stories: two groups, the first item is the page that is shown, the last one leads out. */
export const sampleGroups: readonly NavigationGroup[] = [
  {
    id: 'pc',
    caption: 'Máy PC',
    items: [
      {
        id: 'pcs',
        label: 'Thuê PC GPU',
        icon: <IconDeviceDesktop />,
        link: to('pcs'),
        current: true,
      },
      { id: 'orders', label: 'Quản lý đơn PC', icon: <IconClipboardList />, link: to('orders') },
    ],
  },
  {
    id: 'account',
    caption: 'Tài khoản',
    items: [
      { id: 'recharge', label: 'Nạp tiền', icon: <IconWallet />, link: to('recharge') },
      {
        id: 'game',
        label: 'Yêu cầu tải game',
        icon: <IconDeviceGamepad2 />,
        external: true,
        link: <SampleLink href="https://example.com/" />,
      },
    ],
  },
];

/** The same item in other words. */
export function withLabel(item: NavigationItem, label: string): NavigationItem {
  return { ...item, label };
}

/** The same menu with longer words than the product has. */
export const longGroups: readonly NavigationGroup[] = sampleGroups.map(
  ({ id, caption, items }) => ({
    id,
    caption: `${caption} của nhóm dựng phim Ẩn Ức`,
    items: items.map((item) => withLabel(item, `${item.label} và kết xuất đồ họa ban đêm`)),
  }),
);

/** The four ways of a phone's bar. */
export const quickItems: readonly NavigationItem[] = [
  { id: 'pcs', label: 'Máy PC', icon: <IconDeviceDesktop />, link: to('pcs'), current: true },
  { id: 'clouds', label: 'Cloud', icon: <IconCloudComputing />, link: to('clouds') },
  { id: 'vps', label: 'VPS', icon: <IconServer />, link: to('vps') },
  { id: 'recharge', label: 'Nạp tiền', icon: <IconWallet />, link: to('recharge') },
];

/** The links of the top bar. */
export const barLinks: readonly NavigationItem[] = [
  { id: 'home', label: 'Trang chủ', link: to('home'), current: true },
  { id: 'api', label: 'API', link: to('api') },
];
