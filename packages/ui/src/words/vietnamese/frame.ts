/** Vietnamese of the frame around every screen: what stands on each of them. A page carries the file where it draws one of its components. */

export const loadingWords = {
  /** The veil and what is announced with it. */
  label: 'Đang tải…',
};

export const toastWords = {
  /** Name of the landmark that F6 reaches. */
  region: 'Thông báo',
  close: 'Đóng thông báo',
  /** Spoken before the title, since a screen reader does not announce the tone: valid, warn, inValid. */
  valid: 'Thành công:',
  warn: 'Lưu ý:',
  inValid: 'Lỗi:',
};

export const shellWords = {
  skip: 'Đến nội dung chính',
  /** Names of the landmarks: links of the top bar, the side menu, the bottom bar. */
  topNavigation: 'Liên kết chung',
  mainNavigation: 'Danh mục chính',
  quickNavigation: 'Lối tắt',
  /** Opens the drawer. */
  menu: 'Menu',
  closeMenu: 'Đóng menu',
  balance: 'Số dư',
  topUp: 'Nạp tiền',
  notifications: 'Thông báo',
};

export const emptyStateWords = { title: 'Không có dữ liệu' };

export const errorStateWords = { retry: 'Tải lại' };

export const offlineStateWords = {
  lost: 'Mất kết nối.',
  /** Stands before the moment from which the screen is. */
  updatedAt: 'Cập nhật lúc',
  /** Nothing has come yet. */
  nothingYet: 'Số liệu sẽ hiện khi có mạng lại.',
};
