import { expect, test } from 'vitest';
import { everyForm } from './testing/every-form.ts';
import { shown } from './testing/standard-form.ts';

const long = (length: number) => 'a'.repeat(length);
const file = (type: string) => new Blob(['…'], { type });

/**
 * Section 5 of the specification, word for word, and what each rule of it refuses and takes. The messages in quotes there
 * are the messages here; where it gives none, ours name what to do.
 *
 * A row: the sentence, the form, the field, what is given, the message, or `null` when it is taken.
 */
const rows: readonly (readonly [
  sentence: string,
  form: string,
  given: Readonly<Record<string, unknown>>,
  message: string | null,
])[] = [
  // @spec 5.2
  ['Login: username required', 'login', { username: '' }, 'Vui lòng nhập tên đăng nhập'],
  // @spec 5.3
  ['Login: … password required', 'login', { password: '' }, 'Vui lòng nhập mật khẩu'],
  // @spec 5.4
  ['Login: … both trimmed before sending', 'login', { username: '\u00a0demo ' }, null],
  // @spec 5.5
  ['Register: username required', 'register', { username: ' ' }, 'Vui lòng nhập tên đăng nhập'],
  // @spec 5.5 9.2
  ['3 to 20 chars', 'register', { username: 'ab' }, 'Tên đăng nhập phải có từ 3 đến 20 ký tự'],
  ['3 to 20 chars', 'register', { username: 'abc' }, null],
  ['3 to 20 chars', 'register', { username: long(20) }, null],
  ['3 to 20 chars', 'register', { username: long(21) }, 'Tên đăng nhập phải có từ 3 đến 20 ký tự'],
  ['3 to 20 chars', 'register', { username: '𝐭𝐫'.repeat(10) }, null],
  ['3 to 20 chars', 'register', { username: '𝐭𝐫' }, 'Tên đăng nhập phải có từ 3 đến 20 ký tự'],
  // @spec 5.6
  ['fullName required', 'register', { fullName: null }, 'Vui lòng nhập họ và tên'],
  // @spec 5.7
  ['email required', 'register', { email: undefined }, 'Vui lòng nhập email'],
  // @spec 5.7
  ['valid format', 'register', { email: 'buu' }, 'Email không đúng định dạng'],
  ['valid format', 'register', { email: 'buu@example' }, 'Email không đúng định dạng'],
  ['valid format', 'register', { email: 'bửu@example.com' }, 'Email không đúng định dạng'],
  ['valid format', 'register', { email: "o'brien+tram@mail.example.vn" }, null],
  // @spec 5.8
  ['phone required', 'register', { phone: '' }, 'Vui lòng nhập số điện thoại'],
  [
    // @spec 5.8 9.2
    '10 to 12 digits',
    'register',
    { phone: '123456789' },
    'Số điện thoại phải có từ 10 đến 12 chữ số',
  ],
  ['10 to 12 digits', 'register', { phone: '1234567890' }, null],
  ['10 to 12 digits', 'register', { phone: '123456789012' }, null],
  [
    '10 to 12 digits',
    'register',
    { phone: '1234567890123' },
    'Số điện thoại phải có từ 10 đến 12 chữ số',
  ],
  [
    '10 to 12 digits',
    'register',
    { phone: '+84901234' },
    'Số điện thoại phải có từ 10 đến 12 chữ số',
  ],
  [
    '10 to 12 digits',
    'register',
    { phone: '٠٩٠١٢٣٤٥٦٧' },
    'Số điện thoại phải có từ 10 đến 12 chữ số',
  ],
  ['10 to 12 digits', 'register', { phone: '+84 912 345 678' }, null],
  ['10 to 12 digits', 'register', { phone: '0912.345.678' }, null],
  // @spec 5.9
  ['password required', 'register', { password: '' }, 'Vui lòng nhập mật khẩu'],
  // @spec 5.10
  ['confirmPassword required', 'register', { confirmPassword: '' }, 'Vui lòng nhập lại mật khẩu'],
  // @spec 5.10
  ['equal to password', 'register', { confirmPassword: 'khac' }, 'Mật khẩu nhập lại không khớp'],
  ['equal to password', 'register', { confirmPassword: ' mat-khau ' }, null],
  [
    // @spec 5.11
    'consent checkbox at least 1 entry',
    'register',
    { consent: [] },
    'Vui lòng đồng ý với điều khoản sử dụng',
  ],
  [
    'consent checkbox at least 1 entry',
    'register',
    { consent: true },
    'Vui lòng đồng ý với điều khoản sử dụng',
  ],
  ['valid format', 'register', { email: '9a^.9^b@9a9.b9-9c.9v9' }, null],
  ['the contract: at most 200', 'register', { fullName: long(200) }, null],
  ['the contract: at most 200', 'register', { fullName: long(201) }, 'Họ và tên tối đa 200 ký tự'],
  ['the contract: at most 100', 'login', { username: long(100) }, null],
  ['the contract: at most 100', 'login', { username: long(101) }, 'Tên đăng nhập tối đa 100 ký tự'],
  ['the contract: at most 200', 'login', { password: long(200) }, null],
  ['the contract: at most 200', 'login', { password: long(201) }, 'Mật khẩu tối đa 200 ký tự'],
  ['the contract: at most 100', 'createPc', { name: long(100) }, null],
  ['the contract: at most 100', 'createPc', { name: long(101) }, 'Tên PC tối đa 100 ký tự'],
  // @spec 5.12
  ['Recharge: money a number', 'recharge', { money: 'nhiều' }, 'Số tiền phải là số, ví dụ 50.000'],
  [
    'Recharge: money a number',
    'recharge',
    { money: Number.NaN },
    'Số tiền phải là số, ví dụ 50.000',
  ],
  ['required', 'recharge', { money: '' }, 'Vui lòng nhập số tiền'],
  [
    // @spec 5.13 9.1
    'min 50000 (message: top up at least 50.000đ)',
    'recharge',
    { money: 49_999 },
    'Nạp tối thiểu 50.000đ',
  ],
  [
    'min 50000 (message: top up at least 50.000đ)',
    'recharge',
    { money: 0 },
    'Nạp tối thiểu 50.000đ',
  ],
  ['min 50000', 'recharge', { money: 50_000 }, null],
  ['min 50000', 'recharge', { money: '50.000' }, null],
  ['min 50000', 'recharge', { money: '50k' }, null],
  [
    'the contract: at most 1.000.000.000',
    'recharge',
    { money: 1e20 },
    'Nạp tối đa 1.000.000.000đ mỗi lần',
  ],
  // @spec 5.14
  ['bankId required', 'recharge', { bankId: '' }, 'Vui lòng chọn ngân hàng'],
  [
    // @spec 5.15 9.3
    'Rental by hours: rentalPeriod required',
    'rental',
    { rentalPeriod: '' },
    'Vui lòng nhập thời gian thuê',
  ],
  // @spec 5.15
  ['integer', 'rental', { rentalPeriod: '1,5' }, 'Thời gian thuê phải là số nguyên'],
  // @spec 5.15 9.3
  ['min 1', 'rental', { rentalPeriod: -1 }, 'Thời gian thuê tối thiểu là 1'],
  ['min 1', 'rental', { rentalPeriod: 1 }, null],
  // @spec 5.21
  ['rentalPeriod starts at 0', 'rental', { rentalPeriod: 0 }, 'Thời gian thuê tối thiểu là 1'],
  [
    "unit defaults to hour, or to the image's unit",
    'rental',
    { unit: '' },
    'Vui lòng chọn đơn vị thời gian',
  ],
  [
    "unit defaults to hour, or to the image's unit",
    'rental',
    { unit: undefined },
    'Vui lòng chọn đơn vị thời gian',
  ],
  [
    'the contract: at most 8760',
    'rental',
    { rentalPeriod: '8761', unit: 'hour' },
    'Thời gian thuê tối đa là 8.760',
  ],
  [
    // @spec 5.19
    'the contract: at most five years',
    'rental',
    { rentalPeriod: 1826, unit: 'day' },
    'Thời gian thuê tối đa là 5 năm',
  ],
  ['the contract: at most five years', 'rental', { rentalPeriod: 1825, unit: 'day' }, null],
  [
    // @spec 5.16
    'Rental by months: rental_period required',
    'vpsRental',
    { rental_period: null },
    'Vui lòng nhập số tháng thuê',
  ],
  // @spec 5.16
  ['number', 'vpsRental', { rental_period: 'ba' }, 'Số tháng thuê phải là số nguyên'],
  ['integer', 'vpsRental', { rental_period: 1.5 }, 'Số tháng thuê phải là số nguyên'],
  ['min 1', 'vpsRental', { rental_period: 0 }, 'Thời gian thuê tối thiểu là 1 tháng'],
  [
    // @spec 5.19 S22
    'the contract: at most 120',
    'vpsRental',
    { rental_period: 121 },
    'Thời gian thuê tối đa là 120 tháng',
  ],
  // @spec 5.17
  ['os required', 'vpsRental', { os: '' }, 'Vui lòng chọn hệ điều hành'],
  // @spec 5.17
  ['one of the allowed OS values', 'vpsRental', { os: 'windows 98' }, 'Vui lòng chọn hệ điều hành'],
  ['one of the allowed OS values', 'vpsRental', { os: 'window server' }, null],
  ['one of the allowed OS values', 'vpsRental', { os: 'ubuntu' }, null],
  [
    // @spec 5.18
    'Another schema: rental_period required',
    'vpsExtension',
    { rental_period: '' },
    'Vui lòng nhập số tháng thuê',
  ],
  ['min 1', 'vpsExtension', { rental_period: 0 }, 'Thời gian thuê tối thiểu là 1 tháng'],
  [
    // @spec 5.23
    "package must be selected ('Yêu cầu chọn package')",
    'createPc',
    { packageId: '' },
    'Yêu cầu chọn package',
  ],
  // @spec 5.24
  ["PC name required ('Yêu cầu nhập tên PC')", 'createPc', { name: ' ' }, 'Yêu cầu nhập tên PC'],
  // @spec 5.26
  ['Cloud image name: no validation', 'createCloud', { name: '' }, null],
  ['Cloud image name: no validation', 'createCloud', { name: undefined }, null],
  ['Cloud image name: no validation', 'createCloud', { name: long(1000) }, null],
  // @spec 2.69 5.30
  ['full name', 'identity', { fullName: '' }, 'Vui lòng nhập họ và tên'],
  // @spec 5.30
  ['date of birth', 'identity', { dob: '' }, 'Vui lòng nhập ngày sinh'],
  // @spec 5.30
  ['citizen ID', 'identity', { id: '' }, 'Vui lòng nhập số CCCD'],
  // @spec 5.30
  ['issue date', 'identity', { issueDate: '' }, 'Vui lòng nhập ngày cấp'],
  // @spec 5.30
  ['issue place', 'identity', { issuePlace: '' }, 'Vui lòng nhập nơi cấp'],
  // @spec 5.30
  ['address', 'identity', { address: '' }, 'Vui lòng nhập địa chỉ'],
  // @spec 5.30
  ['email', 'identity', { email: '' }, 'Vui lòng nhập email'],
  // @spec 5.30
  ['phone each must not be empty', 'identity', { phone: '' }, 'Vui lòng nhập số điện thoại'],
  [
    'each must not be empty',
    'identity',
    { id: 'hộ chiếu C1234567', email: 'không có', phone: '+84 90' },
    null,
  ],
  ['the contract: at most 200', 'identity', { fullName: long(201) }, 'Họ và tên tối đa 200 ký tự'],
  ['the contract: at most 20', 'identity', { id: long(21) }, 'Số CCCD tối đa 20 ký tự'],
  ['the contract: at most 200', 'identity', { issuePlace: long(201) }, 'Nơi cấp tối đa 200 ký tự'],
  ['the contract: at most 500', 'identity', { address: long(501) }, 'Địa chỉ tối đa 500 ký tự'],
  ['the contract: at most 254', 'identity', { email: long(255) }, 'Email tối đa 254 ký tự'],
  ['the contract: at most 20', 'identity', { phone: long(21) }, 'Số điện thoại tối đa 20 ký tự'],
  [
    // @spec 5.31
    "confirmation flag at least 1 ('Yêu cầu xác nhận')",
    'identity',
    { isConfirmed: [] },
    'Yêu cầu xác nhận',
  ],
  [
    // @spec 5.32
    "Each of three images required, otherwise 'Yêu cầu chọn ảnh tải lên'",
    'identityPictures',
    { frontCard: null },
    'Yêu cầu chọn ảnh tải lên',
  ],
  [
    "Each of three images required, otherwise 'Yêu cầu chọn ảnh tải lên'",
    'identityPictures',
    { backCard: '' },
    'Yêu cầu chọn ảnh tải lên',
  ],
  [
    "Each of three images required, otherwise 'Yêu cầu chọn ảnh tải lên'",
    'identityPictures',
    { portraitCard: undefined },
    'Yêu cầu chọn ảnh tải lên',
  ],
  [
    // @spec 5.33
    'Allowed image types: jpeg and png',
    'identityPictures',
    { frontCard: file('image/jpeg') },
    null,
  ],
  ['Allowed image types: jpeg and png', 'identityPictures', { frontCard: file('image/png') }, null],
  [
    // @spec 5.34
    'otherwise a toast says only image formats may be uploaded',
    'identityPictures',
    { frontCard: file('image/gif') },
    'Chỉ được tải lên định dạng ảnh JPEG hoặc PNG',
  ],
  // @spec 5.35 9.2
  ['OTP: 6 digits', 'oneTimeCode', { otp: '48291' }, 'Mã OTP gồm 6 chữ số'],
  // @spec 5.35
  ['numeric only', 'oneTimeCode', { otp: '48291a' }, 'Mã OTP gồm 6 chữ số'],
  ['OTP: 6 digits', 'oneTimeCode', { otp: '482913' }, null],
];

test.each(rows)('"%s": %s with %o says %o', (_, name, given, message) => {
  const form = everyForm[name];
  if (form === undefined) throw new Error(`There is no form ${name}`);
  const answer = shown(form.schema, { ...form.typed, ...given });
  const said = 'messages' in answer ? Object.values(answer.messages).flat() : [];
  expect(said).toEqual(message === null ? [] : [message]);
});

test('every form of the section has its rows', () => {
  expect(new Set(rows.map(([, form]) => form))).toEqual(new Set(Object.keys(everyForm)));
});

test('the name of a cloud machine is cut where the contract ends it, and between characters', () => {
  const form = everyForm['createCloud'];
  if (form === undefined) throw new Error('There is no such form');
  expect(shown(form.schema, { name: '𝐭'.repeat(101) })).toEqual({
    values: { name: '𝐭'.repeat(100) },
  });
});

/** Pasted from a file name of macOS: each mark is a character of its own. */
const decomposed = 'Nguyễn Ường'.normalize('NFD');

test.each([
  ['login', 'username'],
  ['register', 'username'],
  ['register', 'fullName'],
  ['createPc', 'name'],
  ['createCloud', 'name'],
  ['identity', 'fullName'],
  ['identity', 'issuePlace'],
  ['identity', 'address'],
])('%s: a decomposed %s is sent composed', (name, field) => {
  const form = everyForm[name];
  if (form === undefined) throw new Error(`There is no form ${name}`);
  expect(shown(form.schema, { ...form.typed, [field]: decomposed })).toMatchObject({
    values: { [field]: 'Nguyễn Ường' },
  });
});

test('letters are counted, not the marks on them', () => {
  const form = everyForm['createPc'];
  if (form === undefined) throw new Error('There is no such form');
  const name = 'ễ'.repeat(100);
  expect(shown(form.schema, { ...form.typed, name: name.normalize('NFD') })).toMatchObject({
    values: { name },
  });
});

test('the two passwords are compared as they are sent', () => {
  const form = everyForm['register'];
  if (form === undefined) throw new Error('There is no such form');
  const password = 'mật khẩu';
  expect(
    shown(form.schema, { ...form.typed, password, confirmPassword: password.normalize('NFD') }),
  ).toMatchObject({ values: { password, confirmPassword: password } });
});
