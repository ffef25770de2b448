import { useMemo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { CommandPalette, type CommandGroup } from './CommandPalette.tsx';
import { sampleCommands } from '../testing/sample-commands.tsx';

let root: Root;
let chosen: string[];

/** As many as a customer with 200 machines has. */
const many = 1400;

const manyCommands = (): readonly CommandGroup[] => [
  ...sampleCommands((id) => chosen.push(id)),
  {
    id: 'many',
    label: 'Máy trạm',
    commands: Array.from({ length: many }, (_, index) => ({
      id: `many-${index + 1}`,
      label: `Mở máy trạm ${index + 1}`,
      onSelect: () => chosen.push(`many-${index + 1}`),
    })),
  },
];

function Screen({ long = false }: { readonly long?: boolean }) {
  const [open, setOpen] = useState(false);
  const groups = useMemo(
    () => (long ? manyCommands() : sampleCommands((id) => chosen.push(id))),
    [long],
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở</Button>
      <CommandPalette open={open} onClose={() => setOpen(false)} groups={groups} />
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Tìm lệnh' });
const search = page.getByRole('combobox', { name: 'Tìm lệnh' });
const active = () => document.querySelector('[role="option"][data-active-item]')?.textContent ?? '';

async function openPalette(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Mở' }));
  await expect.element(dialog, { timeout: 15_000 }).toBeVisible();
  await expect.element(search).toHaveFocus();
}

beforeEach(async () => {
  chosen = [];
  await page.viewport(1024, 800);
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(<Screen />);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

test('arrows move from one end to the other while the search keeps the focus, and Enter chooses', async () => {
  await openPalette();
  await expect.poll(active).toContain('Render Tết 2027');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toContain('Ẩn Ức');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(active).toContain('Đổi giao diện tối');
  await expect.element(search).toHaveFocus();
  const id = document.querySelector('[role="option"][data-active-item]')?.id;
  expect(search.element().getAttribute('aria-activedescendant')).toBe(id);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['theme']);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Mở' })).toHaveFocus();
});

test('Esc closes at once, also after typing, and the text is cleared the next time', async () => {
  await openPalette();
  await userEvent.keyboard('dung phim');
  await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBe(1);
  await expect.poll(active).toContain('Ẩn Ức');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(chosen).toEqual([]);
  await openPalette();
  await expect.element(search).toHaveValue('');
  expect(document.querySelectorAll('[role="option"]')).toHaveLength(6);
});

test('while an input method composes, Enter and Esc are its own', async () => {
  await openPalette();
  await expect.poll(active).not.toBe('');
  for (const key of ['Enter', 'Escape']) {
    search
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
  }
  expect(chosen).toEqual([]);
  await expect.element(dialog).toBeVisible();
});

test('a press chooses, and × closes', async () => {
  await openPalette();
  await userEvent.click(page.getByRole('button', { name: 'Đóng' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await openPalette();
  await userEvent.click(page.getByRole('option', { name: /^Nạp tiền/ }));
  expect(chosen).toEqual(['top-up']);
});

const options = () => document.querySelectorAll('[role="option"]');

test('of a long list no more rows are in the page than one has come to, opened, typed in and scrolled', async () => {
  root.render(<Screen long />);
  await openPalette();
  await expect.poll(() => options().length).toBe(50);
  expect(options()[49]?.getAttribute('aria-setsize')).toBe(String(many + 6));
  await userEvent.keyboard('may tram');
  await expect.poll(active).toBe('Mở máy trạm 1');
  expect(options()).toHaveLength(50);
  await expect.element(page.getByRole('status')).toHaveTextContent(`${many} kết quả`);
  page.getByRole('listbox').element().scrollTop = 100_000;
  await expect.poll(() => options().length).toBe(100);
  await expect.poll(active).toBe('Mở máy trạm 1');
});

test('Arrow Down goes on to rows that were not drawn, and a key begins at the first again', async () => {
  root.render(<Screen long />);
  await openPalette();
  await userEvent.keyboard('may tram');
  await expect.poll(active).toBe('Mở máy trạm 1');
  for (let pressed = 0; pressed < 60; pressed += 1) await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Mở máy trạm 61');
  expect(options().length).toBeLessThanOrEqual(150);
  await userEvent.keyboard(' 12');
  await expect.poll(active).toBe('Mở máy trạm 12');
  expect(options()).toHaveLength(50);
});
