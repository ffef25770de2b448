import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const anchor = page.getByRole('button', { name: 'Xoay IP' });
const elsewhere = page.getByRole('button', { name: 'Tải tunnel' });

function shown(): HTMLElement | null {
  return document.querySelector('[role="tooltip"]');
}

function show(): void {
  const container = document.createElement('div');
  container.style.padding = '80px';
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  flushSync(() =>
    root.render(
      <>
        <Tooltip says="description" text="Đổi IP trên đường bạn đang giữ">
          <Button>Xoay IP</Button>
        </Tooltip>
        <Button>Tải tunnel</Button>
      </>,
    ),
  );
}

test('a mouse that rests on the control shows it, on its words it stays, and elsewhere it goes (WCAG 1.4.13)', async () => {
  show();
  await userEvent.hover(elsewhere);
  expect(shown()).toBeNull();
  await userEvent.hover(anchor);
  await expect.poll(() => shown()?.textContent).toBe('Đổi IP trên đường bạn đang giữ');
  const words = shown();
  if (words === null) throw new Error('It closed by itself.');
  await userEvent.hover(words);
  // Longer than it waits before it goes, 100 ms: it is still there because the mouse is on it.
  const left = performance.now() + 300;
  await expect.poll(() => performance.now() > left).toBe(true);
  expect(shown()).toBe(words);
  await userEvent.hover(elsewhere);
  await expect.poll(shown).toBeNull();
});

test('Esc takes it away while the mouse is still there', async () => {
  show();
  await userEvent.hover(elsewhere);
  await userEvent.hover(anchor);
  await expect.poll(() => shown()?.textContent).toBe('Đổi IP trên đường bạn đang giữ');
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toBeNull();
});

test('a description is added to what describes the control already', () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  flushSync(() =>
    root.render(
      <>
        <p id="limit">Mỗi 5 phút một lần</p>
        <Tooltip says="description" text="Đổi IP trên đường bạn đang giữ">
          <Button aria-describedby="limit">Xoay IP</Button>
        </Tooltip>
      </>,
    ),
  );
  expect(anchor.element()).toHaveAccessibleDescription(
    'Mỗi 5 phút một lần Đổi IP trên đường bạn đang giữ',
  );
});
