import { BirthDateField } from '../../src/birth-date-field/BirthDateField.tsx';
import { Checkbox } from '../../src/checkbox/Checkbox.tsx';
import { Combobox } from '../../src/combobox/Combobox.tsx';
import { DateField } from '../../src/date-field/DateField.tsx';
import { FileField } from '../../src/file-field/FileField.tsx';
import { IconMapPin } from '../../src/icon/generated/IconMapPin.ts';
import { MoneyField } from '../../src/money-field/MoneyField.tsx';
import { NumberStepper } from '../../src/number-stepper/NumberStepper.tsx';
import { OtpField } from '../../src/otp-field/OtpField.tsx';
import { PasswordField } from '../../src/password-field/PasswordField.tsx';
import { PictureField } from '../../src/picture-field/PictureField.tsx';
import { SearchField } from '../../src/search-field/SearchField.tsx';
import { Select } from '../../src/select/Select.tsx';
import { Switch } from '../../src/switch/Switch.tsx';
import { TextArea } from '../../src/text-area/TextArea.tsx';
import { TextField } from '../../src/text-field/TextField.tsx';
import { open, type SampleTable } from '../sample.ts';

/** A hint, an aside and an issue: everything that a field ties to its control. */
const words = { hint: 'Như trên giấy tờ', aside: 'Ít nhất hai chữ' };
const issue = { status: 'invalid', message: 'Hãy nhập lại' } as const;
const regions = [
  { value: 'hn', label: 'Hà Nội', detail: 'Máy chủ gần nhất' },
  { value: 'dn', label: 'Đà Nẵng', disabled: true },
];

export const fieldSamples = {
  './text-field': [open('input', TextField, { label: 'Họ và tên', ...words, issue })],
  './text-area': [open('textarea', TextArea, { label: 'Lý do', defaultValue: 'Tết', limit: 200 })],
  './password-field': [
    open('input', PasswordField, { label: 'Mật khẩu', autoComplete: 'new-password', ...words }),
  ],
  './money-field': [
    open('input', MoneyField, {
      label: 'Số tiền nạp',
      defaultValue: 50_000,
      usualAmounts: [50_000, 100_000],
      issue,
    }),
  ],
  './select': [
    open('select', Select, {
      label: 'Khu vực',
      placeholder: 'Chọn khu vực',
      icon: <IconMapPin />,
      options: regions,
      ...words,
    }),
  ],
  './combobox': [
    open(
      'input',
      Combobox,
      { label: 'Ngân hàng', name: 'bank', options: regions, defaultValue: 'hn', ...words },
      { opens: { role: 'combobox', name: 'Ngân hàng', shows: 'listbox' } },
    ),
  ],
  './checkbox': [
    open('input', Checkbox, { label: 'Tôi đồng ý', hint: 'Bạn đọc điều khoản trước', issue }),
  ],
  './switch': [
    open('input', Switch, { label: 'Thông báo ban đêm', hint: 'Sau mười giờ tối', busy: true }),
  ],
  './date-field': [
    open(
      'input',
      DateField,
      { label: 'Ngày bắt đầu', defaultValue: '2026-11-20', ...words },
      { opens: { role: 'button', name: 'Mở lịch, ngày bắt đầu', shows: 'dialog' } },
    ),
  ],
  './birth-date-field': [
    open('input', BirthDateField, { label: 'Ngày sinh', max: '2010-01-01', ...words, issue }),
  ],
  './number-stepper': [
    open('input', NumberStepper, {
      label: 'Số giờ thuê',
      unit: 'giờ',
      defaultValue: 3,
      usualValues: [1, 3, 6],
      ...words,
    }),
  ],
  './otp-field': [open('input', OtpField, { label: 'Mã xác nhận', defaultValue: '123', ...words })],
  './picture-field': [
    open('input', PictureField, {
      label: 'Mặt trước căn cước',
      capture: 'environment',
      note: 'Viết ngày hôm nay lên giấy',
    }),
  ],
  './file-field': [
    open('input', FileField, {
      label: 'Giấy phép kinh doanh',
      kindWords: 'ảnh',
      maxFiles: 3,
      defaultValue: [new File([], 'giấy phép')],
    }),
  ],
  './search-field': [
    open('input', SearchField, {
      label: 'Tìm máy',
      hideLabel: true,
      defaultValue: 'dựng phim',
      onSearch: () => {},
    }),
  ],
} satisfies Partial<SampleTable>;
