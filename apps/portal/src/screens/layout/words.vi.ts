import { defineWords } from '../../app/words.ts';

/** Words of the authenticated layout. The order of the menu is the specification's (section 1). */
export const layoutWords = defineWords('screens/layout/words', {
  top: { home: 'Trang chủ', api: 'API' },
  groups: { pc: 'Máy PC', cloud: 'Cloud', vps: 'VPS', account: 'Tài khoản' },
  items: {
    pcs: 'Thuê PC GPU',
    pcOrders: 'Quản lý đơn PC',
    clouds: 'Thuê cloud gaming/render',
    cloudOrders: 'Quản lý đơn cloud',
    vps: 'Thuê VPS',
    vpsOrders: 'Quản lý đơn VPS',
    recharge: 'Nạp tiền',
    games: 'Yêu cầu tải game',
    identity: 'Hợp đồng thuê',
    logs: 'Quản lý log',
    guides: 'Hướng dẫn sử dụng',
  },
  quick: { pcs: 'Máy PC', clouds: 'Cloud', vps: 'VPS', recharge: 'Nạp tiền' },
  /** Name of the support lines, for screen readers. */
  help: 'Hỗ trợ',
  /** @param hours of support, as the operator writes them */
  support: (hours: string) => `Hỗ trợ ${hours}`,
  /** @param hotline a phone number */
  hotline: (hotline: string) => `Hotline ${hotline}`,
  zalo: 'Zalo',
  user: {
    /** Name of the menu before the account is known. */
    menu: 'Tài khoản',
    info: 'Thông tin tài khoản',
    username: 'Tên đăng nhập',
    email: 'Email',
    phone: 'Số điện thoại',
    fullName: 'Họ và tên',
    changePassword: 'Đổi mật khẩu',
    newTab: 'Mở trong tab mới',
    logOut: 'Đăng xuất',
    close: 'Đóng',
  },
  theme: {
    title: 'Giao diện',
    chosen: 'Đang dùng',
    choices: { system: 'Theo máy', light: 'Sáng', dark: 'Tối', contrast: 'Tương phản cao' },
  },
  language: { title: 'Ngôn ngữ', chosen: 'Đang dùng' },
  notifications: {
    title: 'Thông báo',
    none: 'Hiện không có thông báo nào',
  },
  ended: {
    lead: 'Phiên đăng nhập đã hết.',
    rest: 'Những gì bạn đang nhập vẫn còn trên trang này.',
    action: 'Đăng nhập lại',
  },
  accountFailed: {
    lead: 'Chưa tải được thông tin tài khoản.',
    rest: 'Số dư và các máy bạn đang thuê không bị ảnh hưởng.',
    action: 'Tải lại',
  },
  /** The palette, and the keys that open it. */
  commands: { open: 'Tìm lệnh', keys: 'Ctrl K' },
  noNetwork: {
    lead: 'Bạn đang ngoại tuyến.',
    rest: 'Bạn vẫn xem được danh sách đã đọc. Nạp tiền, thuê, gia hạn và thao tác với máy cần có mạng; các máy bạn đang thuê vẫn chạy bình thường.',
  },
  offline: {
    lead: 'Mất kết nối với máy chủ.',
    rest: 'Đang kết nối lại. Số liệu trên trang có thể đã cũ, các máy bạn đang thuê vẫn chạy bình thường.',
  },
  /** Said when the balance has changed. @param balance a sum with its unit */
  balanceChanged: (balance: string) => `Số dư của bạn hiện là ${balance}`,
});
