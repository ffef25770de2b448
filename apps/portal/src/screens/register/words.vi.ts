import { defineWords } from '../../app/words.ts';

export const registerWords = defineWords('screens/register/words', {
  title: 'Tạo tài khoản',
  hasAccount: 'Đã có tài khoản?',
  logIn: 'Đăng nhập',
  username: 'Tên đăng nhập',
  usernameHint: 'Từ 3 đến 20 ký tự',
  fullName: 'Họ và tên',
  email: 'Email',
  phone: 'Số điện thoại',
  phoneHint: 'Từ 10 đến 12 chữ số',
  password: 'Mật khẩu',
  confirmPassword: 'Nhập lại mật khẩu',
  consent: 'Điều khoản',
  consentBefore: 'Tôi đã đọc và đồng ý với ',
  consentLink: 'điều khoản dịch vụ',
  consentAfter: ', gồm việc không hoàn tiền sau khi đã thuê máy.',
  submit: 'Đăng ký',
  maybeYours:
    'Có thể lần gửi trước đã tạo tài khoản này cho bạn: bạn tìm email xác minh, rồi đăng nhập.',
  verification: {
    title: 'Kiểm tra email để xác minh tài khoản',
    sentBefore: 'Chúng tôi đã gửi một liên kết xác minh đến ',
    sentAfter: '. Mở liên kết đó rồi đăng nhập.',
    missing:
      'Chưa thấy email thì bạn xem thêm trong hộp thư rác. Vẫn không có thì bạn đăng nhập: trang đăng nhập cho biết cách nhận lại.',
    logIn: 'Về trang đăng nhập',
  },
});
