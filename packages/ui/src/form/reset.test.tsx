import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BirthDateField } from '../birth-date-field/BirthDateField.tsx';
import { Button } from '../button/Button.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { DateRangeField } from '../date-range-field/DateRangeField.tsx';
import { FileField } from '../file-field/FileField.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { PictureField } from '../picture-field/PictureField.tsx';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

interface Values {
  readonly day: string;
  readonly birth: string;
  readonly span: readonly [string, string];
  readonly sum: number | null;
  readonly picture: File | null;
  readonly files: readonly File[];
}

const nothing: Values = {
  day: '',
  birth: '',
  span: ['', ''],
  sum: null,
  picture: null,
  files: [],
};

/** An amount, or null for a text that is none. */
function parse(text: string): number | null {
  return Number(text) || null;
}

function Dossier() {
  const form = useForm<Values>({ initialValues: nothing, onSubmit: () => {} });
  return (
    <Form form={form} aria-label="Hồ sơ">
      <DateField name="day" label="Ngày cấp" required={false} />
      <BirthDateField name="birth" label="Ngày sinh" required={false} />
      <DateRangeField name="span" label="Thời gian" required={false} />
      <MoneyField name="sum" label="Số tiền" required={false} parse={parse} />
      <PictureField name="picture" label="Ảnh" required={false} />
      <FileField name="files" label="Giấy tờ" kinds={['.pdf']} required={false} />
      <Button onClick={() => form.reset()}>Làm lại</Button>
    </Form>
  );
}

test('an invalid value (a text, a refused file) is cleared when its form is reset, with its error', async () => {
  root.render(<Dossier />);
  const boxes = page.getByRole('textbox');
  const choosers = page.getByLabelText(/^(?:Ảnh|Giấy tờ)/);
  await expect.element(boxes.first()).toBeVisible();
  for (const box of boxes.all()) await userEvent.fill(box, '99/99');
  for (const chooser of choosers.all()) {
    await userEvent.upload(chooser, new File(['…'], 'ghi-chu.txt', { type: 'text/plain' }));
    await expect.element(chooser).toHaveAttribute('aria-invalid', 'true');
  }
  await userEvent.click(page.getByRole('button', { name: 'Làm lại' }));
  for (const chooser of choosers.all()) {
    await expect.element(chooser).toHaveAttribute('aria-invalid', 'false');
  }
  for (const box of boxes.all()) {
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveAttribute('aria-invalid', 'false');
  }
  // What is typed next is a new draft.
  await userEvent.fill(boxes.first(), '1/2');
  await expect.element(boxes.first()).toHaveValue('1/2');
});
