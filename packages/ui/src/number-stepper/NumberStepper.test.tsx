import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx';

let root: Root;
const changed = vi.fn<(value: number | null) => void>();
const sent = vi.fn<(values: { hours: number | null }) => void>();

beforeEach(() => {
  changed.mockClear();
  sent.mockClear();
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const box = page.getByRole('spinbutton', { name: 'Số giờ' });

async function show(props: Partial<NumberStepperProps> = {}): Promise<void> {
  root.render(
    <NumberStepper label="Số giờ" unit="giờ" max={8760} onValueChange={changed} {...props} />,
  );
  await userEvent.click(box);
}

async function paste(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}a{/Control}');
  await cdp().send('Input.insertText', { text });
}

const typing = { 'typed key by key': (text: string) => userEvent.keyboard(text), pasted: paste };
const wholeNumber = 'Vui lòng nhập số nguyên, từ 1 đến 8.760 giờ';

describe.each(Object.entries(typing))('%s', (_, enter) => {
  test.each(['1,5', '1.5', '1e3', '-3', '4x8', '1,000', 'sáu', '６'])(
    'what is no whole number stays and is explained, and means no other: %s',
    async (text) => {
      await show();
      await enter(text);
      expect(changed).toHaveBeenLastCalledWith(null);
      await userEvent.tab();
      await expect.element(box).toHaveValue(text);
      await expect.element(box).toHaveAttribute('aria-invalid', 'true');
      await expect.element(box).toHaveAccessibleDescription(wholeNumber);
      await expect.element(box).not.toHaveAttribute('aria-valuenow');
    },
  );

  test.each([
    ['99999', 99_999, 'Vui lòng nhập nhiều nhất 8.760 giờ'],
    ['99999999999999999999', null, 'Vui lòng nhập nhiều nhất 8.760 giờ'],
    ['0', 0, 'Vui lòng nhập ít nhất 1 giờ'],
  ])('a number beyond the limits is not cut to another one: %s', async (text, value, message) => {
    await show();
    await enter(text);
    expect(changed).toHaveBeenLastCalledWith(value);
    await userEvent.tab();
    await expect.element(box).toHaveValue(text);
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveAccessibleDescription(message);
  });

  test.each([
    ['48', 48],
    ['8.760', 8760],
    ['007', 7],
  ])(
    'digits, and thousands in groups as the kit writes them, are a number: %s',
    async (text, value) => {
      await show();
      await enter(text);
      expect(changed).toHaveBeenLastCalledWith(value);
      await userEvent.tab();
      await expect.element(box).toHaveValue(String(value));
      await expect.element(box).toHaveAttribute('aria-invalid', 'false');
    },
  );
});

test('blanks around a pasted number are none of it', async () => {
  await show();
  await paste(' 1\u00A0500 ');
  expect(changed).toHaveBeenLastCalledWith(1500);
});

function Rental() {
  const form = useForm<{ hours: number | null }>({ initialValues: { hours: 6 }, onSubmit: sent });
  return (
    <Form form={form} aria-label="Thuê máy">
      <NumberStepper name="hours" label="Số giờ" unit="giờ" max={8760} usualValues={[3]} />
      <Button type="submit">Gửi</Button>
      <Button onClick={() => form.reset()}>Làm lại</Button>
    </Form>
  );
}

test.each(['1,5', '1e3', '99999'])(
  'a form is not sent with %s, and the field that keeps it says why',
  async (text) => {
    root.render(<Rental />);
    await userEvent.fill(box, text);
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveValue(text);
    await userEvent.click(page.getByRole('button', { name: 'Gửi' }));
    await expect.element(box).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: '3 giờ' }));
    await expect.element(box).toHaveValue('3');
    await expect.element(box).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(page.getByRole('button', { name: 'Gửi' }));
    await expect.poll(() => sent.mock.calls).toEqual([[{ hours: 3 }]]);
  },
);

test('a text that is no number goes when its form is reset', async () => {
  root.render(<Rental />);
  await userEvent.fill(box, '1,5');
  await userEvent.click(page.getByRole('button', { name: 'Làm lại' }));
  await expect.element(box).toHaveValue('6');
  await expect.element(box).toHaveAttribute('aria-invalid', 'false');
});

test('what a parent says of the missing value gives way to what is wrong with the text', async () => {
  await show({ issue: { status: 'invalid', message: 'Vui lòng nhập thời gian thuê' } });
  await userEvent.keyboard('1,5');
  await expect.element(box).toHaveAccessibleDescription(wholeNumber);
});

test('the keys and buttons lead from a number beyond the limit back to it', async () => {
  await show({ value: 99_999 });
  // It is aria-disabled, which a pointer does not know.
  await userEvent.click(page.getByRole('button', { name: 'Tăng số giờ' }), { force: true });
  expect(changed).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Giảm số giờ' }));
  expect(changed).toHaveBeenLastCalledWith(8760);
});
