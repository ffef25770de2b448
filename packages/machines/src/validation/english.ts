import { MAXIMUM_VPS_MONTHS, OTP_DIGITS } from '../rules/limits.ts';

/** Every message of the forms, as their schemas say it, with its English. */
const messages: Readonly<Record<string, string>> = {
  'Có lỗi xảy ra': 'Something went wrong',
  'Vui lòng nhập tên đăng nhập': 'Enter your username',
  'Tên đăng nhập tối đa 100 ký tự': 'A username has at most 100 characters',
  'Tên đăng nhập phải có từ 3 đến 20 ký tự': 'A username has 3 to 20 characters',
  'Vui lòng nhập mật khẩu': 'Enter your password',
  'Mật khẩu tối đa 200 ký tự': 'A password has at most 200 characters',
  'Vui lòng nhập lại mật khẩu': 'Repeat your password',
  'Mật khẩu nhập lại không khớp': 'The passwords do not match',
  'Vui lòng nhập họ và tên': 'Enter your full name',
  'Họ và tên tối đa 200 ký tự': 'A full name has at most 200 characters',
  'Vui lòng nhập email': 'Enter your email',
  'Email không đúng định dạng': 'This is not an email address',
  'Vui lòng nhập số điện thoại': 'Enter your phone number',
  'Số điện thoại phải có từ 10 đến 12 chữ số': 'A phone number has 10 to 12 digits',
  'Vui lòng đồng ý với điều khoản sử dụng': 'Agree to the terms of use',
  'Vui lòng nhập số tiền': 'Enter an amount',
  'Số tiền phải là số, ví dụ 50.000': 'The amount must be a number, for example 50,000',
  'Nạp tối thiểu 50.000đ': 'Top up at least 50,000 VND',
  'Nạp tối đa 1.000.000.000đ mỗi lần': 'Top up at most 1,000,000,000 VND at a time',
  'Vui lòng chọn ngân hàng': 'Choose a bank',
  'Vui lòng nhập thời gian thuê': 'Enter the rental time',
  'Thời gian thuê phải là số nguyên': 'The rental time must be a whole number',
  'Thời gian thuê tối thiểu là 1': 'The rental time is at least 1',
  'Thời gian thuê tối đa là 8.760': 'The rental time is at most 8,760',
  'Vui lòng chọn đơn vị thời gian': 'Choose a unit of time',
  'Thời gian thuê tối đa là 5 năm': 'The rental time is at most 5 years',
  'Vui lòng nhập số tháng thuê': 'Enter the number of months',
  'Số tháng thuê phải là số nguyên': 'The number of months must be a whole number',
  'Thời gian thuê tối thiểu là 1 tháng': 'The rental time is at least 1 month',
  [`Thời gian thuê tối đa là ${MAXIMUM_VPS_MONTHS} tháng`]: `The rental time is at most ${MAXIMUM_VPS_MONTHS} months`,
  'Vui lòng chọn hệ điều hành': 'Choose an operating system',
  'Yêu cầu chọn package': 'Choose a package',
  'Yêu cầu nhập tên PC': 'Enter a name for the PC',
  'Tên PC tối đa 100 ký tự': 'A PC name has at most 100 characters',
  'Yêu cầu chọn ảnh tải lên': 'Choose a picture to upload',
  'Chỉ được tải lên định dạng ảnh JPEG hoặc PNG': 'Only JPEG or PNG pictures can be uploaded',
  'Vui lòng nhập ngày sinh': 'Enter your date of birth',
  'Vui lòng nhập số CCCD': 'Enter your citizen ID number',
  'Vui lòng nhập ngày cấp': 'Enter the date of issue',
  'Vui lòng nhập nơi cấp': 'Enter the place of issue',
  'Vui lòng nhập địa chỉ': 'Enter your address',
  'Số CCCD tối đa 20 ký tự': 'A citizen ID number has at most 20 characters',
  'Nơi cấp tối đa 200 ký tự': 'A place of issue has at most 200 characters',
  'Địa chỉ tối đa 500 ký tự': 'An address has at most 500 characters',
  'Email tối đa 254 ký tự': 'An email address has at most 254 characters',
  'Số điện thoại tối đa 20 ký tự': 'A phone number has at most 20 characters',
  'Yêu cầu xác nhận': 'Please confirm',
  'Vui lòng nhập mã OTP': 'Enter the OTP code',
  [`Mã OTP gồm ${OTP_DIGITS} chữ số`]: `The OTP code has ${OTP_DIGITS} digits`,
};

/**
 * Public entry `@tram/machines/validation/english`: the English of what the schemas of `@tram/machines/validation` say. The
 * schemas keep their Vietnamese, which is the specification's to the letter; a front end in English puts their messages
 * through this.
 *
 * @param message as a schema says it
 * @returns null for what is no message of a schema
 */
export function englishMessage(message: string): string | null {
  return Object.hasOwn(messages, message) ? (messages[message] ?? null) : null;
}
