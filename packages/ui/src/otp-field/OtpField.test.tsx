import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OtpField } from './OtpField.tsx';

let root: Root;
const completed = vi.fn<(code: string) => void>();

beforeEach(() => {
  completed.mockClear();
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const code = page.getByRole('textbox', { name: 'Mã OTP' });

function show(defaultValue = ''): void {
  root.render(<OtpField label="Mã OTP" defaultValue={defaultValue} onComplete={completed} />);
}

async function paste(text: string): Promise<void> {
  await expect.element(code).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  code
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

/** Presses the middle of a box, counted from 0. */
async function pressBox(box: number): Promise<void> {
  const { width, height } = code.element().getBoundingClientRect();
  await userEvent.click(code, { position: { x: (width * (box + 0.5)) / 6, y: height / 2 } });
}

// @spec 5.36
test('of a pasted sentence it takes the code, also over digits that were there', async () => {
  show('99');
  await paste('Trạm: mã OTP của bạn là 407182, có hiệu lực 5 phút.');
  await expect.element(code).toHaveValue('407182');
  expect(completed).toHaveBeenCalledExactlyOnceWith('407182');
});

// @spec 5.36
test('a pasted part goes where the caret is; a text without digits changes nothing', async () => {
  show('42');
  await expect.element(code).toBeVisible();
  await pressBox(1);
  await userEvent.keyboard('{ArrowLeft}');
  await paste('07 1');
  await expect.element(code).toHaveValue('40712');
  await paste('mã');
  await expect.element(code).toHaveValue('40712');
  expect(completed).not.toHaveBeenCalled();
});

test('a press in a box selects its digit and typing replaces it; the code is complete again', async () => {
  show('407182');
  await expect.element(code).toBeVisible();
  await pressBox(2);
  await userEvent.keyboard('9');
  await expect.element(code).toHaveValue('409182');
  expect(completed).toHaveBeenCalledExactlyOnceWith('409182');
});

test('in full boxes a digit replaces the one behind the caret; arrows, Home and Backspace are those of an input', async () => {
  show('407182');
  await expect.element(code).toBeVisible();
  await pressBox(5);
  await userEvent.keyboard('{Home}5');
  await expect.element(code).toHaveValue('507182');
  await userEvent.keyboard('{ArrowRight}{Backspace}');
  await expect.element(code).toHaveValue('57182');
  await userEvent.keyboard('3');
  await expect.element(code).toHaveValue('537182');
});

test('a press behind the digits puts the caret after the last one', async () => {
  show('40');
  await expect.element(code).toBeVisible();
  await pressBox(5);
  await userEvent.keyboard('7');
  await expect.element(code).toHaveValue('407');
});

test('what a phone fills in at once completes it', async () => {
  show();
  await userEvent.fill(code, '407 182');
  await expect.element(code).toHaveValue('407182');
  expect(completed).toHaveBeenCalledExactlyOnceWith('407182');
});

function Checked() {
  const [state, setState] = useState<'typing' | 'checking' | 'refused'>('typing');
  return (
    <>
      <OtpField
        label="Mã OTP"
        busy={state === 'checking'}
        issue={
          state === 'refused' ? { status: 'invalid', message: 'Mã OTP không đúng' } : undefined
        }
        onComplete={() => setState('checking')}
      />
      <button type="button" onClick={() => setState('refused')}>
        Từ chối
      </button>
    </>
  );
}

test('while it is checked it keeps focus and digits and accepts no others; a refusal is announced', async () => {
  root.render(<Checked />);
  await userEvent.click(code);
  await userEvent.keyboard('407182');
  await expect.element(page.getByRole('status')).toHaveTextContent('Đang kiểm tra mã…');
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('{Backspace}9');
  await paste('111111');
  await expect.element(code).toHaveValue('407182');
  await userEvent.click(page.getByRole('button', { name: 'Từ chối' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Mã OTP không đúng');
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
});
