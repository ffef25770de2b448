import { tokenCopied } from '@tram/api/error-catalogue';
import { defineWords } from '../../app/words.ts';

/** Words of the Play dialog. Specification, sections 2 and 8; art direction, `screens/dialogs.png`. */
export const playWords = defineWords('features/remote-access/play-words', {
  title: 'Play',
  subtitle: (name: string) => `Chơi và làm việc trên “${name}” bằng ứng dụng Play.`,
  token: 'Token đăng nhập',
  tokenHint: 'Mở ứng dụng Play, dán token này. Không gửi token cho người khác.',
  tokenLead: 'Ứng dụng Play hỏi token này để vào máy của bạn.',
  getToken: 'Lấy token',
  gettingToken: 'Đang lấy…',
  noCredentials: 'Máy chưa có tên đăng nhập và mật khẩu Remote Desktop.',
  /** Specification, section 8. */
  copied: tokenCopied,
  clients: 'Tải ứng dụng Play',
  client: {
    win: { label: 'Windows', detail: 'Mở trang tải trong tab mới' },
    mac_chip_apple_silicon: { label: 'macOS', detail: 'Chip Apple (M1 trở lên)' },
    mac_chip_intel: { label: 'macOS', detail: 'Chip Intel' },
  },
  opening: 'Đang mở…',
  blocked: 'Trình duyệt đã chặn tab mới.',
  openHere: 'Mở trang tải ứng dụng Play',
  /** What the server answered is no address of a page. */
  badLink: 'Đường dẫn tải ứng dụng Play không mở được, bạn liên hệ hỗ trợ.',
  refused: 'Chưa dùng được Play',
  about: (name: string) => `Máy “${name}”`,
});
