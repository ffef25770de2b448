/** What the reference server answers most often to what a customer did. A value in it is a group, used by its number. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/^Sai tên đăng nhập hoặc mật khẩu$/u, 'Wrong username or password'],
  [/^Tài khoản của bạn đã bị khóa\..*$/u, 'Your account is locked. Contact support to learn more'],
  [
    /^Tài khoản chưa được xác thực\. Chúng tôi vừa gửi lại.*$/u,
    'Your account is not verified. We have just sent the link again: open it from your email',
  ],
  [
    /^Tài khoản chưa được xác thực\..*$/u,
    'Your account is not verified. Open the verification link in your email',
  ],
  [/^Tên đăng nhập này đã được sử dụng$/u, 'This username is taken'],
  [/^Email này đã được sử dụng$/u, 'This email is in use'],
  [/^Vui lòng đăng nhập để tiếp tục$/u, 'Please log in to continue'],
  [
    /^Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại$/u,
    'Your session has ended, please log in again',
  ],
  [
    /^Phiên đăng nhập không hợp lệ, vui lòng đăng nhập lại$/u,
    'Your session is not valid, please log in again',
  ],
  [/^Bạn thao tác quá nhanh, vui lòng thử lại sau$/u, 'Too many actions at once, try again later'],
  [
    /^Bạn đã thử quá nhiều lần, vui lòng thử lại sau (\d+) giây$/u,
    'Too many tries, try again in $1 s',
  ],
  [
    /^Bạn đã thử quá nhiều lần, vui lòng thử lại sau (\d+) phút$/u,
    'Too many tries, try again in $1 min',
  ],
  [
    /^Bạn đã thử quá nhiều lần, vui lòng thử lại sau (\d+) giờ$/u,
    'Too many tries, try again in $1 h',
  ],
  [
    /^Số dư thiếu ([\d.]+)\s*VNĐ\..*$/u,
    'Your balance is $1 VND short. Top up to go on, or choose a shorter time.',
  ],
  [/^Đã gửi lệnh reset máy$/u, 'Reset command sent'],
  [/^Đã gửi lệnh bật nguồn$/u, 'Power-on command sent'],
  [/^Máy đang khởi động$/u, 'The machine is starting'],
  [/^Đang khởi động lại$/u, 'Restarting'],
  [/^Đang tắt máy$/u, 'Shutting down'],
  [/^Đang sao lưu$/u, 'Backing up'],
  [/^Đang khôi phục$/u, 'Restoring'],
  [/^Đang delete máy$/u, 'Deleting the virtual machine'],
  [/^Đã gửi mã OTP đến e-mail của bạn$/u, 'An OTP code was sent to your email'],
  [/^Mã OTP không đúng\. Bạn còn (\d+) lần thử$/u, 'The OTP code is wrong. Tries left: $1'],
  [
    /^Gói (.+) hiện đã hết máy.*$/u,
    'No machine of package $1 is free, choose another package or try again later',
  ],
  [/^Không tìm thấy.*$/u, 'It was not found, reload the page'],
];

/** The English of a refusal of the server; null for one that is not known, which is shown as it came. */
export function englishRefusal(message: string): string | null {
  const found = refusals.find(([pattern]) => pattern.test(message));
  return found === undefined ? null : message.replace(found[0], found[1]);
}
