/** Vietnamese of the frame around every screen: what stands on each of them. A page carries the file where it draws one of its components. */
import type { KitWords } from '../KitWords.ts';

export const loadingWords: KitWords['loading'] = { label: 'Đang tải…' };

export const toastWords: KitWords['toast'] = {
  region: 'Thông báo',
  close: 'Đóng thông báo',
  valid: 'Thành công:',
  warn: 'Lưu ý:',
  inValid: 'Lỗi:',
};

export const shellWords: KitWords['shell'] = {
  skip: 'Đến nội dung chính',
  topNavigation: 'Liên kết chung',
  mainNavigation: 'Danh mục chính',
  quickNavigation: 'Lối tắt',
  menu: 'Menu',
  closeMenu: 'Đóng menu',
  balance: 'Số dư',
  topUp: 'Nạp tiền',
  notifications: 'Thông báo',
};

export const breadcrumbsWords: KitWords['breadcrumbs'] = { label: 'Đường dẫn' };

export const emptyStateWords: KitWords['emptyState'] = { title: 'Không có dữ liệu' };

export const errorStateWords: KitWords['errorState'] = { retry: 'Tải lại' };

export const offlineStateWords: KitWords['offlineState'] = {
  lost: 'Mất kết nối.',
  updatedAt: 'Cập nhật lúc',
  nothingYet: 'Số liệu sẽ hiện khi có mạng lại.',
};
