import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles, sampleFile } from '../testing/sample-files.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

let root: Root;
let container: HTMLElement;
const chosen = vi.fn<(files: readonly File[]) => void>();
const refused = vi.fn<(message: string) => void>();

beforeEach(() => {
  chosen.mockClear();
  refused.mockClear();
  container = document.createElement('form');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const control = page.getByLabelText(/^Giấy tờ: Chọn/u);
const names = () =>
  page
    .getByRole('listitem')
    .all()
    .map((row) => row.element().textContent);

function show(props: Partial<FileFieldProps> = {}): void {
  const field: ReactNode = (
    <FileField label="Giấy tờ" name="papers" onValueChange={chosen} onRefuse={refused} {...props} />
  );
  flushSync(() => root.render(<StrictMode>{field}</StrictMode>));
}

function choose(...files: readonly File[]): void {
  const element = control.element();
  if (!(element instanceof HTMLElement)) throw new TypeError('No control.');
  chooseFiles(element, files);
}

/** What a plain submit of the page would send. */
function sent(): readonly string[] {
  if (!(container instanceof HTMLFormElement)) throw new Error('No form.');
  return new FormData(container)
    .getAll('papers')
    .map((entry) => (entry instanceof File ? entry.name : entry));
}

function drop(files: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  control.element().dispatchEvent(event);
  return event;
}

const pdf = sampleFile('hop-dong.pdf', 3000);

test('of several files the matching ones are accepted; each other is named with its reason, below, announced and passed on', async () => {
  show({ maxFiles: 3, maxBytes: 4096, kinds: ['.pdf'] });
  choose(pdf, sampleFile('cai-dat.exe', 10), sampleFile('to-qua.pdf', 9000));
  const words =
    'cai-dat.exe: không nhận loại file này. to-qua.pdf: nặng 9\u00A0kB, tối đa 4\u00A0kB.';
  await expect.element(control).toHaveAccessibleDescription(words);
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(`Đã chọn hop-dong.pdf ${words.replaceAll('\u00A0', ' ')}`);
  expect(refused).toHaveBeenCalledExactlyOnceWith(words);
  expect(chosen).toHaveBeenCalledExactlyOnceWith([pdf]);
  expect(sent()).toEqual(['hop-dong.pdf']);
});

test('a second choice adds, ignores duplicates and stops at the limit', async () => {
  const second = sampleFile('phu-luc.pdf', 20);
  show({ maxFiles: 2, defaultValue: [pdf] });
  choose(sampleFile('hop-dong.pdf', 3000), second, sampleFile('ba.pdf', 1));
  await expect.element(control).toHaveAccessibleDescription('ba.pdf: chỉ nhận nhiều nhất 2 file.');
  expect(chosen).toHaveBeenCalledExactlyOnceWith([pdf, second]);
  expect(sent()).toEqual(['hop-dong.pdf', 'phu-luc.pdf']);
});

test('for a single file another one replaces it, and a cancelled file chooser changes nothing', async () => {
  const other = sampleFile('moi.pdf', 20);
  show({ defaultValue: [pdf] });
  choose(other);
  await expect.poll(names).toEqual(['moi.pdf · 1\u00A0kB']);
  choose();
  await expect.poll(sent).toEqual(['moi.pdf']);
  expect(chosen).toHaveBeenCalledExactlyOnceWith([other]);
});

test('with the keyboard: the frame, each file’s button, and after taking one away the frame again', async () => {
  const second = sampleFile('phu-luc.pdf', 20);
  show({ maxFiles: 2, defaultValue: [pdf, second] });
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Bỏ file hop-dong.pdf' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(control).toHaveFocus();
  expect(chosen).toHaveBeenCalledExactlyOnceWith([second]);
  await expect.element(page.getByRole('status')).toHaveTextContent('Đã bỏ file hop-dong.pdf');
  expect(sent()).toEqual(['phu-luc.pdf']);
});

test('dropped files are accepted, but not during an upload, whose bar shows its progress, and the page never navigates away', async () => {
  show({ maxFiles: 2 });
  expect(drop([pdf]).defaultPrevented).toBe(true);
  await expect.poll(names).toEqual(['hop-dong.pdf · 3\u00A0kB']);
  show({ maxFiles: 2, progressOf: () => 0.5 });
  await expect
    .element(page.getByRole('progressbar', { name: 'hop-dong.pdf' }))
    .toHaveAttribute('aria-valuetext', 'Đang tải lên 50%');
  expect(drop([sampleFile('hai.pdf', 1)]).defaultPrevented).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Bỏ file hop-dong.pdf' }), {
    force: true,
  });
  await expect.element(control).toHaveAttribute('aria-disabled', 'true');
  expect(chosen).toHaveBeenCalledExactlyOnceWith([pdf]);
});

test('what was chosen before hydration is checked and kept', async () => {
  const field = <FileField label="Giấy tờ" name="papers" onValueChange={chosen} />;
  root.unmount();
  container.innerHTML = renderToString(field);
  expect(container.innerHTML).not.toContain('style=');
  choose(pdf);
  const errors: unknown[] = [];
  root = hydrateRoot(container, field, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(names).toEqual(['hop-dong.pdf · 3\u00A0kB']);
  expect(chosen).toHaveBeenCalledExactlyOnceWith([pdf]);
  expect(errors).toEqual([]);
});
