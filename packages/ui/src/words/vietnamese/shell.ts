import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.shell`. */
export const shellWords: WordGroup<'shell'> = {
  name: 'shell',
  vietnamese: {
    skip: 'Đến nội dung chính',
    topNavigation: 'Liên kết chung',
    mainNavigation: 'Danh mục chính',
    quickNavigation: 'Lối tắt',
    menu: 'Menu',
    closeMenu: 'Đóng menu',
    balance: 'Số dư',
    topUp: 'Nạp tiền',
    notifications: 'Thông báo',
  },
};
