import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BirthDateField } from '../birth-date-field/BirthDateField.tsx';
import { DateRangeField, type DateRange } from '../date-range-field/DateRangeField.tsx';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { DateField } from './DateField.tsx';

let root: Root | undefined;
let container: HTMLElement;

beforeEach(async () => {
  await page.viewport(1024, 800);
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  root?.unmount();
  container.remove();
});

function mount(content: ReactNode): void {
  root = createRoot(container);
  root.render(content);
}

/** The calendar's code is loaded on the first press, which takes longer on a busy machine. */
const slowly = { timeout: 10_000 };
const input = () => page.getByRole('textbox', { name: 'Ngày cấp' });
const opener = () => page.getByRole('button', { name: 'Mở lịch, ngày cấp' });
const calendar = () => page.getByRole('dialog', { name: 'Lịch, ngày cấp' });
const day = (name: string) => calendar().getByRole('button', { name, exact: false });

async function open(): Promise<void> {
  await userEvent.click(opener());
  await expect.element(calendar(), slowly).toBeVisible();
}

test('a day is chosen by the keyboard alone, and the focus comes back', async () => {
  const onValueChange = vi.fn<(date: string) => void>();
  mount(<DateField label="Ngày cấp" defaultValue="2026-11-05" onValueChange={onValueChange} />);
  await expect.element(opener()).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(day(', 5 tháng 11'), slowly).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(day(', 13 tháng 11')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(day(', 13 tháng 12')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await expect.element(input()).toHaveValue('13/12/2026');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-13');
});

test('Escape closes without choosing; a second press of the button closes too', async () => {
  mount(<DateField label="Ngày cấp" defaultValue="2026-11-05" />);
  await open();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await open();
  await userEvent.click(opener());
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(input()).toHaveValue('05/11/2026');
});

test('the week begins on Monday, and months and years are chosen by name', async () => {
  mount(<DateField label="Ngày cấp" defaultValue="2026-11-05" />);
  await open();
  const names = calendar().element().querySelectorAll('th');
  expect(Array.from(names, (name) => name.textContent)).toEqual([
    'T2',
    'T3',
    'T4',
    'T5',
    'T6',
    'T7',
    'CN',
  ]);
  await userEvent.selectOptions(calendar().getByRole('combobox', { name: 'Năm' }), '2024');
  await userEvent.selectOptions(calendar().getByRole('combobox', { name: 'Tháng' }), 'Tháng 2');
  await userEvent.click(day(', 29 tháng 2'));
  await expect.element(input()).toHaveValue('29/02/2024');
});

test('Escape in the list of months closes that list alone', async () => {
  mount(<DateField label="Ngày cấp" defaultValue="2026-11-05" />);
  await open();
  const months = calendar().getByRole('combobox', { name: 'Tháng' });
  await userEvent.click(months);
  await expect.poll(() => months.element().matches(':open')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => months.element().matches(':open')).toBe(false);
  await expect.element(calendar()).toBeVisible();
});

test('limits hold in the calendar', async () => {
  mount(<DateField label="Ngày cấp" defaultValue="2026-11-12" min="2026-11-10" max="2026-11-20" />);
  await open();
  await expect.element(day(', 21 tháng 11')).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(calendar().getByRole('button', { name: 'Tháng sau' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(day(', 10 tháng 11')).toHaveFocus();
});

test('nothing is announced in English', async () => {
  mount(<DateField label="Ngày cấp" defaultValue="2026-11-05" min="2026-11-01" />);
  await open();
  const said: string[] = [];
  for (const element of calendar().element().querySelectorAll('*')) {
    said.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
    if (element.children.length === 0) said.push(element.textContent ?? '');
  }
  expect(said.join(' ')).toContain('5 tháng 11');
  expect(
    said.filter((text) =>
      /previous|next|select|today|date|month|year|dismiss|november/i.test(text),
    ),
  ).toEqual([]);
});

interface Values {
  readonly issueDate: string;
  readonly dob: string;
  readonly period: readonly [string, string];
}

const sent = vi.fn<(values: Values) => undefined>();

function Dates() {
  const form = useForm<Values>({
    initialValues: { issueDate: '', dob: '', period: ['', ''] },
    validate: ({ dob, issueDate }) => ({
      issueDate: issueDate === undefined ? 'Vui lòng nhập ngày cấp' : undefined,
      dob: dob === undefined ? 'Vui lòng nhập ngày sinh' : undefined,
    }),
    onSubmit: sent,
  });
  return (
    <Form form={form} aria-label="Giấy tờ">
      <BirthDateField name="dob" label="Ngày sinh" />
      <DateField name="issueDate" label="Ngày cấp" />
      <DateRangeField name="period" label="Thời gian thuê" required={false} />
      <SubmitButton>Gửi</SubmitButton>
    </Form>
  );
}

test('a form is not sent while a text is no date, and the field says why', async () => {
  mount(<Dates />);
  const birth = page.getByRole('textbox', { name: 'Ngày sinh' });
  const submit = page.getByRole('button', { name: 'Gửi' });
  await userEvent.click(submit);
  await expect.element(birth).toHaveFocus();
  await expect.element(birth).toHaveAccessibleDescription('Vui lòng nhập ngày sinh');

  await userEvent.fill(birth, '29/02/2023');
  await expect
    .element(birth)
    .toHaveAccessibleDescription('Không có ngày 29/02/2023. Kiểm tra lại ngày và tháng.');
  await userEvent.fill(input(), '02082021');
  const to = page.getByRole('textbox', { name: 'Đến ngày' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Từ ngày' }), '2/11/2026');
  await userEvent.fill(to, '1/11/2026');
  await userEvent.click(submit);
  await expect.element(birth).toHaveFocus();
  await expect.element(to).toHaveAccessibleDescription('Đến ngày: ngày phải từ 02/11/2026 trở đi.');

  await userEvent.fill(birth, '29/02/2024');
  await userEvent.fill(to, '3.11.2026');
  await userEvent.click(submit);
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([
      [{ issueDate: '2021-08-02', dob: '2024-02-29', period: ['2026-11-02', '2026-11-03'] }],
    ]);
});

test('a birth date is never in the future', async () => {
  mount(<BirthDateField label="Ngày sinh" />);
  const birth = page.getByRole('textbox', { name: 'Ngày sinh' });
  await userEvent.fill(birth, '01/01/9999');
  await userEvent.tab();
  await expect.element(birth).toBeInvalid();
  await userEvent.fill(birth, '31/12/1899');
  await expect.element(birth).toHaveAccessibleDescription('Ngày phải từ 01/01/1900 trở đi.');
});

test('going to the calendar is not leaving the field', async () => {
  mount(<Dates />);
  await expect.element(opener()).toBeVisible();
  await userEvent.click(input());
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener()).toHaveFocus();
  await expect.element(input()).toHaveAttribute('aria-invalid', 'false');
  await userEvent.tab();
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
});

test('prerendered HTML has no styles, hydrates without a warning, and keeps what was typed before', async () => {
  const screen = (
    <StrictMode>
      <Dates />
    </StrictMode>
  );
  container.innerHTML = renderToString(screen);
  expect(container.innerHTML).not.toContain('style=');
  await userEvent.fill(page.getByRole('textbox', { name: 'Ngày sinh' }), '1/2/1990');
  await userEvent.fill(input(), '31/02/2026');
  await userEvent.fill(page.getByRole('textbox', { name: 'Đến ngày' }), '20/11/2026');
  const warnings = vi.spyOn(console, 'error');
  const errors: unknown[] = [];
  root = hydrateRoot(container, screen, { onRecoverableError: (error) => errors.push(error) });
  await expect.element(page.getByRole('textbox', { name: 'Ngày sinh' })).toHaveValue('01/02/1990');
  await expect.element(input()).toHaveValue('31/02/2026');
  await expect.element(page.getByRole('textbox', { name: 'Đến ngày' })).toHaveValue('20/11/2026');
  expect(errors).toEqual([]);
  expect(warnings).not.toHaveBeenCalled();
});

function RequiredDate() {
  const form = useForm({
    initialValues: { issued: '' },
    validate: ({ issued }) => (issued === undefined ? { issued: 'Chưa có ngày cấp' } : undefined),
    onSubmit: () => {},
  });
  return (
    <Form form={form}>
      <DateField name="issued" label="Ngày cấp" />
      <input aria-label="Nơi cấp" />
    </Form>
  );
}

test('leaving the field through its open calendar shows what is missing', async () => {
  mount(<RequiredDate />);
  await open();
  await userEvent.click(page.getByRole('textbox', { name: 'Nơi cấp' }), { force: true });
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Nơi cấp' })).toHaveFocus();
  await expect.element(page.getByText('Chưa có ngày cấp')).toBeVisible();
});

test('outside a form too, an error that appears when a field is left does not steal the click from the button below', async () => {
  const pressed = vi.fn<() => void>();
  mount(
    <>
      <DateField label="Ngày cấp" />
      <button type="button" onClick={pressed}>
        Tìm
      </button>
    </>,
  );
  await userEvent.click(input());
  await userEvent.keyboard('31/02/2026');
  await userEvent.click(page.getByRole('button', { name: 'Tìm' }));
  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
});

/** A filter that its screen holds, and can take away. */
function Filter() {
  const [range, setRange] = useState<DateRange>(['2026-11-01', '']);
  return (
    <>
      <DateRangeField label="Bắt đầu" value={range} onValueChange={setRange} />
      <button type="button" onClick={() => setRange(['', ''])}>
        Xóa lọc
      </button>
    </>
  );
}

test('a range that is cleared from outside also clears a text that is no date', async () => {
  mount(<Filter />);
  const from = page.getByRole('textbox', { name: 'Từ ngày' });
  const to = page.getByRole('textbox', { name: 'Đến ngày' });
  await userEvent.click(to);
  await userEvent.keyboard('31/02/2026');
  await userEvent.click(page.getByRole('button', { name: 'Xóa lọc' }));
  await expect.element(from).toHaveValue('');
  await expect.element(to).toHaveValue('');
  await expect.element(to).toHaveAttribute('aria-invalid', 'false');
  await userEvent.fill(from, '05/11/2026');
  await userEvent.fill(from, '');
  await userEvent.fill(to, '31/02/2026');
  await expect.element(to).toHaveValue('31/02/2026');
});
