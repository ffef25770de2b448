import type { CloudImageAction } from '@tram/machines/cloud-image/rules';
import type { PcImageAction } from '@tram/machines/pc-image/rules';
import { defineWords } from '../../app/words.ts';

/** Actions of a PC that have a dialog of their own. */
export type PcCommand = Exclude<PcImageAction, 'wake'>;

/** Actions of a cloud machine that have a dialog of their own. */
export type CloudCommand = Exclude<CloudImageAction, 'start' | 'downloadRdp'>;

const pc: Readonly<Record<PcCommand, (name: string) => string>> = {
  rent: (name) => `Thuê ${name}`,
  extend: (name) => `Gia hạn ${name}`,
  downloadRdp: (name) => `Kết nối tới ${name}`,
  play: (name) => `Play trên ${name}`,
  reset: (name) => `Reset ${name}`,
  renewPassword: (name) => `Cấp mật khẩu mới cho ${name}`,
  chooseRoute: (name) => `Chọn đường internet cho ${name}`,
  rotateIp: (name) => `Xoay IP của ${name}`,
  tunnel: (name) => `Tải tunnel của ${name}`,
  delete: (name) => `Xóa ${name}`,
};

/** What the customer may know an action as: from its button, from another portal. */
const pcKeywords: Readonly<Partial<Record<PcCommand, string>>> = {
  downloadRdp: 'Remote Desktop RDP',
  renewPassword: 'đổi mật khẩu',
  reset: 'khởi động lại',
  chooseRoute: 'đổi mạng WAN',
  rotateIp: 'Đổi IP',
};

const cloud: Readonly<Record<CloudCommand, (name: string) => string>> = {
  extend: (name) => `Gia hạn ${name}`,
  play: (name) => `Chơi game trên ${name}`,
  tunnel: (name) => `Tải tunnel của ${name}`,
  restart: (name) => `Khởi động lại ${name}`,
  shutdown: (name) => `Tắt ${name}`,
  backup: (name) => `Sao lưu ${name}`,
  restore: (name) => `Khôi phục ${name}`,
  addHardware: (name) => `Thêm phần cứng cho ${name}`,
  deleteVm: (name) => `Xóa máy ảo của ${name}, giữ gói`,
  delete: (name) => `Xóa hẳn ${name}`,
};

/** Words of the commands that are always offered. The palette's own are the kit's. */
export const commandWords = defineWords('features/commands/words', {
  groups: { machines: 'Máy của bạn', places: 'Đi tới', account: 'Tài khoản' },
  pc,
  /** Other words for the same actions. */
  pcKeywords,
  cloud,
  vps: (name: string) => `Thao tác với ${name}`,
  /** Other words that find a group, for those who type what they know from elsewhere. */
  recharge: 'Nạp tiền',
  rechargeKeywords: 'topup top up chuyển khoản QR số dư',
  statement: 'Sao kê',
  statementKeywords: 'lịch sử số dư thu chi',
  theme: (name: string) => `Đổi giao diện: ${name}`,
  themeKeywords: 'dark light sáng tối màu',
  logOut: 'Đăng xuất',
  logOutKeywords: 'logout sign out thoát',
});
