import { defineWords } from '../../app/words.ts';

export const loginWords = defineWords('screens/login/words', {
  title: 'Đăng nhập',
  noAccount: 'Chưa có tài khoản?',
  register: 'Đăng ký',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  forgotPassword: 'Quên mật khẩu?',
  submit: 'Đăng nhập',
  verified: {
    lead: 'Tài khoản đã được xác minh.',
    next: 'Bạn đăng nhập được ngay bây giờ.',
  },
  notVerified: {
    lead: 'Liên kết xác minh không dùng được.',
    next: 'Liên kết có thể đã hết hạn hoặc đã được dùng. Đã xác minh rồi thì bạn đăng nhập như thường; chưa thì đăng nhập cũng cho biết cách nhận liên kết mới.',
  },
  /** This tab is here because another one has logged out. */
  elsewhere: {
    lead: 'Bạn đã đăng xuất ở một tab khác.',
    next: 'Đăng nhập lại bằng tài khoản đó để về đúng trang vừa rồi, kèm những gì bạn đang nhập dở.',
  },
  /** Of a login whose e-mail address is not verified yet; the server says the rest. */
  unverified: {
    resend: 'Gửi lại email xác minh',
    /** Before the time that is left. */
    resendIn: 'Gửi lại được sau',
  },
  /** The code of the login could not be loaded. */
  offline: 'Chưa kết nối được. Kiểm tra mạng rồi bấm Đăng nhập lần nữa.',
});
