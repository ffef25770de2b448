import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { ActionMenu } from '../menu/ActionMenu.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Segmented } from '../segmented/Segmented.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { after, animationFrames, before, stage, start, walk } from '../testing/stage.tsx';

/** Opening, moving in and leaving with the keyboard alone, as the WAI-ARIA Authoring Practices have each pattern. */

const { show } = stage();

const row = (name: RegExp) => page.getByRole('menuitem', { name });
const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent;
const opener = page.getByRole('button', { name: 'Mở', exact: true });

test('a menu opens at its first or last row, moves, to its ends and by letters; Esc and Tab leave it', async () => {
  const onSelect = vi.fn<() => void>();
  const action = (label: string) => ({ id: label, label, onSelect });
  show(
    <ActionMenu
      button={<Button>Mở</Button>}
      title="Máy 01"
      groups={[
        { id: 'net', caption: 'Mạng', actions: [action('Xoay IP'), action('Tải tunnel')] },
        {
          id: 'end',
          actions: [action('Reset máy'), { ...action('Xóa PC'), disabledReason: 'Máy đang thuê' }],
        },
      ]}
    />,
  );
  await start(opener);
  await walk(
    ['{ArrowDown}', row(/^Xoay/u)],
    ['{ArrowDown}', row(/^Tải/u)],
    ['{End}', row(/^Xóa/u)],
    ['{Enter}', row(/^Xóa/u)],
    ['{Home}', row(/^Xoay/u)],
    ['r', row(/^Reset/u)],
    ['{Escape}', opener],
    ['{ArrowUp}', row(/^Xóa/u)],
    ['{Escape}', opener],
    [' ', row(/^Xoay/u)],
  );
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('a menu that is opened again at once after Esc stays open', async () => {
  const actions = [{ id: 'wake', label: 'Bật nguồn', onSelect: () => {} }];
  show(
    <ActionMenu button={<Button>Mở</Button>} title="Máy 01" groups={[{ id: 'all', actions }]} />,
  );
  await start(opener);
  await walk(['{ArrowDown}', row(/^Bật/u)]);
  await userEvent.keyboard('{Escape}{ArrowDown}');
  // Whatever closes a menu late does so within a few frames.
  await animationFrames(10);
  await expect.element(row(/^Bật/u)).toHaveFocus();
});

function Opened({ kind: Kind }: { readonly kind: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở</Button>
      <Kind open={open} onClose={() => setOpen(false)} title="Nạp tiền">
        <TextField label="Số tiền" />
        <Button>Tạo mã QR</Button>
      </Kind>
    </>
  );
}

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)(
  'a %s takes the focus in, keeps Tab off the page behind in both directions, and Esc gives it back',
  async (_name, kind) => {
    show(<Opened kind={kind} />);
    await start(opener);
    await userEvent.keyboard('{Enter}');
    const panel = page.getByRole('dialog', { name: 'Nạp tiền' });
    await expect.element(panel).toBeVisible();
    const isInside = (element: Element | null) => panel.element().contains(element);
    await expect.poll(() => isInside(document.activeElement)).toBe(true);
    const seen = new Set<Element | null>();
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      for (let press = 0; press < 6; press += 1) {
        await userEvent.keyboard(key);
        seen.add(document.activeElement);
      }
    }
    // Past the last stop is the browser's own bar, as with a native dialog; for the page that is its body.
    seen.delete(document.body);
    expect([...seen].every(isInside)).toBe(true);
    // The field, the button and ×.
    expect(seen.size).toBe(3);
    await walk(['{Escape}', opener]);
    await expect.element(panel).not.toBeInTheDocument();
  },
);

test('a dialog that begins with radios puts the focus on the chosen one, and the arrows go on from there', async () => {
  show(
    <Dialog open onClose={() => {}} title="Thuê máy">
      <Segmented
        label="Thuê theo"
        defaultValue="day"
        options={[
          { value: 'hour', label: 'Giờ' },
          { value: 'day', label: 'Ngày' },
          { value: 'month', label: 'Tháng' },
        ]}
      />
    </Dialog>,
  );
  await expect.element(page.getByRole('radio', { name: 'Ngày' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Tháng' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Tháng' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Giờ' })).toBeChecked();
});

test('a popover opens by Enter, takes the focus in and lets Tab go on; Esc gives it back', async () => {
  show(
    <Popover button={<Button>Mở</Button>} title="Lọc">
      <TextField label="Tên máy" />
    </Popover>,
  );
  const field = page.getByRole('textbox', { name: 'Tên máy' });
  await start(opener);
  await walk(['{Enter}', field], ['{Tab}', page.getByRole('button', { name: 'Đóng' })]);
  await walk(['{Escape}', opener]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await walk(['{Enter}', field], ['{Tab}{Tab}', after]);
});

test('a tooltip comes with the focus and goes with it or with Esc; the focus is never in it', async () => {
  show(
    <Tooltip text="Đổi IP trên đường bạn đang giữ" says="description">
      <Button>Mở</Button>
    </Tooltip>,
  );
  await start(before);
  await walk(['{Tab}', opener]);
  await expect.poll(tooltip).toBe('Đổi IP trên đường bạn đang giữ');
  await walk(['{Escape}', opener]);
  await expect.poll(tooltip).toBe(undefined);
  await walk(['{Tab}', after], ['{Shift>}{Tab}{/Shift}', opener]);
  await expect.poll(tooltip).toBe('Đổi IP trên đường bạn đang giữ');
  await walk(['{Tab}', after]);
  await expect.poll(tooltip).toBe(undefined);
});
