import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { KitWordsProvider } from '../words/KitWordsProvider.tsx';
import { englishWords } from '../words/english.ts';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

let root: Root;
const changed = vi.fn<(amount: number | null) => void>();

beforeEach(() => {
  changed.mockClear();
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const box = page.getByRole('textbox', { name: 'Số tiền' });

async function show(props: Partial<MoneyFieldProps> = {}): Promise<void> {
  root.render(<MoneyField label="Số tiền" onValueChange={changed} {...props} />);
  await userEvent.click(box);
}

/** Knows thousands in groups and millions with a comma or a point; what may mean two sums is none. */
function parseShort(text: string): number | null {
  const millions = /^(\d+(?:[.,]\d)?)tr$/.exec(text)?.[1];
  if (millions !== undefined) return Number(millions.replace(',', '.')) * 1_000_000;
  return /^(?:\d+|[1-9]\d{0,2}(?:[.,]\d{3})+)$/.test(text)
    ? Number(text.replaceAll(/\D/g, ''))
    : null;
}

async function paste(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}a{/Control}');
  await cdp().send('Input.insertText', { text });
}

test.each([
  ['1,5tr', 1_500_000],
  ['1.5tr', 1_500_000],
  ['2tr', 2_000_000],
])('typed key by key, %s keeps its separator and means %d', async (text, amount) => {
  await show({ parse: parseShort });
  await userEvent.keyboard(text);
  await expect.element(box).toHaveValue(text);
  expect(changed).toHaveBeenLastCalledWith(amount);
  await userEvent.tab();
  await expect.element(box).toHaveValue(amount.toLocaleString('vi-VN'));
});

test.each(['50000', '50.000', '50,000'])('typed as %s, fifty thousand is grouped', async (text) => {
  await show({ parse: parseShort });
  await userEvent.keyboard(text);
  await expect.element(box).toHaveValue('50.000');
  expect(changed).toHaveBeenLastCalledWith(50_000);
});

test('grouped digits stay grouped while they are edited, also with a custom parse', async () => {
  await show({ parse: parseShort, defaultValue: 1000 });
  await userEvent.keyboard('{End}0');
  await expect.element(box).toHaveValue('10.000');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(box).toHaveValue('100');
  await userEvent.keyboard('{Home}{ArrowRight}5');
  await expect.element(box).toHaveValue('1.500');
});

test('of a pasted amount with a part of a đồng nothing is guessed', async () => {
  await show({ parse: parseShort });
  await paste('50000.00');
  await expect.element(box).toHaveValue('50000.00');
  expect(changed).not.toHaveBeenCalledWith(5_000_000);
  await paste('1250000');
  await expect.element(box).toHaveValue('1.250.000');
  expect(changed).toHaveBeenLastCalledWith(1_250_000);
});

describe.each([
  ['digits alone', {}],
  ['a parse of its own', { parse: parseShort }],
])('with %s', (_, props) => {
  const typing = [
    ['typed key by key', (text: string) => userEvent.keyboard(text)],
    ['pasted', paste],
  ] as const;

  test.each(
    ['1,5', '1.5', '1e3', '-50000', '0,5', 'nhiều'].flatMap((text) =>
      typing.map(([how, enter]) => [text, how, enter] as const),
    ),
  )('%s, %s, stays and is explained, and means no other amount', async (text, _how, enter) => {
    await show(props);
    await enter(text);
    expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect.element(box).toHaveValue(text);
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(box)
      .toHaveAccessibleDescription('VNĐ Vui lòng nhập số tiền là số nguyên, ví dụ 50.000');
  });
});

test('an amount with more digits than can be counted is not cut to another one', async () => {
  await show();
  await userEvent.keyboard('12345678901234567890');
  expect(changed).toHaveBeenLastCalledWith(null);
  await userEvent.tab();
  await expect.element(box).toHaveValue('12.345.678.901.234.567.890');
  await expect
    .element(box)
    .toHaveAccessibleDescription('VNĐ Số tiền quá lớn, vui lòng nhập số nhỏ hơn');
});

test('pasted with blanks between its thousands, an amount is grouped', async () => {
  await show();
  await paste('1 500 000');
  await expect.element(box).toHaveValue('1.500.000');
  expect(changed).toHaveBeenLastCalledWith(1_500_000);
});

test('the first digit can be taken away and another put in its place', async () => {
  await show({ defaultValue: 50_000 });
  await userEvent.keyboard('{Home}{Delete}');
  await expect.element(box).toHaveValue('0.000');
  await userEvent.keyboard('2');
  await expect.element(box).toHaveValue('20.000');
  expect(changed).toHaveBeenLastCalledWith(20_000);
  await userEvent.keyboard('{Backspace}');
  await userEvent.tab();
  await expect.element(box).toHaveValue('0');
});

test('during composition of an input method its text is not changed, and the digits are grouped afterwards', async () => {
  await show({ defaultValue: 5000 });
  await userEvent.keyboard('{End}');
  for (const text of ['0', '00']) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect.element(box).toHaveValue(`5.000${text}`);
  }
  await cdp().send('Input.insertText', { text: '00' });
  await expect.element(box).toHaveValue('500.000');
  expect(changed).toHaveBeenLastCalledWith(500_000);
});

test('a read-only field offers no usual amounts', async () => {
  await show({ readOnly: true, defaultValue: 50_000, usualAmounts: [500_000] });
  const usual = page.getByRole('button', { name: '500.000' });
  await expect.element(usual).toHaveAttribute('aria-disabled', 'true');
  usual.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(changed).not.toHaveBeenCalled();
});

test('in English it groups by commas, and reads what it wrote', async () => {
  root.render(
    <KitWordsProvider words={englishWords}>
      <MoneyField label="Số tiền" onValueChange={changed} usualAmounts={[500_000]} />
    </KitWordsProvider>,
  );
  await userEvent.click(box);
  await userEvent.keyboard('1980000');
  await expect.element(box).toHaveValue('1,980,000');
  expect(changed).toHaveBeenLastCalledWith(1_980_000);
  await userEvent.keyboard('{Backspace}');
  await expect.element(box).toHaveValue('198,000');
  await userEvent.click(page.getByRole('button', { name: '500,000' }));
  await expect.element(box).toHaveValue('500,000');
});
