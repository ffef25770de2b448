import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../dialog/Dialog.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

test('under an open dialog its words are still announced', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <>
      <p>Thuê PC GPU</p>
      <LoadingOverlay active waiting delay={0} />
      <Dialog open title="Nạp tiền" onClose={() => {}}>
        <p>Chọn số tiền</p>
      </Dialog>
    </>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Nạp tiền' })).toBeVisible();
  const words = page.getByText('Đang tải…');
  await expect.element(words).toBeVisible();
  expect(words.element().closest('[inert], [aria-hidden="true"]')).toBeNull();
  expect(page.getByText('Thuê PC GPU').element().closest('[inert]')).not.toBeNull();
  root.unmount();
  container.remove();
});

function pass(time: number): void {
  flushSync(() => vi.advanceTimersByTime(time));
}

// @spec 2.36
test('it appears after 200 ms and not before, goes at once, and the focus stays where it was', () => {
  vi.useFakeTimers();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (active: boolean) =>
    flushSync(() =>
      root.render(
        <>
          <input aria-label="Số tiền" />
          <LoadingOverlay active={active} waiting />
        </>,
      ),
    );
  /** The status, with the veil in it, and the line. */
  const drawn = () => container.querySelectorAll('output *, output + div').length;
  show(false);
  const field = page.getByRole('textbox').element();
  if (!(field instanceof HTMLElement)) throw new Error('No field.');
  field.focus();
  show(true);
  pass(199);
  expect(drawn()).toBe(0);
  pass(1);
  expect(page.getByRole('status').element()).toHaveTextContent('Đang tải…');
  expect(drawn()).toBeGreaterThan(1);
  expect(field).toHaveFocus();
  show(false);
  expect(drawn()).toBe(0);
  expect(field).toHaveFocus();
  // A second wait starts from zero.
  show(true);
  pass(199);
  expect(drawn()).toBe(0);
  root.unmount();
  container.remove();
  vi.useRealTimers();
});
