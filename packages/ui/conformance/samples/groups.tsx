import { CheckboxGroup } from '../../src/checkbox-group/CheckboxGroup.tsx';
import { ChoiceList } from '../../src/choice-list/ChoiceList.tsx';
import { DateRangeField } from '../../src/date-range-field/DateRangeField.tsx';
import { ErrorSummary } from '../../src/form/ErrorSummary.tsx';
import { FieldRow } from '../../src/form/FieldRow.tsx';
import { Form } from '../../src/form/Form.tsx';
import { FormStore } from '../../src/form/FormStore.ts';
import { SubmitButton } from '../../src/form/SubmitButton.tsx';
import { RadioGroup } from '../../src/radio-group/RadioGroup.tsx';
import { Segmented } from '../../src/segmented/Segmented.tsx';
import { SignaturePad } from '../../src/signature-pad/SignaturePad.tsx';
import { TextField } from '../../src/text-field/TextField.tsx';
import { closed, open, type SampleTable } from '../sample.ts';

const words = { hint: 'Đổi được sau này', aside: 'Chọn một' };
const issue = { status: 'warn', message: 'Bạn chưa chọn' } as const;
const options = [
  { value: 'hour', label: 'Theo giờ', detail: 'Trả khi dùng xong', note: '15.000 VNĐ' },
  { value: 'day', label: 'Theo ngày', disabled: true },
];

const priced = [
  {
    value: 'hour',
    label: 'Theo giờ',
    detail: 'Trả khi dùng xong',
    price: { amount: '15.000', unit: 'VNĐ' },
  },
  { value: 'day', label: 'Theo ngày' },
];

const profile = { name: 'Đỗ Quốc Bửu', note: '' };
const form = new FormStore(profile, () => ({ send: () => {} }));
/** One whose submit the server has refused. */
const refused = new FormStore(profile, () => ({ send: () => {} }));
refused.setServerErrors({ fields: { name: 'Tên này đã có người dùng' } });

export const groupSamples = {
  './radio-group': [open('fieldset', RadioGroup, { label: 'Cách thuê', options, ...words })],
  './checkbox-group': [open('fieldset', CheckboxGroup, { label: 'Cách thuê', options, issue })],
  './segmented': [
    open('fieldset', Segmented, { label: 'Cách thuê', options, defaultValue: 'hour' }),
  ],
  './choice-list': [
    open('fieldset', ChoiceList, { label: 'Cách thuê', options: priced, ...words, issue }),
  ],
  './date-range-field': [
    open(
      'fieldset',
      DateRangeField,
      { label: 'Thời gian', defaultValue: ['2026-11-01', ''], ...words },
      { opens: { role: 'button', name: 'Mở lịch, từ ngày', shows: 'dialog' } },
    ),
  ],
  './signature-pad': [open('fieldset', SignaturePad, { label: 'Chữ ký', issue })],
  './form': [
    open('form', Form<typeof profile>, {
      form,
      'aria-label': 'Hồ sơ',
      children: (
        <>
          <TextField name="name" label="Họ và tên" />
          <TextField name="note" label="Ghi chú" required={false} />
        </>
      ),
    }),
  ],
  './error-summary': [
    closed(
      ErrorSummary<typeof profile>,
      { form: refused, labels: { name: 'Họ và tên' } },
      {
        within: (summary) => (
          <Form form={refused} aria-label="Hồ sơ">
            {summary}
            <TextField name="name" label="Họ và tên" />
          </Form>
        ),
      },
    ),
  ],
  './field-row': [
    closed(FieldRow, {
      children: (
        <>
          <TextField label="Họ" />
          <TextField label="Tên" />
        </>
      ),
    }),
  ],
  './submit-button': [
    open(
      'button',
      SubmitButton,
      { children: 'Lưu hồ sơ' },
      {
        within: (button) => (
          <Form form={form} aria-label="Hồ sơ">
            {button}
          </Form>
        ),
      },
    ),
  ],
} satisfies Partial<SampleTable>;
