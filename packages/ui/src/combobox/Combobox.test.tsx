import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { Combobox } from './Combobox.tsx';
import { sampleMachines, sampleParts } from '../testing/sample-options.ts';

let root: Root | undefined;
let container: HTMLElement;
const chosen = vi.fn<(value: string) => void>();
const sent = vi.fn<(values: { part: string }) => undefined>();

beforeEach(async () => {
  await page.viewport(1000, 700);
  chosen.mockClear();
  sent.mockClear();
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  root?.unmount();
  container.remove();
});

function mount(content: ReactNode): void {
  root = createRoot(container);
  root.render(<StrictMode>{content}</StrictMode>);
}

function mountParts(value = ''): void {
  mount(
    <Combobox
      label="Phần cứng"
      options={sampleParts}
      defaultValue={value}
      onValueChange={chosen}
    />,
  );
}

const box = page.getByRole('combobox', { name: 'Phần cứng' });
const list = page.getByRole('listbox');
const rows = page.getByRole('option');

test('while an input method composes, Enter and Escape are its own, and the list follows the text', async () => {
  mountParts();
  await userEvent.click(box);
  // Telex: 'oor' becomes 'ổ' during composition, and only then the word is committed.
  for (const text of ['o', 'ô', 'ổ', 'ổ c', 'ổ cư', 'ổ cứng']) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect.element(box).toHaveValue(text);
  }
  await expect.element(rows).toHaveLength(2);
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    box
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }),
      );
  }
  await expect.element(list).toBeVisible();
  expect(chosen).not.toHaveBeenCalled();
  await cdp().send('Input.insertText', { text: 'ổ cứng' });
  await expect.element(box).toHaveValue('ổ cứng');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('disk-1');
});

test('Tab chooses what typing has found and goes on', async () => {
  mount(
    <>
      <Combobox label="Phần cứng" options={sampleParts} onValueChange={chosen} />
      <button type="button">Tiếp</button>
    </>,
  );
  await userEvent.click(box);
  await userEvent.keyboard('den');
  await userEvent.keyboard('{Tab}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('light');
  await expect.element(box).toHaveValue('Đèn bàn phím');
  await expect.element(list).not.toBeInTheDocument();
});

test('left by the pointer, half a word chooses nothing, a whole label its option and an emptied box takes the choice back', async () => {
  mountParts('light');
  await userEvent.fill(box, 'bo nho');
  await userEvent.click(document.body, { position: { x: 900, y: 600 } });
  await expect.element(box).toHaveValue('Đèn bàn phím');
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.fill(box, 'bo nho 64 gb');
  await userEvent.click(document.body, { position: { x: 900, y: 600 } });
  expect(chosen).toHaveBeenLastCalledWith('memory-64');
  await userEvent.fill(box, '');
  await userEvent.click(document.body, { position: { x: 900, y: 600 } });
  expect(chosen).toHaveBeenLastCalledWith('');
});

test('the clearing button takes the choice back and leaves the focus in the box', async () => {
  mountParts('light');
  await userEvent.click(page.getByRole('button', { name: 'Bỏ chọn phần cứng' }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('');
});

test('a press on a row keeps the focus in the box, and a disabled row does nothing', async () => {
  mount(
    <Combobox
      label="Phần cứng"
      options={[{ value: 'none', label: 'Hết hàng', disabled: true }, ...sampleParts]}
      onValueChange={chosen}
    />,
  );
  await userEvent.click(box);
  await userEvent.click(page.getByRole('option', { name: 'Hết hàng' }), { force: true });
  expect(chosen).not.toHaveBeenCalled();
  await expect.element(list).toBeVisible();
  await userEvent.click(page.getByRole('option', { name: 'Đèn bàn phím' }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('light');
  await expect.element(box).toHaveFocus();
});

// @spec 9.30
test('of ten thousand rows only the visible ones are rendered, and the active one stays visible', async () => {
  mount(<Combobox label="Phần cứng" options={sampleMachines(10_000)} />);
  await userEvent.click(box);
  await expect.poll(() => rows.elements().length).toBeLessThan(60);
  await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
  await expect.poll(() => activeRow()?.textContent).toBe('Máy 41');
  await expect.poll(isActiveInSight).toBe(true);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => activeRow()?.textContent).toMatch(/^Máy 40/);
  expect(list.element().clientHeight).toBeLessThanOrEqual(320);
});

function activeRow(): HTMLElement | null {
  return document.querySelector('[data-active]');
}

/** Whether the row to which the box points is the active one and lies within the list. */
function isActiveInSight(): boolean {
  const active = activeRow();
  if (active === null || box.element().getAttribute('aria-activedescendant') !== active.id) {
    return false;
  }
  const row = active.getBoundingClientRect();
  const frame = list.element().getBoundingClientRect();
  return row.top >= frame.top && row.bottom <= frame.bottom;
}

function PartForm() {
  const form = useForm({
    initialValues: { part: '' },
    validate: ({ part }) => ({ part: part === undefined ? 'Vui lòng chọn phần cứng' : undefined }),
    onSubmit: sent,
  });
  return (
    <Form form={form} aria-label="Thêm phần cứng">
      <Combobox name="part" label="Phần cứng" options={sampleParts} />
      <SubmitButton>Gửi</SubmitButton>
    </Form>
  );
}

test('an open list takes Enter; a closed one leaves it to the form, which is sent the value and not the label', async () => {
  mount(<PartForm />);
  await userEvent.click(box);
  await userEvent.keyboard('64{Enter}');
  expect(sent).not.toHaveBeenCalled();
  expect(new FormData(document.forms[0]).get('part')).toBe('memory-64');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith({ part: 'memory-64' });
});

test('it hydrates without a warning, and a label typed before is a choice', async () => {
  const errors: unknown[] = [];
  const content = <Combobox label="Phần cứng" options={sampleParts} onValueChange={chosen} />;
  container.innerHTML = renderToString(content);
  expect(container.innerHTML).not.toContain('style=');
  await userEvent.fill(box, 'Đèn bàn phím');
  root = hydrateRoot(container, content, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => chosen).toHaveBeenCalledExactlyOnceWith('light');
  expect(errors).toEqual([]);
});

test('on a phone it opens a sheet that takes the focus and gives it back', async () => {
  await page.viewport(390, 760);
  mountParts();
  await userEvent.click(box);
  const sheet = page.getByRole('dialog', { name: 'Phần cứng' });
  await expect.element(sheet.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('o cung{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('disk-1');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
});

test('text typed while the options were loading is matched when they arrive, and Enter chooses the match', async () => {
  const shown = (options: typeof sampleParts, busy: boolean) => (
    <StrictMode>
      <Combobox label="Phần cứng" options={options} busy={busy} onValueChange={chosen} />
    </StrictMode>
  );
  root = createRoot(container);
  root.render(shown([], true));
  await userEvent.click(box);
  await userEvent.keyboard('den');
  root.render(shown(sampleParts, false));
  await expect.element(rows).toHaveLength(1);
  await expect.element(box).toHaveAttribute('aria-activedescendant', rows.element().id);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('light');
});
