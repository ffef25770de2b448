import { defineWords } from '../../app/words.ts';

/** Words of a PC's action menu. They come with its code. */
export const menuWords = defineWords('screens/pcs/menu-words', {
  extend: 'Gia hạn',
  play: 'Play',
  network: 'Mạng',
  wan: 'Chọn đường internet',
  wanDefault: 'Đang đi đường mặc định',
  /** @param route name of a route: 'WAN01 VNPT' */
  wanInUse: (route: string) => `Đang dùng ${route}`,
  rotation: 'Xoay IP',
  rotationDetail: 'Đổi IP trên đường bạn đang giữ',
  tunnel: 'Tải tunnel',
  tunnelDetail: 'Windows, macOS, điện thoại, file cấu hình',
  machine: 'Máy',
  wake: 'Bật nguồn',
  wakeDetail: 'Khi máy đã tắt từ bên trong Windows',
  connect: 'Thông tin kết nối',
  connectDetail: 'Địa chỉ, tên đăng nhập, mật khẩu',
  reset: 'Reset máy',
  resetDetail: 'Khởi động lại, phiên đang mở sẽ ngắt',
  password: 'Cấp mật khẩu mới',
  passwordDetail: 'Mật khẩu cũ không còn dùng được',
  newPassword: 'Mật khẩu mới',
  delete: 'Xóa PC',
  /** @param time '5 giờ 12 phút' */
  timeLeft: (time: string) => `Dùng đến ${time}`,
});
