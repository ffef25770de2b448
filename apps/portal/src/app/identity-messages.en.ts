/** What the reference server answers where an identity is verified. A value in it is a group, used by its number. */
export const identityMessages: readonly (readonly [RegExp, string])[] = [
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
    'Your account is not asked to verify an identity',
  ],
  [/^Tài khoản của bạn đã được xác minh danh tính$/u, 'Your identity is verified already'],
  [/^Tài khoản này không có hồ sơ đang chờ$/u, 'This account has no form that waits'],
  [
    /^Hồ sơ của bạn đang chờ duyệt.*$/u,
    'Your form waits for its review, you need not send it again',
  ],
  [/^Trạng thái xác minh danh tính hiện.*$/u, 'The state of your verification does not allow this'],
  [/^Ngày sinh phải là một ngày đã qua$/u, 'The date of birth must be in the past'],
  [/^Ngày cấp không được ở tương lai$/u, 'The date of issue must not be in the future'],
  [/^Ngày cấp phải sau ngày sinh$/u, 'The date of issue must be after the date of birth'],
  [/^Chỉ được tải lên ảnh định dạng.*$/u, 'Only JPEG or PNG pictures can be uploaded'],
  [/^Tệp ảnh bị hỏng.*$/u, 'The picture is damaged, take or choose another one'],
  [/^Ảnh quá (?:nhỏ|lớn).*$/u, 'The picture is too small or too large, choose another one'],
  [/^(?:Chữ ký không đọc được|Ảnh chữ ký quá lớn).*$/u, 'The signature cannot be read, sign again'],
  [/^Bạn chưa ký tên$/u, 'You have not signed'],
  [/^Xác minh danh tính thành công$/u, 'Identity verified'],
  [/^Xác minh danh tính thất bại: (.+)$/u, 'Identity not verified: $1'],
];
