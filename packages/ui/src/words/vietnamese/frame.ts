/** Vietnamese of the frame around every screen: what stands on each of them. A page carries the file where it draws one of its components. */
import type { WordGroup } from '../KitWords.ts';

export const loadingWords: WordGroup<'loading'> = {
  name: 'loading',
  vietnamese: { label: 'Đang tải…' },
};

export const toastWords: WordGroup<'toast'> = {
  name: 'toast',
  vietnamese: {
    region: 'Thông báo',
    close: 'Đóng thông báo',
    valid: 'Thành công:',
    warn: 'Lưu ý:',
    inValid: 'Lỗi:',
  },
};

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

export const breadcrumbsWords: WordGroup<'breadcrumbs'> = {
  name: 'breadcrumbs',
  vietnamese: { label: 'Đường dẫn' },
};

export const emptyStateWords: WordGroup<'emptyState'> = {
  name: 'emptyState',
  vietnamese: { title: 'Không có dữ liệu' },
};

export const errorStateWords: WordGroup<'errorState'> = {
  name: 'errorState',
  vietnamese: { retry: 'Tải lại' },
};

export const offlineStateWords: WordGroup<'offlineState'> = {
  name: 'offlineState',
  vietnamese: {
    lost: 'Mất kết nối.',
    updatedAt: 'Cập nhật lúc',
    nothingYet: 'Số liệu sẽ hiện khi có mạng lại.',
  },
};
