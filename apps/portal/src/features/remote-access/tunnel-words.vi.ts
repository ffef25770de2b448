import { sshWithoutTunnel, vpsWithoutTunnel } from '@tram/api/error-catalogue';
import { defineWords } from '../../app/words.ts';

/** Words of the tunnel dialogs. Specification, sections 5, 8 and 9; art direction, `screens/dialogs.png`. */
export const tunnelWords = defineWords('features/remote-access/tunnel-words', {
  title: 'Tải tunnel',
  subtitle: (name: string) => `Đường riêng từ thiết bị của bạn tới “${name}”.`,
  choices: 'Hệ điều hành của thiết bị bạn dùng',
  choice: {
    win: { label: 'Windows', detail: 'File .exe, mở là chạy' },
    mac: { label: 'macOS', detail: 'Chip Apple và Intel' },
    mobile: { label: 'Điện thoại', detail: 'Hiện mã QR để quét trong ứng dụng WireGuard' },
    file: { label: 'File cấu hình', detail: 'File .conf cho ứng dụng WireGuard' },
  },
  preparing: 'Đang chuẩn bị…',
  /** Specification, section 9: the ready time may be off by 1 to 5 minutes. */
  readiness: {
    lead: 'Tunnel có thể cần thêm 1 đến 5 phút mới dùng được.',
    detail: 'Nếu chưa kết nối được, bạn đợi ít phút rồi thử lại.',
  },
  /** Specification, section 5. */
  lacks: {
    'ssh-api': sshWithoutTunnel,
    'vps-api': vpsWithoutTunnel,
    address: 'Máy chưa có địa chỉ, bạn thử lại sau ít phút.',
  },
  refused: 'Chưa tải được tunnel',
  saved: (name: string) => `Đã tải tunnel cho ${name}`,
  about: (name: string) => `Máy “${name}”`,
  qr: {
    title: 'Mã QR của tunnel',
    subtitle: 'Mở ứng dụng WireGuard trên điện thoại, chọn thêm tunnel bằng mã QR rồi quét.',
    picture: (name: string) => `Mã QR cấu hình tunnel của ${name}`,
    secret: {
      lead: 'Mã này chỉ hiện một lần.',
      detail: 'Trong mã có khóa riêng của bạn, bạn đừng gửi cho người khác.',
    },
  },
});
