import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BirthDateField } from '../../src/birth-date-field/BirthDateField.tsx';
import { Checkbox } from '../../src/checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../src/checkbox-group/CheckboxGroup.tsx';
import { ChoiceList } from '../../src/choice-list/ChoiceList.tsx';
import { Combobox } from '../../src/combobox/Combobox.tsx';
import { DateField } from '../../src/date-field/DateField.tsx';
import { DateRangeField } from '../../src/date-range-field/DateRangeField.tsx';
import { FileField } from '../../src/file-field/FileField.tsx';
import { Form } from '../../src/form/Form.tsx';
import { SubmitButton } from '../../src/form/SubmitButton.tsx';
import { useForm } from '../../src/form/useForm.ts';
import { MoneyField } from '../../src/money-field/MoneyField.tsx';
import { NumberStepper } from '../../src/number-stepper/NumberStepper.tsx';
import { OtpField } from '../../src/otp-field/OtpField.tsx';
import { PasswordField } from '../../src/password-field/PasswordField.tsx';
import { PictureField } from '../../src/picture-field/PictureField.tsx';
import { RadioGroup } from '../../src/radio-group/RadioGroup.tsx';
import { Segmented } from '../../src/segmented/Segmented.tsx';
import { Select } from '../../src/select/Select.tsx';
import { SignaturePad } from '../../src/signature-pad/SignaturePad.tsx';
import { Switch } from '../../src/switch/Switch.tsx';
import { sampleBanks } from '../../src/testing/sample-options.ts';
import { TextArea } from '../../src/text-area/TextArea.tsx';
import { TextField } from '../../src/text-field/TextField.tsx';

const choices = [
  { value: 'hour', label: 'Theo giờ' },
  { value: 'day', label: 'Theo ngày' },
];
const signature = 'data:image/png;base64,iVBORw0KGgo=';

const empty = {
  name: '',
  password: '',
  reason: '',
  bank: '',
  region: '',
  start: '',
  period: ['', ''] as readonly [string, string],
  birth: '',
  amount: null as number | null,
  hours: 1 as number | null,
  code: '',
  way: '',
  extras: [] as readonly string[],
  plan: '',
  size: 'hour',
  front: null as File | null,
  papers: [] as readonly File[],
  signature,
  agreed: false,
  night: false,
};

type Values = typeof empty;

/** Every field of the kit on one screen, as an application would have it. */
function EveryField({ onSubmit }: { readonly onSubmit: (values: Values) => void }) {
  const form = useForm<Values>({
    initialValues: empty,
    validate: ({ name }) => ({ name: (name ?? '').length < 3 ? 'Ít nhất ba chữ' : undefined }),
    onSubmit: async (values) => {
      onSubmit(values);
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label="Hồ sơ">
      <TextField name="name" label="Họ và tên" />
      <PasswordField name="password" label="Mật khẩu" autoComplete="new-password" />
      <TextArea name="reason" label="Lý do" limit={200} required={false} />
      <Combobox name="bank" label="Ngân hàng" options={sampleBanks} />
      <Select name="region" label="Khu vực" placeholder="Chọn khu vực" options={choices} />
      <DateField name="start" label="Ngày bắt đầu" />
      <DateRangeField name="period" label="Thời gian" />
      <BirthDateField name="birth" label="Ngày sinh" max="2010-01-01" />
      <MoneyField name="amount" label="Số tiền nạp" usualAmounts={[50_000]} />
      <NumberStepper name="hours" label="Số giờ thuê" max={24} />
      <OtpField name="code" label="Mã xác nhận" />
      <RadioGroup name="way" label="Cách thuê" options={choices} />
      <CheckboxGroup name="extras" label="Thêm" options={choices} required={false} />
      <ChoiceList name="plan" label="Gói" options={choices} />
      <Segmented name="size" label="Cỡ" options={choices} />
      <PictureField name="front" label="Mặt trước căn cước" />
      <FileField name="papers" label="Giấy phép" maxFiles={3} />
      <SignaturePad name="signature" label="Chữ ký" />
      <Checkbox name="agreed" label="Tôi đồng ý" />
      <Switch name="night" label="Thông báo ban đêm" />
      <SubmitButton>Gửi hồ sơ</SubmitButton>
    </Form>
  );
}

test('a form with every field is filled in as a customer does, and submits what was chosen', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<(values: Values) => void>();
  render(<EveryField onSubmit={onSubmit} />);

  await user.type(screen.getByLabelText('Họ và tên'), 'Đỗ Quốc Bửu');
  await user.type(screen.getByLabelText('Mật khẩu'), 'rất bí mật');
  await user.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
  expect(screen.getByLabelText<HTMLInputElement>('Mật khẩu').type).toBe('text');
  await user.type(screen.getByRole('textbox', { name: 'Lý do (không bắt buộc)' }), 'Tết');

  await user.type(screen.getByRole('combobox', { name: 'Ngân hàng' }), 'techcom');
  await user.click(await screen.findByRole('option', { name: /Techcombank/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Khu vực' }), 'Theo ngày');

  await user.type(screen.getByRole('textbox', { name: 'Ngày bắt đầu' }), '20/11/2026');
  await user.type(screen.getByRole('textbox', { name: 'Từ ngày' }), '01/12/2026');
  await user.type(screen.getByRole('textbox', { name: 'Đến ngày' }), '05/12/2026');
  await user.type(screen.getByRole('textbox', { name: 'Ngày sinh' }), '24/12/1990');

  await user.type(screen.getByRole('textbox', { name: 'Số tiền nạp' }), '120000');
  await user.click(screen.getByRole('button', { name: 'Tăng số giờ thuê' }));
  await user.click(screen.getByRole('textbox', { name: 'Mã xác nhận' }));
  await user.paste('123456');

  const way = within(screen.getByRole('radiogroup', { name: 'Cách thuê' }));
  await user.click(way.getByRole('radio', { name: 'Theo ngày' }));
  const extras = within(screen.getByRole('group', { name: 'Thêm (không bắt buộc)' }));
  await user.click(extras.getByRole('checkbox', { name: 'Theo giờ' }));
  const plan = within(screen.getByRole('radiogroup', { name: 'Gói' }));
  await user.click(plan.getByRole('radio', { name: 'Theo giờ' }));
  const size = within(screen.getByRole('radiogroup', { name: 'Cỡ' }));
  await user.click(size.getByRole('radio', { name: 'Theo ngày' }));

  // A picture is looked at: it begins as one.
  const front = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'a.png', {
    type: 'image/png',
  });
  const paper = new File(['paper'], 'paper.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Mặt trước căn cước'), front);
  await user.upload(screen.getByLabelText('Giấy phép'), paper);
  await user.click(screen.getByRole('checkbox', { name: 'Tôi đồng ý' }));
  await user.click(screen.getByRole('switch', { name: 'Thông báo ban đêm' }));

  await user.click(screen.getByRole('button', { name: 'Gửi hồ sơ' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall?.[0]).toEqual({
    name: 'Đỗ Quốc Bửu',
    password: 'rất bí mật',
    reason: 'Tết',
    bank: 'tcb',
    region: 'day',
    start: '2026-11-20',
    period: ['2026-12-01', '2026-12-05'],
    birth: '1990-12-24',
    amount: 120_000,
    hours: 2,
    code: '123456',
    way: 'day',
    extras: ['hour'],
    plan: 'hour',
    size: 'day',
    front,
    papers: [paper],
    signature,
    agreed: true,
    night: true,
  });
});
