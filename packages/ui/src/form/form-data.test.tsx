import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BirthDateField } from '../birth-date-field/BirthDateField.tsx';
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { DateRangeField } from '../date-range-field/DateRangeField.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { NumberStepper } from '../number-stepper/NumberStepper.tsx';
import { Segmented } from '../segmented/Segmented.tsx';
import { Select } from '../select/Select.tsx';
import { SignaturePad } from '../signature-pad/SignaturePad.tsx';
import { Switch } from '../switch/Switch.tsx';
import { TextField } from '../text-field/TextField.tsx';

let form: HTMLFormElement;
let root: Root;

beforeEach(() => {
  form = document.createElement('form');
  document.body.append(form);
  root = createRoot(form);
});

afterEach(() => {
  root.unmount();
  form.remove();
});

const banks = [
  { value: '970418', label: 'BIDV' },
  { value: '970436', label: 'Vietcombank' },
];
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** What a native submit sends. */
function sent(): readonly (readonly [string, FormDataEntryValue])[] {
  return [...new FormData(form)];
}

test('a native submit carries values, not the text that people read', async () => {
  root.render(
    <>
      <TextField name="name" label="Họ tên" defaultValue="Nguyễn An" />
      <MoneyField name="money" label="Số tiền" defaultValue={50_000} />
      <NumberStepper name="period" label="Số giờ" defaultValue={6} unit="giờ" />
      <DateField name="day" label="Ngày" defaultValue="2026-12-24" />
      <BirthDateField name="birth" label="Ngày sinh" defaultValue="1990-02-01" />
      <DateRangeField name="span" label="Kỳ" defaultValue={['2026-12-01', '2026-12-31']} />
      <Select name="bank" label="Ngân hàng" defaultValue="970418" options={banks} />
      <Combobox name="other" label="Ngân hàng khác" defaultValue="970436" options={banks} />
      <Segmented name="unit" label="Tính theo" defaultValue="970418" options={banks} />
      <CheckboxGroup
        name="all"
        label="Tất cả"
        defaultValue={['970418', '970436']}
        options={banks}
      />
      <Switch name="renew" label="Tự gia hạn" defaultValue />
      <SignaturePad name="signature" label="Chữ ký" defaultValue={dot} />
    </>,
  );
  await expect.element(page.getByLabelText('Họ tên')).toBeVisible();
  expect(sent()).toEqual([
    ['name', 'Nguyễn An'],
    ['money', '50000'],
    ['period', '6'],
    ['day', '2026-12-24'],
    ['birth', '1990-02-01'],
    ['span', '2026-12-01'],
    ['span', '2026-12-31'],
    ['bank', '970418'],
    ['other', '970436'],
    ['unit', '970418'],
    ['all', '970418'],
    ['all', '970436'],
    ['renew', 'on'],
    ['signature', dot],
  ]);
});

test('what is typed is sent as the value that it means, and a text that means none as nothing', async () => {
  root.render(
    <>
      <MoneyField name="money" label="Số tiền" />
      <DateField name="day" label="Ngày" />
    </>,
  );
  await userEvent.fill(page.getByLabelText('Số tiền'), '1 284 500');
  await userEvent.fill(page.getByLabelText('Ngày', { exact: true }), '1/2/2027');
  expect(sent()).toEqual([
    ['money', '1284500'],
    ['day', '2027-02-01'],
  ]);
  await userEvent.fill(page.getByLabelText('Số tiền'), '1e3');
  await userEvent.fill(page.getByLabelText('Ngày', { exact: true }), '31/2/2027');
  expect(sent()).toEqual([
    ['money', ''],
    ['day', ''],
  ]);
});

test('a disabled field sends nothing, and one of a form elsewhere sends to that', async () => {
  root.render(
    <>
      <MoneyField name="money" label="Số tiền" defaultValue={50_000} disabled />
      <NumberStepper name="period" label="Số giờ" defaultValue={6} disabled />
      <DateRangeField name="span" label="Kỳ" defaultValue={['2026-12-01', '']} disabled />
      <DateField name="day" label="Ngày" defaultValue="2026-12-24" form="elsewhere" />
    </>,
  );
  await expect.element(page.getByLabelText('Số tiền')).toBeVisible();
  expect(sent()).toEqual([]);
  const elsewhere = document.createElement('form');
  elsewhere.id = 'elsewhere';
  document.body.append(elsewhere);
  expect([...new FormData(elsewhere)]).toEqual([['day', '2026-12-24']]);
  elsewhere.remove();
});
