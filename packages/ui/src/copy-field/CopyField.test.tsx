import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CopyField, groupDigits } from './CopyField.tsx';

let root: Root;
let copied: string[];

/** What the browser would put into the clipboard when it copies a selection. */
function onCopy(event: ClipboardEvent): void {
  const { target } = event;
  if (target instanceof HTMLTextAreaElement) {
    copied.push(target.value.slice(target.selectionStart, target.selectionEnd));
  }
}

function withoutClipboardPermission(): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  });
}

beforeEach(() => {
  copied = [];
  document.addEventListener('copy', onCopy);
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  document.removeEventListener('copy', onCopy);
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

const field = (
  <CopyField label="Số tài khoản" value="1023456789" shown={groupDigits('1023456789', 3)} mono />
);
const button = page.getByRole('button', { name: /số tài khoản/i });

test('without permission it copies through a selection: the value, without the spaces that are shown', async () => {
  withoutClipboardPermission();
  root.render(field);
  await userEvent.click(button);
  await expect.element(page.getByText('1023 456 789')).toBeVisible();
  await expect.element(button).toHaveAccessibleName('Đã chép: Số tài khoản');
  await expect.element(button).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Đã chép');
  expect(copied).toEqual(['1023456789']);
  await expect.element(page.getByRole('status'), { timeout: 4000 }).toBeEmptyDOMElement();
  await expect.element(button).toHaveAccessibleName('Sao chép số tài khoản');
});

test('with permission the value goes to the clipboard unchanged', async () => {
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        written.push(text);
        return Promise.resolve();
      },
    },
  });
  const told = vi.fn<() => void>();
  root.render(<CopyField label="Số tài khoản" value="1023456789" onCopied={told} />);
  await userEvent.click(button);
  await expect.element(button).toHaveAccessibleName('Đã chép: Số tài khoản');
  expect(written).toEqual(['1023456789']);
  expect(told).toHaveBeenCalledOnce();
  expect(copied).toEqual([]);
});

test('where nothing copies, the shown value is selected for the hand', async () => {
  withoutClipboardPermission();
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false });
  const told = vi.fn<() => void>();
  root.render(
    <CopyField label="Số tài khoản" value="1023456789" shown="1023 456 789" onCopied={told} />,
  );
  await userEvent.click(button);
  await expect.element(page.getByRole('status')).toHaveTextContent('Đã chọn, hãy chép bằng tay');
  expect(window.getSelection()?.toString()).toBe('1023 456 789');
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['1023456789', 3, '1023 456 789'],
  ['123456', 3, '123 456'],
  ['12345', 3, '12 345'],
  ['1', 3, '1'],
  ['079203001234', 4, '0792 0300 1234'],
  ['', 3, ''],
] as const)('groups %s by %d as %s', (text, size, expected) => {
  expect(groupDigits(text, size)).toBe(expected);
});
