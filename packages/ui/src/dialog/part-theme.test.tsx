import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/document.css.ts';
import '../theme/theme.css.ts';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Dialog } from './Dialog.tsx';

let part: HTMLElement;
let root: Root;

beforeEach(() => {
  part = document.createElement('div');
  document.body.append(part);
  root = createRoot(part);
});

afterEach(() => {
  root.unmount();
  part.remove();
  delete document.documentElement.dataset['theme'];
});

/** What an element shows of its theme. */
function looks(element: Element) {
  const { backgroundColor, color, colorScheme } = getComputedStyle(element);
  return { backgroundColor, color, colorScheme };
}

const nothing = (): void => {};

const dialogOfPage = (
  <Dialog open onClose={nothing} title="Thuê máy">
    <Button>Thuê</Button>
  </Dialog>
);
const drawerOfPage = (
  <Drawer open onClose={nothing} title="Thông báo">
    <Button>Xem</Button>
  </Drawer>
);

test.each([
  { kind: 'dialog', overlay: dialogOfPage },
  { kind: 'drawer', overlay: drawerOfPage },
])('a $kind has the theme of the part of the page that opens it', async ({ overlay }) => {
  document.documentElement.dataset['theme'] = 'dark';
  root.render(overlay);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const dark = looks(dialog.element());
  root.render(null);
  await expect.element(dialog).not.toBeInTheDocument();

  document.documentElement.dataset['theme'] = 'light';
  root.render(<div data-theme="dark">{overlay}</div>);
  await expect.element(dialog).toBeVisible();
  expect(looks(dialog.element())).toEqual(dark);
});

test('a dialog of the page follows the theme of the page while it is open', async () => {
  document.documentElement.dataset['theme'] = 'light';
  root.render(dialogOfPage);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const light = looks(dialog.element());
  document.documentElement.dataset['theme'] = 'dark';
  expect(looks(dialog.element()).colorScheme).toBe('dark');
  expect(looks(dialog.element()).backgroundColor).not.toBe(light.backgroundColor);
});

test('a tooltip, and the words of the part itself, have its theme', async () => {
  document.documentElement.dataset['theme'] = 'light';
  root.render(
    <>
      <p>Ngoài</p>
      <div data-theme="dark">
        <p>Trong</p>
        <Tooltip text="Đổi địa chỉ">
          <Button>Xoay</Button>
        </Tooltip>
      </div>
    </>,
  );
  await userEvent.hover(page.getByRole('button', { name: 'Xoay' }));
  const tooltip = page.getByText('Đổi địa chỉ');
  await expect.element(tooltip).toBeVisible();
  expect(looks(tooltip.element()).colorScheme).toBe('dark');
  const inside = looks(page.getByText('Trong').element()).color;
  expect(inside).not.toBe(looks(page.getByText('Ngoài').element()).color);
});
