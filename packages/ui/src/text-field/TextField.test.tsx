import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { TextField } from './TextField.tsx';

let root: Root;
const sent = vi.fn<(values: { name: string }) => void>();

function Naming() {
  const form = useForm({ initialValues: { name: '' }, onSubmit: sent });
  return (
    <Form form={form} aria-label="Tạo PC">
      <TextField name="name" label="Tên PC" hint="Tên để bạn nhận ra máy" limit={5} />
      <Button type="submit">Tạo PC</Button>
      <Button onClick={() => form.reset()}>Làm lại</Button>
    </Form>
  );
}

beforeEach(() => {
  sent.mockClear();
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const box = page.getByRole('textbox', { name: 'Tên PC' });
const told = page.getByRole('status');

async function paste(text: string): Promise<void> {
  await userEvent.click(box);
  await cdp().send('Input.insertText', { text });
}

test('the field says when its limit is reached, and takes the hint back with a letter less', async () => {
  root.render(<Naming />);
  await userEvent.fill(box, 'Dựng');
  await expect.element(box).toHaveAccessibleDescription('Tên để bạn nhận ra máy');
  await expect.element(told).toHaveTextContent('');
  await userEvent.fill(box, 'Dựng1');
  await expect.element(box).toHaveAccessibleDescription('Đã đủ 5 ký tự');
  await expect.element(box).toHaveAttribute('aria-invalid', 'false');
  await expect.element(told).toHaveTextContent('Đã đủ 5 ký tự');
  await userEvent.fill(box, 'Dựng');
  await expect.element(box).toHaveAccessibleDescription('Tên để bạn nhận ra máy');
});

test('of a pasted text nothing is cut: what is too much is said, and not sent', async () => {
  root.render(<Naming />);
  await paste('Dựng phim');
  await expect.element(box).toHaveValue('Dựng phim');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription('Nhiều nhất 5 ký tự, vui lòng bớt 4 ký tự');
  await expect.element(told).toHaveTextContent('Nhiều nhất 5 ký tự, vui lòng bớt 4 ký tự');
  await userEvent.click(page.getByRole('button', { name: 'Tạo PC' }));
  await expect.element(box).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Làm lại' }));
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveAttribute('aria-invalid', 'false');
});

test('letters are counted, not the marks of a decomposed text', async () => {
  root.render(<Naming />);
  await paste('ẫổỹệ'.normalize('NFD'));
  await expect.element(box).toHaveAccessibleDescription('Tên để bạn nhận ra máy');
  await userEvent.keyboard('1{Enter}');
  await expect.poll(() => sent.mock.calls.length).toBe(1);
});

test('a search is not cut to its limit: nothing else is searched than what stands there, in NFC', async () => {
  const search = vi.fn<(text: string) => void>();
  root.render(<SearchField label="Tìm log" limit={5} onSearch={search} />);
  const field = page.getByRole('searchbox', { name: 'Tìm log' });
  await userEvent.fill(field, 'máy dựng');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(field)
    .toHaveAccessibleDescription('Nhiều nhất 5 ký tự, vui lòng bớt 3 ký tự');
  expect(search).not.toHaveBeenCalled();
  await userEvent.fill(field, 'dựng'.normalize('NFD'));
  await userEvent.keyboard('{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('dựng');
});
