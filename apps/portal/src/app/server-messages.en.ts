import { machineMessages } from './machine-messages.en.ts';

/** What the reference server answers where an identity is verified. A value in it is a group, used by its number. */
const identityMessages: readonly (readonly [RegExp, string])[] = [
  [
    /^Mã OTP vừa được gửi.*sau (\d+) giây$/u,
    'An OTP code has just been sent to your email. You can get a new one in $1 s',
  ],
  [
    /^(?:Mã OTP không còn hiệu lực|Bạn đã nhập sai mã OTP).*$/u,
    'This OTP code can no longer be used. Send a new one',
  ],
  [
    /^Tài khoản của bạn chưa được yêu cầu xác minh.*$/u,
    'Your account does not need to verify an identity',
  ],
  [/^Tài khoản của bạn đã được xác minh danh tính$/u, 'Your identity is already verified'],
  [/^Tài khoản này không có hồ sơ đang chờ$/u, 'This account has no form awaiting review'],
  [
    /^Hồ sơ của bạn đang chờ duyệt.*$/u,
    'Your form is awaiting review, you do not need to send it again',
  ],
  [
    /^Trạng thái xác minh danh tính hiện.*$/u,
    'Your verification does not allow this at the moment',
  ],
  [/^Ngày sinh phải là một ngày đã qua$/u, 'The date of birth must be in the past'],
  [/^Ngày cấp không được ở tương lai$/u, 'The date of issue must not be in the future'],
  [/^Ngày sinh không hợp lệ.*$/u, 'Check the year of birth'],
  [/^Bạn phải từ đủ (\d+) tuổi để ký hợp đồng$/u, 'You must be at least $1 years old to sign'],
  [/^Số CCCD chỉ gồm .*$/u, 'A citizen ID has digits only, a passport letters and digits'],
  [/^Họ và tên chỉ gồm .*$/u, 'A name has letters, spaces, dots, hyphens and apostrophes only'],
  [/^Số điện thoại phải có từ (\d+) đến (\d+) chữ số$/u, 'A phone number has $1 to $2 digits'],
  [/^.+ có ký tự không .*$/u, 'A field has characters that can’t be used, please type it again'],
  [/^.+ chỉ được tối đa 10 MB$/u, 'A picture is larger than 10 MB'],
  [/^Ngày cấp phải sau ngày sinh$/u, 'The date of issue must be after the date of birth'],
  [/^Chỉ được tải lên ảnh định dạng.*$/u, 'Only JPEG or PNG pictures can be uploaded'],
  [/^File ảnh bị hỏng.*$/u, 'The picture is damaged, take or choose another one'],
  [/^Ảnh quá (?:nhỏ|lớn).*$/u, 'The picture is too small or too large, choose another one'],
  [/^(?:Chữ ký không đọc được|Ảnh chữ ký quá lớn).*$/u, 'The signature cannot be read, sign again'],
  [/^Bạn chưa ký tên$/u, 'You have not signed'],
  [/^Xác minh danh tính thành công$/u, 'Identity verified'],
  [/^Hồ sơ xác minh danh tính chưa được duyệt$/u, 'Your identity could not be verified'],
  [/^Xác minh danh tính thất bại: (.+)$/u, 'Identity not verified: $1'],
];

/** What the reference server answers to what a customer did. A value in it is a group, used by its number. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/^Sai tên đăng nhập hoặc mật khẩu$/u, 'Wrong username or password'],
  [/^Tài khoản của bạn đã bị khóa\..*$/u, 'Your account is locked. Contact support to learn more'],
  [
    /^Tài khoản chưa được xác minh\. Chúng tôi vừa gửi lại.*$/u,
    'Your account is not verified. We have just sent the link again: open it from your email. It can be sent again once every 10 minutes',
  ],
  [
    /^Tài khoản chưa được xác minh\..*$/u,
    'Your account is not verified. Open the verification link in your email. It can be sent again once every 10 minutes',
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
  [
    /^Máy chủ đang bận, vui lòng thử lại sau giây lát$/u,
    'The server is busy, try again in a moment',
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
    /^Hộp thư này đã nhận đủ (\d+) thư xác minh.*$/u,
    'This mailbox was sent $1 verification emails within a day, try again later',
  ],
  [
    /^Số dư thiếu ([\d.]+)\s*VNĐ\..*$/u,
    'Your balance is $1 VND short. Top up to go on, or choose a shorter time.',
  ],
  [
    /^Giá vừa đổi: ([\d.]+)(?:\s*VNĐ)? → ([\d.]+?)(?:\s*VNĐ)?\. .*$/u,
    'The price has just changed: $1 → $2 VND. You have not been charged: check the new price, then confirm it.',
  ],
  [/^Đã gửi lệnh reset máy$/u, 'Reset command sent'],
  [/^Đã gửi lệnh bật nguồn$/u, 'Power-on command sent'],
  [/^Máy đang khởi động$/u, 'The machine is starting'],
  [/^Đang khởi động lại$/u, 'Restarting'],
  [/^Đang tắt máy$/u, 'Shutting down'],
  [/^Đang sao lưu$/u, 'Backing up'],
  [/^Đang khôi phục$/u, 'Restoring'],
  [/^Đang xóa máy ảo$/u, 'Deleting the virtual machine'],
  [/^Đã gửi mã OTP đến email của bạn$/u, 'An OTP code was sent to your email'],
  [/^Mã OTP không đúng\. Bạn còn (\d+) lần thử$/u, 'The OTP code is wrong. Tries left: $1'],
  [
    /^Gói (.+) hiện đã hết máy.*$/u,
    'No machine of package $1 is free, choose another package or try again later',
  ],
  [/^Không tìm thấy.*$/u, 'We could not find it, reload the page'],
  // Whatever stands in them.
  [/^Tài khoản của bạn đã bị khóa.*$/u, 'Your account is locked. Contact support to learn more'],
  [/^Bạn đã thử quá nhiều lần.*$/u, 'Too many tries, try again later'],
  [/^Bạn thao tác quá nhanh.*$/u, 'Too many actions at once, try again later'],
  [/^Số dư thiếu.*$/u, 'Your balance is too low. Top up to go on, or choose a shorter time.'],
  [/^Tên đăng nhập gồm 3 đến 20 ký tự.*$/u, 'A username has 3 to 20 letters, digits, dots, - or _'],
  [/^Họ và tên không được để trống$/u, 'Enter your full name'],
  [/^Mật khẩu không được để trống$/u, 'Enter your password'],
  [/^.+ không được để trống$/u, 'A field is empty'],
  [
    /^(?:Yêu cầu|Dữ liệu gửi lên|Trường .+) (?:không hợp lệ|không được hỗ trợ)$/u,
    'We couldn’t accept that, please check what you entered',
  ],
  [/^Thao tác này không được hỗ trợ$/u, 'This is not possible'],
  [/^Yêu cầu mất quá nhiều thời gian.*$/u, 'It took too long, please try again'],
  [/^Dữ liệu vừa thay đổi.*$/u, 'Something has changed, reload the page and try again'],
  [/^Dữ liệu gửi lên quá lớn$/u, 'What was sent is too large'],
  [/^Định dạng dữ liệu gửi lên.*$/u, 'We couldn’t accept data of this kind'],
  [/^Yêu cầu quá dài.*$/u, 'The request is too long, make it shorter and try again'],
  [
    /^Yêu cầu này đã được gửi trước đó.*$/u,
    'This was already sent with other content. Reload the page and try again.',
  ],
  [/^Hệ thống đang khởi động.*$/u, 'The system is starting, try again in a moment'],
  [
    /^Liên kết này đã hết hạn\..*$/u,
    'This link has expired. Reload the page of the contract and open it again.',
  ],
  [
    /^Liên kết phải là địa chỉ web.*$/u,
    'The link must be a web address that begins with http:// or https://',
  ],
  [/^Ngày không hợp lệ.*$/u, 'This is not a date'],
  [/^Thời gian thuê phải là số nguyên.*$/u, 'The rental time must be a whole number, at least 1'],
  [
    /^Thời gian thuê tối đa là 5 năm.*$/u,
    'The rental time is at most 5 years, choose a shorter one',
  ],
  [
    /^Số tháng thuê phải là số nguyên.*cộng không quá (\d+) tháng$/u,
    'The number of months must be a whole number, from 1 to $1 in all',
  ],
  // Top-ups.
  [/^Nạp ([\d.]+)\s*VNĐ thành công$/u, 'Top-up of $1 VND successful'],
  [/^Khoản chuyển .+ đến sau khi.*$/u, 'A late transfer has been added to your balance'],
  [
    /^Giao dịch nạp .+ đã hết thời gian chờ\..*$/u,
    'A top-up has timed out. If you made the transfer, it is credited when the bank confirms it.',
  ],
  [
    /^Giao dịch đã thành công nên.*$/u,
    'The top-up was successful, so it can no longer be cancelled',
  ],
  [
    /^Giao dịch đã hết thời gian nên.*$/u,
    'The top-up has timed out, so there is no need to cancel it',
  ],
  [
    /^Ngân hàng này không nhận số tiền.*$/u,
    'This bank does not accept that amount, choose another one',
  ],
  [
    /^Bạn đang có (\d+) giao dịch nạp tiền.*$/u,
    'You have $1 top-ups awaiting payment. Pay or cancel one, then try again.',
  ],
];

/** The English of a refusal of the server; null for one that is not known, which is shown as it came. */
export function englishRefusal(message: string): string | null {
  const found = [...refusals, ...machineMessages, ...identityMessages].find(([pattern]) =>
    pattern.test(message),
  );
  if (found === undefined) return null;
  // Sums come in the groups of Vietnamese.
  return message
    .replace(found[0], found[1])
    .replaceAll(/\d{1,3}(?:\.\d{3})+(?= VND| → )/gu, (sum) => sum.replaceAll('.', ','));
}
