import { StrictMode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ChoiceList } from '../choice-list/ChoiceList.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { NumberStepper } from '../number-stepper/NumberStepper.tsx';
import { Segmented } from '../segmented/Segmented.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Select } from '../select/Select.tsx';
import { Form } from './Form.tsx';
import { useForm, useFormState, type FormStore } from './useForm.ts';

interface Values {
  readonly money: number | null;
  readonly bank: string;
  readonly period: number | null;
  readonly unit: string;
  readonly package: string;
  readonly remember: boolean;
  readonly consent: readonly string[];
}

const initialValues: Values = {
  money: null,
  bank: '',
  period: 1,
  unit: 'hour',
  package: '',
  remember: false,
  consent: [],
};

/** What is in the form now, as React knows it. */
function Held({ form }: { readonly form: FormStore<Values> }) {
  return <output>{JSON.stringify(useFormState(form).values)}</output>;
}

function EveryField() {
  const form = useForm<Values>({ initialValues, onSubmit: () => {} });
  return (
    <Form form={form} aria-label="Mọi ô nhập">
      <MoneyField name="money" label="Số tiền" usualAmounts={[50_000]} />
      <Select
        name="bank"
        label="Ngân hàng"
        placeholder="Chọn ngân hàng"
        options={[
          { value: '970436', label: 'Vietcombank' },
          { value: '970418', label: 'BIDV' },
        ]}
      />
      <NumberStepper name="period" label="Số giờ" unit="giờ" usualValues={[1, 6]} />
      <Segmented
        name="unit"
        label="Thuê theo"
        options={[
          { value: 'hour', label: 'Giờ' },
          { value: 'day', label: 'Ngày' },
        ]}
      />
      <ChoiceList name="package" label="Gói" options={[{ value: 'g4090', label: 'G4090' }]} />
      <Checkbox name="remember" label="Ghi nhớ" />
      <CheckboxGroup
        name="consent"
        label="Điều khoản"
        options={[{ value: 'terms', label: 'Tôi đồng ý' }]}
      />
      <Held form={form} />
    </Form>
  );
}

const screen = (
  <StrictMode>
    <EveryField />
  </StrictMode>
);

let root: Root | undefined;
const container = document.createElement('div');

afterEach(() => {
  root?.unmount();
  container.remove();
});

test('every field is a real control in prerendered HTML, and keeps what was done before hydration', async () => {
  container.innerHTML = renderToString(screen);
  document.body.append(container);
  expect(container.innerHTML).not.toContain('style=');

  await userEvent.fill(page.getByRole('textbox', { name: 'Số tiền' }), '500000');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Ngân hàng' }), 'BIDV');
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Số giờ' }), '6');
  await userEvent.click(page.getByRole('radio', { name: 'Ngày' }));
  await userEvent.click(page.getByRole('radio', { name: 'G4090' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Ghi nhớ' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Tôi đồng ý' }));

  // What a browser without JavaScript would send.
  const form = container.querySelector('form');
  expect(form === null ? [] : [...new FormData(form)]).toEqual([
    ['money', '500000'],
    ['bank', '970418'],
    ['period', '6'],
    ['unit', 'day'],
    ['package', 'g4090'],
    ['remember', 'on'],
    ['consent', 'terms'],
  ]);

  const errors: unknown[] = [];
  root = hydrateRoot(container, screen, { onRecoverableError: (error) => errors.push(error) });
  await expect
    .poll(() => JSON.parse(container.querySelector('output')?.textContent ?? 'null') as unknown)
    .toEqual({
      money: 500_000,
      bank: '970418',
      period: 6,
      unit: 'day',
      package: 'g4090',
      remember: true,
      consent: ['terms'],
    });
  await expect.element(page.getByRole('textbox', { name: 'Số tiền' })).toHaveValue('500.000');
  await expect.element(page.getByRole('combobox')).toHaveDisplayValue('BIDV');
  await expect.element(page.getByRole('radio', { name: 'Ngày' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Tôi đồng ý' })).toBeChecked();
  expect(errors).toEqual([]);
});

/** One key with the browser's events: the text is in the control before any listener runs. */
function press(control: HTMLInputElement, key: string): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(control, control.value + key);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }));
}

test('keys that come between the hydration and its effects are added to what was typed before', async () => {
  const typed: string[] = [];

  function FastTypist() {
    const form = useForm({ initialValues: { name: '' }, onSubmit: () => {} });
    useLayoutEffect(() => {
      // After this commit, and before React runs the effects of it.
      queueMicrotask(() => {
        const control = container.querySelector('input');
        if (control === null || typed.length > 0) return;
        for (const key of ['-', '2', '0', '2', '6']) {
          press(control, key);
          typed.push(control.value);
        }
      });
    });
    return (
      <Form form={form} aria-label="Đăng nhập">
        <TextField name="name" label="Mật khẩu" />
      </Form>
    );
  }

  container.innerHTML = renderToString(<FastTypist />);
  document.body.append(container);
  await userEvent.fill(page.getByRole('textbox', { name: 'Mật khẩu' }), 'tram-demo');
  root = hydrateRoot(container, <FastTypist />);
  await expect.poll(() => typed.length).toBe(5);
  expect(typed.at(-1)).toBe('tram-demo-2026');
  await expect
    .element(page.getByRole('textbox', { name: 'Mật khẩu' }))
    .toHaveValue('tram-demo-2026');
});

function SignUp() {
  const form = useForm({
    initialValues: { email: '', phone: '' },
    validate: () => ({ email: 'Email không đúng định dạng', phone: 'Số không đúng' }),
    onSubmit: () => {},
  });
  return (
    <Form form={form} aria-label="Đăng ký">
      <TextField name="email" label="Email" />
      <TextField name="phone" label="Số điện thoại" />
    </Form>
  );
}

test('a field that was filled in and left before hydration says what is wrong, the one that has the focus does not', async () => {
  container.innerHTML = renderToString(<SignUp />);
  document.body.append(container);
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'sai');
  await userEvent.fill(page.getByRole('textbox', { name: 'Số điện thoại' }), '09');
  root = hydrateRoot(container, <SignUp />);
  await expect.element(page.getByText('Email không đúng định dạng')).toBeVisible();
  await expect.element(page.getByText('Số không đúng')).not.toBeInTheDocument();
});
