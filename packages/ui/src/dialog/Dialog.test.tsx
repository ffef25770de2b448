import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog } from './Dialog.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
});

test('the Escape of an input method drops its word and leaves the dialog open', async () => {
  const close = vi.fn<() => void>();
  root = createRoot(document.createElement('div'));
  root.render(
    <Dialog open onClose={close} title="Tạo PC">
      <TextField label="Tên PC" />
    </Dialog>,
  );
  const field = page.getByRole('textbox', { name: 'Tên PC' });
  await userEvent.click(field);
  await cdp().send('Input.imeSetComposition', { text: 'Tế', selectionStart: 2, selectionEnd: 2 });
  await expect.element(field).toHaveValue('Tế');
  field.element().dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Escape',
      bubbles: true,
      cancelable: true,
      isComposing: true,
    }),
  );
  expect(close).not.toHaveBeenCalled();
  await cdp().send('Input.insertText', { text: 'Tết' });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

/** A screen that opens its dialog by the address: the page moves the focus to its heading while the dialog comes. */
function OpenedByAddress({ onClose }: { readonly onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const handle = requestAnimationFrame(() => {
      heading.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    return () => cancelAnimationFrame(handle);
  }, []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Quản lý đơn VPS
      </h1>
      <Dialog open dismissOutside onClose={onClose} title="Lịch hết hạn">
        Hết hạn sớm đứng trước.
      </Dialog>
    </>
  );
}

test('a focus that the page moves is no press outside', async () => {
  const close = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<OpenedByAddress onClose={close} />);
  const dialog = page.getByRole('dialog', { name: 'Lịch hết hạn' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  document
    .querySelector('h1')
    ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, cancelable: true }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  place.remove();
});
