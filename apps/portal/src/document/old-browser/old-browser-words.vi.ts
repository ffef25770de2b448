/** Words of the page that a browser is led to which is too old for the portal. */
export const oldBrowserWords = {
  title: 'Trình duyệt này quá cũ',
  reassurance: 'Máy đang thuê và số dư của bạn không bị ảnh hưởng.',
  /** @param browsers names with versions */
  needed: (browsers: string) =>
    `Trang này cần một trong các phiên bản sau, hoặc mới hơn: ${browsers}.`,
  steps: [
    'Điện thoại Android: mở CH Play và cập nhật trình duyệt.',
    'iPhone, iPad: mở Cài đặt, Cài đặt chung, Cập nhật phần mềm.',
    'Windows 7 và 8: cài Firefox ESR 115 hoặc Chrome 109.',
    'Máy tính khác: cập nhật trình duyệt, hoặc cài một trình duyệt dưới đây.',
  ],
  retry: 'Mở lại trang',
  /** @param hotline the operator's */
  help: (hotline: string) => `Bạn cần giúp đỡ? Gọi ${hotline}.`,
};
