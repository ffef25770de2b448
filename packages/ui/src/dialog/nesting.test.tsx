import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { ActionMenu } from '../menu/ActionMenu.tsx';
import { Select } from '../select/Select.tsx';
import { createToastQueue, ToastRegion } from '../toast/ToastRegion.tsx';
import { Dialog } from './Dialog.tsx';

/**
 * What opens over what: each thing that opens inside a dialog or a drawer can be used there (it is not inert), Escape closes
 * one level, and the focus goes back to where it came from. In a real browser, since only there inertness and focus are real.
 */

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  root?.unmount();
  container.remove();
});

function mount(content: ReactNode): void {
  root = createRoot(container);
  root.render(content);
}

/** Code that comes with the first press, on a busy machine. */
const slowly = { timeout: 10_000 };

interface Outer {
  readonly name: string;
  readonly render: (shell: {
    readonly open: boolean;
    readonly onClose: () => void;
    readonly children: ReactNode;
  }) => ReactNode;
}

const outers: readonly Outer[] = [
  { name: 'dialog', render: (shell) => <Dialog title="Bên ngoài" {...shell} /> },
  { name: 'drawer', render: (shell) => <Drawer title="Bên ngoài" {...shell} /> },
];

interface Inner {
  readonly name: string;
  readonly content: ReactNode;
  /** What opens it. */
  readonly trigger: () => ReturnType<typeof page.getByRole>;
  /** What opens. */
  readonly popup: () => ReturnType<typeof page.getByRole>;
  /** Something in it that takes a press and closes it. */
  readonly choice: () => ReturnType<typeof page.getByRole>;
  /** Where the focus is while it is open. @default in what has opened */
  readonly focused?: () => boolean;
  /** What the choice has done. */
  readonly result: () => Promise<void>;
}

let chosen = '';

const inners: readonly Inner[] = [
  {
    name: 'date picker',
    content: <DateField label="Ngày cấp" defaultValue="2026-11-05" />,
    trigger: () => page.getByRole('button', { name: 'Mở lịch, ngày cấp' }),
    popup: () => page.getByRole('dialog', { name: 'Lịch, ngày cấp' }),
    choice: () => page.getByRole('button', { name: ', 12 tháng 11', exact: false }),
    result: () =>
      expect.element(page.getByRole('textbox', { name: 'Ngày cấp' })).toHaveValue('12/11/2026'),
  },
  {
    name: 'menu',
    content: (
      <ActionMenu
        button={<Button>Thao tác</Button>}
        title="Thao tác với máy"
        groups={[
          {
            id: 'one',
            actions: [
              {
                id: 'reset',
                label: 'Reset máy',
                onSelect() {
                  chosen = 'reset';
                },
              },
            ],
          },
        ]}
      />
    ),
    trigger: () => page.getByRole('button', { name: 'Thao tác', exact: true }),
    popup: () => page.getByRole('menu'),
    choice: () => page.getByRole('menuitem', { name: 'Reset máy' }),
    result: () => expect.poll(() => chosen).toBe('reset'),
  },
  {
    name: 'combobox',
    content: (
      <Combobox
        label="Phần cứng"
        options={[
          { value: 'disk', label: 'Ổ cứng 1 TB' },
          { value: 'memory', label: 'RAM 16 GB' },
        ]}
      />
    ),
    trigger: () => page.getByRole('combobox', { name: 'Phần cứng' }),
    popup: () => page.getByRole('listbox'),
    choice: () => page.getByRole('option', { name: 'RAM 16 GB' }),
    // It stays in the text, and the list follows it.
    focused: () => document.activeElement?.getAttribute('role') === 'combobox',
    result: () =>
      expect.element(page.getByRole('combobox', { name: 'Phần cứng' })).toHaveValue('RAM 16 GB'),
  },
];

function Screen({ outer, content }: { readonly outer: Outer; readonly content: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở ra</Button>
      {outer.render({ open, onClose: () => setOpen(false), children: content })}
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Mở ra' });
const outside = () => page.getByRole('dialog', { name: 'Bên ngoài' });

async function openOuter(): Promise<void> {
  await expect.element(opener()).toBeVisible();
  await userEvent.click(opener());
  await expect.element(outside()).toBeVisible();
  await expect.poll(() => outside().element().contains(document.activeElement)).toBe(true);
}

async function closeOuter(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(outside()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
}

/** Neither it nor anything around it is out of reach. */
function expectReachable(element: Element): void {
  expect(element.closest('[inert], [aria-hidden="true"]')).toBeNull();
}

const screens = [
  { screen: 'desktop', width: 1024 },
  { screen: 'phone', width: 390 },
];

describe.each(screens)('on a $screen', ({ width }) => {
  beforeEach(() => page.viewport(width, 800));

  describe.each(outers)('in a $name', (outer) => {
    test.each(inners)('a $name', async ({ content, trigger, popup, choice, focused, result }) => {
      mount(<Screen outer={outer} content={content} />);
      await openOuter();

      await userEvent.click(trigger());
      await expect.element(popup(), slowly).toBeVisible();
      expectReachable(popup().element());
      const inside = () => popup().element().contains(document.activeElement);
      await expect.poll(focused ?? inside).toBe(true);

      await userEvent.keyboard('{Escape}');
      await expect.element(popup()).not.toBeInTheDocument();
      await expect.element(outside()).toBeVisible();
      await expect.element(trigger()).toHaveFocus();

      await userEvent.click(trigger());
      await userEvent.click(choice());
      await result();
      await expect.element(popup()).not.toBeInTheDocument();
      await expect.element(outside()).toBeVisible();
      await expect.element(trigger()).toHaveFocus();

      await closeOuter();
    });

    test('a native select', async () => {
      mount(
        <Screen
          outer={outer}
          content={
            <Select
              label="Ngân hàng"
              options={[
                { value: 'a', label: 'Vietcombank' },
                { value: 'b', label: 'BIDV' },
              ]}
            />
          }
        />,
      );
      await openOuter();
      const select = page.getByRole('combobox', { name: 'Ngân hàng' });
      expectReachable(select.element());
      await userEvent.click(select);
      await expect.poll(() => select.element().matches(':open')).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => select.element().matches(':open')).toBe(false);
      await expect.element(outside()).toBeVisible();
      await expect.element(select).toHaveFocus();

      await userEvent.click(select);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect.element(select).toHaveValue('b');
      await expect.element(select).toHaveFocus();
      await closeOuter();
    });

    test.each(['before', 'after'])('a toast that came %s it opened', async (moment) => {
      const queue = createToastQueue();
      mount(
        <>
          <ToastRegion queue={queue} />
          <Screen outer={outer} content={<Button>Bên trong</Button>} />
        </>,
      );
      const show = () => queue.show({ status: 'inValid', title: 'Số dư không đủ' });
      if (moment === 'before') show();
      await openOuter();
      if (moment === 'after') show();
      const toast = page.getByRole('alert');
      await expect.element(toast).toBeVisible();
      expectReachable(toast.element());
      const inside = page.getByRole('button', { name: 'Bên trong' });
      inside.element().focus();

      await userEvent.keyboard('{F6}');
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name: 'Đóng thông báo' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(toast).not.toBeInTheDocument();
      await expect.element(outside()).toBeVisible();
      await expect.element(inside).toHaveFocus();

      await closeOuter();
    });
  });
});
