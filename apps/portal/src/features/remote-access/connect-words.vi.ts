import { defineWords } from '../../app/words.ts';

/** Words of the connect sheet. Art direction, section 10. */
export const connectWords = defineWords('features/remote-access/connect-words', {
  title: (name: string) => `Kết nối tới “${name}”`,
  subtitle: 'Mở file Remote Desktop vừa tải, rồi đăng nhập bằng thông tin dưới đây.',
  host: 'Địa chỉ máy',
  user: 'Tên đăng nhập',
  password: 'Mật khẩu',
  /** Name of the secret in the names of its buttons. */
  passwordName: 'Mật khẩu RDP',
  until: 'Dùng đến',
  warning: {
    lead: 'Windows hỏi “Do you trust this remote connection?” hoặc báo “unknown publisher” là bình thường.',
    detail:
      'File do chúng tôi tạo chưa có chữ ký của Microsoft. Bạn kiểm tra địa chỉ máy trùng với dòng trên rồi bấm Connect.',
  },
  other:
    'Trên điện thoại hoặc máy Mac, bạn cài ứng dụng Windows App (Microsoft Remote Desktop) rồi mở file này, hoặc nhập địa chỉ máy bằng tay.',
  download: 'Tải file Remote Desktop',
  downloading: 'Đang tải…',
  renewing: {
    lead: 'Đang cấp mật khẩu mới.',
    detail: 'Mật khẩu mới hiện ở đây khi xong.',
  },
  newPassword: {
    lead: 'Mật khẩu đã đổi.',
    detail:
      'Mật khẩu cũ không còn dùng được. Bạn tải lại file Remote Desktop nếu máy báo sai mật khẩu.',
  },
  failed: {
    title: 'Chưa tải được thông tin kết nối',
    unaffected: 'Máy của bạn vẫn chạy bình thường.',
  },
  loading: 'Đang tải thông tin kết nối…',
  empty: 'Không có dữ liệu',
});
