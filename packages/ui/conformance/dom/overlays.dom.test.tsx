import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../src/button/Button.tsx';
import { CommandPalette } from '../../src/command-palette/CommandPalette.tsx';
import { ConfirmDialog } from '../../src/confirm-dialog/ConfirmDialog.tsx';
import { CopyField } from '../../src/copy-field/CopyField.tsx';
import { DateField } from '../../src/date-field/DateField.tsx';
import { Dialog } from '../../src/dialog/Dialog.tsx';
import { Form } from '../../src/form/Form.tsx';
import { SubmitButton } from '../../src/form/SubmitButton.tsx';
import { useForm } from '../../src/form/useForm.ts';
import { HtmlDialog } from '../../src/html-dialog/HtmlDialog.tsx';
import { ActionMenu } from '../../src/menu/ActionMenu.tsx';
import { Popover } from '../../src/popover/Popover.tsx';
import { TextField } from '../../src/text-field/TextField.tsx';
import { createToastQueue, ToastRegion, toastLife } from '../../src/toast/ToastRegion.tsx';
import { Tooltip } from '../../src/tooltip/Tooltip.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const queue = createToastQueue();

/** A screen whose machine is renamed in a dialog, which a toast reports. */
function Rename() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Máy 1');
  const form = useForm({
    initialValues: { name: '' },
    validate: (values) => ({ name: values.name === undefined ? 'Hãy đặt tên' : undefined }),
    async onSubmit(values) {
      setName(values.name);
      setOpen(false);
      queue.show({ status: 'valid', title: 'Đã đổi tên' });
      return undefined;
    },
  });
  return (
    <>
      <h1>{name}</h1>
      <Button onClick={() => setOpen(true)}>Đổi tên</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Đổi tên máy">
        <Form form={form} aria-label="Đổi tên máy">
          <TextField name="name" label="Tên máy" />
          <SubmitButton>Lưu</SubmitButton>
        </Form>
      </Dialog>
      <ToastRegion queue={queue} />
    </>
  );
}

test('a dialog takes the focus, says what is missing, is submitted, closes and gives the focus back; a toast comes and goes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<Rename />);
  const opener = screen.getByRole('button', { name: 'Đổi tên' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Đổi tên máy' }));
  const field = dialog.getByRole('textbox', { name: 'Tên máy' });
  await waitFor(() => expect(document.activeElement).toBe(field));

  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText('Hãy đặt tên')).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(field);
  await user.keyboard('Máy dựng phim{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Máy dựng phim' })).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(opener));

  const toasts = screen.getByRole('region', { name: 'Thông báo' });
  expect(within(toasts).getByText('Đã đổi tên')).toBeInstanceOf(HTMLElement);
  act(() => {
    vi.advanceTimersByTime(toastLife + 1000);
  });
  await waitFor(() => expect(screen.queryByText('Đã đổi tên')).toBeNull());
});

test('a question begins at its harmless button, and is answered', async () => {
  const user = userEvent.setup();
  const onConfirm = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      title="Xóa máy này?"
      confirmLabel="Xóa máy"
      onConfirm={onConfirm}
      onClose={() => {}}
    >
      Dữ liệu trên máy mất hẳn.
    </ConfirmDialog>,
  );
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Xóa máy này?' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Hủy'));
  await user.click(dialog.getByRole('button', { name: 'Xóa máy' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a menu is walked by the keys and chosen from', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn<() => void>();
  render(
    <ActionMenu
      button={<Button>Thao tác</Button>}
      title="Máy dựng phim"
      groups={[
        {
          id: 'power',
          actions: [
            { id: 'stop', label: 'Tắt máy', onSelect: () => {} },
            { id: 'restart', label: 'Khởi động lại', onSelect },
          ],
        },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Thao tác' });
  button.focus();
  await user.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Tắt máy' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a day is chosen in the calendar', async () => {
  const user = userEvent.setup();
  const changed = vi.fn<(value: string) => void>();
  render(<DateField label="Ngày bắt đầu" defaultValue="2026-11-20" onValueChange={changed} />);
  const button = screen.getByRole('button', { name: 'Mở lịch, ngày bắt đầu' });
  await user.click(button);
  const calendar = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
  await user.click(calendar.getByRole('button', { name: /24 tháng 11/ }));
  expect(changed).toHaveBeenLastCalledWith('2026-11-24');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('24/11/2026');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a command is found and chosen', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn<() => void>();
  render(
    <CommandPalette
      open
      onClose={() => {}}
      recent={[]}
      groups={[
        {
          id: 'money',
          label: 'Tiền',
          commands: [
            { id: 'top-up', label: 'Nạp tiền', onSelect },
            { id: 'receipts', label: 'Xem hóa đơn', onSelect: () => {} },
          ],
        },
      ]}
    />,
  );
  await user.type(await screen.findByRole('combobox', { name: 'Tìm lệnh' }), 'nap tien');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
});

test('a popover shows what is in it, and closes by its button', async () => {
  const user = userEvent.setup();
  render(
    <Popover button={<Button>Bộ lọc</Button>} title="Lọc đơn thuê">
      <TextField label="Tên máy" />
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Bộ lọc' }));
  const popover = within(await screen.findByRole('dialog', { name: 'Lọc đơn thuê' }));
  await user.type(popover.getByRole('textbox', { name: 'Tên máy' }), 'dựng phim');
  await user.click(popover.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a tooltip describes its button, shown or not', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Đổi địa chỉ" says="description">
      <Button>Xoay</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Xoay', description: 'Đổi địa chỉ' });
  await user.hover(button);
  await waitFor(() => expect(screen.getAllByText('Đổi địa chỉ')).toHaveLength(2));
});

const isJsdom = navigator.userAgent.includes('jsdom');

// DOMPurify names jsdom as what it works in beside browsers; in happy-dom it takes the wrong elements away.
test.runIf(isJsdom)('HTML from elsewhere is shown without what is dangerous in it', async () => {
  render(
    <HtmlDialog
      open
      onClose={() => {}}
      title="Thông báo"
      html="<p>Bảo trì đêm nay</p><img src=x onerror='alert(1)'>"
    />,
  );
  expect(await screen.findByText('Bảo trì đêm nay')).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('[onerror]')).toBeNull();
});

test('a value is copied to the clipboard', async () => {
  const user = userEvent.setup();
  render(<CopyField label="Số tiền" value="500000" shown="500.000 VNĐ" />);
  await user.click(screen.getByRole('button', { name: 'Sao chép số tiền' }));
  expect(await navigator.clipboard.readText()).toBe('500000');
  expect(screen.getByRole('status').textContent).not.toBe('');
});
