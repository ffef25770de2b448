import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { Select } from './Select.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

function LateOptions() {
  const form = useForm({ initialValues: { bank: '970418' }, onSubmit: () => {} });
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <Form form={form} aria-label="Nạp tiền">
      <Select
        name="bank"
        label="Ngân hàng"
        placeholder="Chọn ngân hàng"
        options={isLoaded ? [{ value: '970418', label: 'BIDV' }] : []}
      />
      <button type="button" onClick={() => setIsLoaded(true)}>
        Tải ngân hàng
      </button>
    </Form>
  );
}

test('a value stays while its option has yet to come', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(<LateOptions />);
  await page.getByRole('button', { name: 'Tải ngân hàng' }).click();
  await expect.element(page.getByLabelText('Ngân hàng')).toHaveValue('970418');
});

test('while nothing can be chosen its hint is shown, and no error', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  const bank = {
    label: 'Ngân hàng',
    placeholder: 'Chọn ngân hàng',
    options: [],
    hint: 'Nhập số tiền trước',
    issue: { status: 'invalid', message: 'Vui lòng chọn ngân hàng' },
  } as const;
  root.render(<Select {...bank} disabled />);
  const field = page.getByLabelText('Ngân hàng');
  await expect.element(field).toHaveAccessibleDescription('Nhập số tiền trước');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  root.render(<Select {...bank} />);
  await expect.element(field).toHaveAccessibleDescription('Vui lòng chọn ngân hàng');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});
