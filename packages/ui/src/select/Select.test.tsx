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
