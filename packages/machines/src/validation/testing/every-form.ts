import { createCloudSchema } from '../create-cloud.ts';
import { createPcSchema } from '../create-pc.ts';
import { identityPicturesSchema, identitySchema } from '../identity.ts';
import { loginSchema } from '../login.ts';
import { oneTimeCodeSchema } from '../one-time-code.ts';
import { rechargeSchema } from '../recharge.ts';
import { registerSchema } from '../register.ts';
import { rentalSchema } from '../rental.ts';
import { vpsExtensionSchema, vpsRentalSchema } from '../vps-rental.ts';
import type { AnySchema } from './standard-form.ts';

/** A form of section 5 beside what its rows are tested with. */
export interface TestedForm {
  readonly schema: AnySchema;
  /** What an untouched form says, field by field, in the order of the screen. */
  readonly missing: Readonly<Record<string, string>>;
  /** Everything else that it may say. */
  readonly wrong: readonly string[];
  /** Filled in as a customer does. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** What it gives then. */
  readonly values: Readonly<Record<string, unknown>>;
}

const picture = new Blob(['…'], { type: 'image/jpeg' });
const pictures = { frontCard: picture, backCard: picture, portraitCard: picture };
const person = {
  fullName: 'Đỗ Quốc Bửu',
  dob: '1994-05-17',
  id: '079094001234',
  issueDate: '2021-08-02',
  issuePlace: 'Cục Cảnh sát QLHC về TTXH',
  address: '12 Nguyễn Hữu Thọ, Quận 7, TP. Hồ Chí Minh',
  email: 'buu@example.com',
  phone: '0901234567',
  isConfirmed: ['yes'],
};

/** Every form by name, with every message that it has: the words of section 5 where it has them, else ours. */
export const everyForm: Readonly<Record<string, TestedForm>> = {
  login: {
    schema: loginSchema,
    missing: {
      username: 'Vui lòng nhập tên đăng nhập',
      password: 'Vui lòng nhập mật khẩu',
    },
    wrong: ['Tên đăng nhập tối đa 100 ký tự', 'Mật khẩu tối đa 200 ký tự'],
    typed: { username: ' demo ', password: ' tram-demo-2026\t' },
    values: { username: 'demo', password: 'tram-demo-2026' },
  },
  register: {
    schema: registerSchema,
    missing: {
      username: 'Vui lòng nhập tên đăng nhập',
      fullName: 'Vui lòng nhập họ và tên',
      email: 'Vui lòng nhập email',
      phone: 'Vui lòng nhập số điện thoại',
      password: 'Vui lòng nhập mật khẩu',
      confirmPassword: 'Vui lòng nhập lại mật khẩu',
      consent: 'Vui lòng đồng ý với điều khoản sử dụng',
    },
    wrong: [
      'Tên đăng nhập phải có từ 3 đến 20 ký tự',
      'Họ và tên tối đa 200 ký tự',
      'Email không đúng định dạng',
      'Số điện thoại phải có từ 10 đến 12 chữ số',
      'Mật khẩu tối đa 200 ký tự',
      'Mật khẩu nhập lại không khớp',
    ],
    typed: {
      username: ' quocbuu ',
      fullName: 'Đỗ Quốc Bửu',
      email: ' buu@example.com',
      phone: '(0901) 234.567',
      password: 'mat-khau ',
      confirmPassword: 'mat-khau',
      consent: ['terms'],
    },
    values: {
      username: 'quocbuu',
      fullName: 'Đỗ Quốc Bửu',
      email: 'buu@example.com',
      phone: '0901234567',
      password: 'mat-khau',
      confirmPassword: 'mat-khau',
      consent: ['terms'],
    },
  },
  recharge: {
    schema: rechargeSchema,
    missing: { money: 'Vui lòng nhập số tiền', bankId: 'Vui lòng chọn ngân hàng' },
    wrong: [
      'Số tiền phải là số, ví dụ 50.000',
      'Nạp tối thiểu 50.000đ',
      'Nạp tối đa 1.000.000.000đ mỗi lần',
    ],
    typed: { money: '1,5tr', bankId: '6740a1f2c3d4e5f60718290b' },
    values: { money: 1_500_000, bankId: '6740a1f2c3d4e5f60718290b' },
  },
  rental: {
    schema: rentalSchema,
    missing: {
      rentalPeriod: 'Vui lòng nhập thời gian thuê',
      unit: 'Vui lòng chọn đơn vị thời gian',
    },
    wrong: [
      'Thời gian thuê phải là số nguyên',
      'Thời gian thuê tối thiểu là 1',
      'Thời gian thuê tối đa là 8.760',
      'Thời gian thuê tối đa là 5 năm',
    ],
    typed: { rentalPeriod: ' 2 ', unit: 'day' },
    values: { rentalPeriod: 2, unit: 'day' },
  },
  vpsRental: {
    schema: vpsRentalSchema,
    missing: {
      rental_period: 'Vui lòng nhập số tháng thuê',
      os: 'Vui lòng chọn hệ điều hành',
    },
    wrong: [
      'Số tháng thuê phải là số nguyên',
      'Thời gian thuê tối thiểu là 1 tháng',
      'Thời gian thuê tối đa là 120 tháng',
    ],
    typed: { rental_period: '3', os: 'ubuntu' },
    values: { rental_period: 3, os: 'ubuntu' },
  },
  vpsExtension: {
    schema: vpsExtensionSchema,
    missing: { rental_period: 'Vui lòng nhập số tháng thuê' },
    wrong: [
      'Số tháng thuê phải là số nguyên',
      'Thời gian thuê tối thiểu là 1 tháng',
      'Thời gian thuê tối đa là 120 tháng',
    ],
    typed: { rental_period: '12' },
    values: { rental_period: 12 },
  },
  createPc: {
    schema: createPcSchema,
    missing: { packageId: 'Yêu cầu chọn package', name: 'Yêu cầu nhập tên PC' },
    wrong: ['Tên PC tối đa 100 ký tự'],
    typed: { packageId: '6740c1e29f0b7a4100000010', name: '  Render Tết ' },
    values: { packageId: '6740c1e29f0b7a4100000010', name: 'Render Tết' },
  },
  createCloud: {
    schema: createCloudSchema,
    missing: {},
    wrong: [],
    typed: { name: ' Valorant tối thứ sáu ' },
    values: { name: 'Valorant tối thứ sáu' },
  },
  identity: {
    schema: identitySchema,
    missing: {
      fullName: 'Vui lòng nhập họ và tên',
      dob: 'Vui lòng nhập ngày sinh',
      id: 'Vui lòng nhập số CCCD',
      issueDate: 'Vui lòng nhập ngày cấp',
      issuePlace: 'Vui lòng nhập nơi cấp',
      address: 'Vui lòng nhập địa chỉ',
      email: 'Vui lòng nhập email',
      phone: 'Vui lòng nhập số điện thoại',
      isConfirmed: 'Yêu cầu xác nhận',
    },
    wrong: [
      'Họ và tên tối đa 200 ký tự',
      'Số CCCD tối đa 20 ký tự',
      'Nơi cấp tối đa 200 ký tự',
      'Địa chỉ tối đa 500 ký tự',
      'Email tối đa 254 ký tự',
      'Số điện thoại tối đa 20 ký tự',
    ],
    typed: { ...person, fullName: ` ${person.fullName} ` },
    values: person,
  },
  identityPictures: {
    schema: identityPicturesSchema,
    missing: {
      frontCard: 'Yêu cầu chọn ảnh tải lên',
      backCard: 'Yêu cầu chọn ảnh tải lên',
      portraitCard: 'Yêu cầu chọn ảnh tải lên',
    },
    wrong: ['Chỉ được tải lên định dạng ảnh JPEG hoặc PNG'],
    typed: pictures,
    values: pictures,
  },
  oneTimeCode: {
    schema: oneTimeCodeSchema,
    missing: { otp: 'Vui lòng nhập mã OTP' },
    wrong: ['Mã OTP gồm 6 chữ số'],
    typed: { otp: ' 004210 ' },
    values: { otp: '004210' },
  },
};

/** What is no form at all gets the unknown error of section 8. */
export const notAForm = 'Có lỗi xảy ra';
