/** Turns a fault of a request into one Vietnamese sentence that names the field and what it should be. */
import { type Fault, unseenCharacters } from './contract-checks.ts';

const labels: Readonly<Record<string, string>> = {
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  fullName: 'Họ và tên',
  email: 'Email',
  phone: 'Số điện thoại',
  money: 'Số tiền',
  bank_id: 'Ngân hàng',
  message: 'Nội dung',
  name: 'Tên',
  id_package: 'Gói máy',
  image: 'PC',
  rental_period: 'Thời gian thuê',
  unit: 'Đơn vị thời gian',
  os: 'Hệ điều hành',
  page: 'Trang',
  status: 'Trạng thái',
  id: 'Mã',
  orderId: 'Mã đơn hàng',
  otp: 'Mã OTP',
  address: 'Địa chỉ',
  dob: 'Ngày sinh',
  issueDate: 'Ngày cấp',
  issuePlace: 'Nơi cấp',
  search: 'Từ khóa tìm kiếm',
  front_card: 'Ảnh mặt trước CCCD',
  back_card: 'Ảnh mặt sau CCCD',
  portrait: 'Ảnh chân dung',
  signature_image: 'Chữ ký',
};

const number = new Intl.NumberFormat('vi-VN');

/** Sentences that the specification words itself (section 5), by field and rule. */
const worded: Readonly<Record<string, string>> = {
  'money minimum': 'Nạp tối thiểu 50.000đ',
  'phone pattern': 'Số điện thoại phải có từ 10 đến 12 chữ số',
  'otp pattern': 'Mã OTP gồm 6 chữ số',
};

/** What customers call a field. */
export function fieldLabel(field: string): string {
  return labels[field] ?? `Trường ${shownName(field)}`;
}

/** A name that a client has made up, short and without what cannot be seen. */
export function shownName(name: string): string {
  return Array.from(name.replaceAll(/[\p{C}\p{Z}]+/gu, ' '))
    .slice(0, 40)
    .join('');
}

/** @param most characters */
export function tooLong(field: string, most: number): string {
  return `${fieldLabel(field)} ${reason('maxLength', { limit: most })}`;
}

/**
 * @param fault what the contract's check found
 * @returns for example `Tên đăng nhập phải có ít nhất 3 ký tự`
 */
export function validationMessage(fault: Fault): string {
  const { error } = fault;
  if (error === null) return 'Dữ liệu gửi lên không hợp lệ';
  const unknown = error.params['additionalProperty'];
  if (typeof unknown === 'string') return `Trường ${shownName(unknown)} không được hỗ trợ`;
  const field = faultyField(fault) ?? '';
  const label = field === '' ? 'Dữ liệu gửi lên' : fieldLabel(field);
  return worded[`${field} ${error.keyword}`] ?? `${label} ${reason(error.keyword, error.params)}`;
}

/**
 * @param fault what the contract's check found
 * @returns the name of the field that is missing or wrong; null where the whole is
 */
export function faultyField({ error }: Fault): string | null {
  if (error === null) return null;
  const missing = error.params['missingProperty'];
  return typeof missing === 'string'
    ? missing
    : (error.instancePath.split('/').findLast(isName) ?? null);
}

function isName(part: string): boolean {
  return part !== '' && !/^\d+$/.test(part);
}

function reason(rule: string, parameters: Record<string, unknown>): string {
  const limit = typeof parameters['limit'] === 'number' ? number.format(parameters['limit']) : '';
  switch (rule) {
    case 'required':
      return 'không được để trống';
    case 'minLength':
      return parameters['limit'] === 1 ? 'không được để trống' : `phải có ít nhất ${limit} ký tự`;
    case 'maxLength':
      return `chỉ được có tối đa ${limit} ký tự`;
    case 'minimum':
      return `phải từ ${limit} trở lên`;
    case 'maximum':
      return `chỉ được tối đa ${limit}`;
    case 'type':
      return parameters['type'] === 'integer' ? 'phải là số nguyên' : 'không hợp lệ';
    case 'format':
    case 'pattern':
      return 'không đúng định dạng';
    case unseenCharacters:
      return 'có ký tự không hiển thị được, bạn xóa rồi nhập lại';
    default:
      return 'không hợp lệ';
  }
}
