import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { animationFrames } from '../testing/stage.tsx';
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
  await expect.poll(() => close).toHaveBeenCalledOnce();
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
  await expect.poll(() => close).toHaveBeenCalledOnce();
  place.remove();
});

const longText = Array.from({ length: 80 }, (_, line) => <p key={line}>Vi phạm điều khoản.</p>);

function LongDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Xóa máy?"
        footer={<Button onClick={close}>Hủy</Button>}
      >
        {longText}
      </Dialog>
    </>
  );
}

test('a long text gets a tab stop once the first button has the focus, the second time too', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<LongDialog />);
  const opener = page.getByRole('button', { name: 'Mở' });
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(opener);
    await expect.element(page.getByRole('button', { name: 'Hủy' })).toHaveFocus();
    await expect
      .poll(async () => {
        await userEvent.tab({ shift: true });
        return document.activeElement?.textContent;
      })
      .toMatch(/^Vi phạm điều khoản\./);
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  }
  place.remove();
});

test('a field that is focused before the dialog moves the focus keeps it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  // As quick as can be: with the very task that draws it.
  const quick = new MutationObserver(() => {
    document.querySelector<HTMLInputElement>('input[name="hours"]')?.focus();
  });
  quick.observe(document.body, { childList: true, subtree: true });
  root.render(
    <Dialog open onClose={() => {}} title="Thuê máy">
      <TextField label="Tên PC" />
      <TextField label="Số giờ" name="hours" />
    </Dialog>,
  );
  const hours = page.getByRole('textbox', { name: 'Số giờ' });
  await expect.element(hours).toHaveFocus();
  quick.disconnect();
  await animationFrames(10);
  await expect.element(hours).toHaveFocus();
  place.remove();
});

test('on a phone the last press of the footer is the wide one, a link too', async () => {
  await page.viewport(390, 700);
  root = createRoot(document.createElement('div'));
  root.render(
    <Dialog
      open
      onClose={() => {}}
      title="Giờ thuê và số dư"
      footer={
        <>
          <Button>Đóng</Button>
          <a href="#extend">Gia hạn</a>
        </>
      }
    />,
  );
  const link = page.getByRole('link', { name: 'Gia hạn' });
  await expect.element(link).toBeVisible();
  const close = page.getByRole('button', { name: 'Đóng', exact: true }).first();
  await expect.poll(() => close.element().getBoundingClientRect().width).toBe(88);
  expect(link.element().getBoundingClientRect().width).toBeGreaterThan(2 * 88);
});
