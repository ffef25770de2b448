import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { ActionMenu } from '../menu/ActionMenu.tsx';
import { NumberStepper } from '../number-stepper/NumberStepper.tsx';
import { OtpField } from '../otp-field/OtpField.tsx';
import { Segmented } from '../segmented/Segmented.tsx';
import { DataTable, type TableSort } from '../table/DataTable.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { createToastQueue, ToastRegion } from '../toast/ToastRegion.tsx';
import { exposedTree } from '../testing/exposedTree.ts';

/**
 * What Chromium exposes to assistive technology of the ten composites that matter most, in their key states. It is read like a page that
 * is heard: a role without a name, a missing state or a page that is reachable behind a dialog would appear here.
 */

/** The machine may be busy with everything else, ms. */
const slowly = { timeout: 30_000 };

let root: Root | undefined;
let container: HTMLElement;

beforeEach(async () => {
  await page.viewport(1200, 900);
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  root?.unmount();
  container.remove();
});

function show(children: ReactNode): void {
  root = createRoot(container);
  root.render(children);
}

test('a modal question: the page behind it is not in the accessibility tree', async () => {
  show(
    <>
      <h1>Thuê PC GPU</h1>
      <ConfirmDialog
        open
        title="Xóa “Ẩn Ức”?"
        confirmLabel="Xóa PC"
        onConfirm={() => {}}
        onClose={() => {}}
      >
        <p>Không lấy lại được.</p>
      </ConfirmDialog>
    </>,
  );
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "alertdialog 'Xóa “Ẩn Ức”?' (Không lấy lại được.)",
      "  heading 'Xóa “Ẩn Ức”?'",
      '  paragraph',
      "    StaticText 'Không lấy lại được.'",
      "  button 'Hủy'",
      "  button 'Xóa PC'",
      "  button 'Đóng'",
    ]);
});

test('a menu: groups, rows, and why one cannot be chosen', async () => {
  show(
    <ActionMenu
      button={<Button>Thao tác</Button>}
      title="Render Tết 2027"
      groups={[
        { id: 'net', caption: 'Mạng', actions: [{ id: 'ip', label: 'Xoay IP', onSelect() {} }] },
        {
          id: 'end',
          actions: [{ id: 'rm', label: 'Xóa PC', disabledReason: 'Máy đang thuê', onSelect() {} }],
        },
      ]}
    />,
  );
  await expect
    .poll(exposedTree, slowly)
    .toEqual(["button 'Thao tác' [hasPopup=menu] [not expanded]"]);
  await userEvent.click(page.getByRole('button'));
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "button 'Thao tác' [hasPopup=menu] [expanded]",
      "menu 'Render Tết 2027'",
      "  group 'Mạng'",
      "    menuitem 'Xoay IP'",
      '  separator',
      '  group',
      "    menuitem 'Xóa PC Máy đang thuê' [disabled]",
    ]);
});

test('a combobox: closed, then narrowed by typing without marks', async () => {
  show(
    <Combobox
      label="Ngân hàng"
      hint="Tên hoặc tên viết tắt"
      options={[
        { value: 'a', label: 'Á Châu', keywords: 'ACB' },
        { value: 'b', label: 'Bản Việt' },
        { value: 'c', label: 'Bắc Á', disabled: true },
      ]}
    />,
  );
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "combobox 'Ngân hàng' (Tên hoặc tên viết tắt) [hasPopup=listbox] [not expanded]",
      'paragraph',
      "  StaticText 'Tên hoặc tên viết tắt'",
    ]);
  await userEvent.type(page.getByRole('combobox'), 'ba');
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "combobox 'Ngân hàng' = 'ba' (Tên hoặc tên viết tắt) [hasPopup=listbox] [expanded]",
      "listbox 'Ngân hàng'",
      "  option 'Bản Việt' [not selected]",
      "  option 'Bắc Á' [disabled] [not selected]",
      'status [live=polite]',
      "  StaticText '2 kết quả'",
      'paragraph',
      "  StaticText 'Tên hoặc tên viết tắt'",
    ]);
});

function Login() {
  const form = useForm({
    initialValues: { name: '' },
    validate: ({ name }) => ({ name: name === undefined ? 'Vui lòng nhập tên' : undefined }),
    onSubmit() {},
  });
  return (
    <Form form={form} aria-label="Đăng nhập">
      <TextField name="name" label="Tên đăng nhập" hint="Từ 3 ký tự" />
      <SubmitButton>Đăng nhập</SubmitButton>
    </Form>
  );
}

test('a form: required from the start, invalid with its reason after a submit', async () => {
  show(<Login />);
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "form 'Đăng nhập'",
      "  textbox 'Tên đăng nhập' (Từ 3 ký tự) [required]",
      '  paragraph',
      "    StaticText 'Từ 3 ký tự'",
      "  button 'Đăng nhập'",
    ]);
  await userEvent.click(page.getByRole('button'));
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "form 'Đăng nhập'",
      "  textbox 'Tên đăng nhập' (Vui lòng nhập tên) [invalid] [required]",
      '  paragraph',
      "    StaticText 'Vui lòng nhập tên'",
      "  button 'Đăng nhập'",
    ]);
});

test('tabs: which is selected, and its panel', async () => {
  show(
    <Tabs
      label="Máy 04"
      tabs={[
        { id: 'a', label: 'Tổng quan', panel: 'Máy đang chạy' },
        { id: 'b', label: 'Lịch sử', count: 3, panel: 'Ba lần thuê' },
      ]}
    />,
  );
  await page.getByRole('tab', { name: /Tổng quan/ }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "tablist 'Máy 04'",
      "  tab 'Tổng quan' [not selected]",
      "  tab 'Lịch sử 3' [selected]",
      "tabpanel 'Lịch sử 3'",
      "  StaticText 'Ba lần thuê'",
    ]);
});

test('a segmented control: names with prices, what is chosen, what cannot be', async () => {
  show(
    <Segmented
      label="Đơn vị"
      defaultValue="hour"
      options={[
        { value: 'hour', label: 'Giờ', note: '18.000 VNĐ' },
        { value: 'month', label: 'Tháng', disabled: true },
      ]}
    />,
  );
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "radiogroup 'Đơn vị'",
      "  radio 'Giờ 18.000 VNĐ' [checked]",
      "  radio 'Tháng' [disabled] [not checked]",
    ]);
});

function Orders() {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <DataTable
      caption="Đơn thuê PC"
      columns={[
        { id: 'name', header: 'Tên', cell: (row: { name: string }) => row.name },
        { id: 'sum', header: 'Tổng (VNĐ)', cell: () => '513.000', sortable: true },
      ]}
      card={{ title: (row) => row.name }}
      rows={[{ name: 'Ẩn Ức' }]}
      rowKey={({ name }) => name}
      empty={null}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

test('a table: heads, the row by its name, and the new order in a polite live region', async () => {
  show(<Orders />);
  await page.getByRole('button', { name: 'Tổng (VNĐ)' }).click();
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "table 'Đơn thuê PC'",
      '  rowgroup',
      '    row',
      "      columnheader 'Tên'",
      "      columnheader 'Tổng (VNĐ)'",
      "        button 'Tổng (VNĐ)'",
      '  row',
      "    rowheader 'Ẩn Ức'",
      "    cell '513.000'",
      'status [live=polite]',
      "  StaticText 'Đã sắp xếp theo tổng (VNĐ), tăng dần'",
    ]);
});

test('a stepper: the value with its unit, limits, and the usual values', async () => {
  show(<NumberStepper label="Số giờ" unit="giờ" defaultValue={1} usualValues={[1, 6]} />);
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "button 'Giảm số giờ' [disabled]",
      "spinbutton 'Số giờ' = '1' [valuetext=1]",
      "button 'Tăng số giờ'",
      "group 'Giá trị hay dùng'",
      "  button '1 giờ' [pressed]",
      "  button '6 giờ' [not pressed]",
    ]);
});

test('a one-time code: one field, with its result in a polite live region', async () => {
  show(<OtpField label="Mã gửi đến email" defaultValue="123456" busy />);
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "textbox 'Mã gửi đến email' = '123456' [readonly]",
      'status [live=polite]',
      "  StaticText 'Đang kiểm tra mã…'",
      'paragraph',
    ]);
  root?.render(
    <OtpField
      label="Mã gửi đến email"
      defaultValue="123456"
      issue={{ status: 'invalid', message: 'Mã chưa đúng' }}
    />,
  );
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "textbox 'Mã gửi đến email' = '123456' (Mã chưa đúng) [invalid]",
      'status [live=polite]',
      "  StaticText 'Mã chưa đúng'",
      'paragraph',
      "  StaticText 'Mã chưa đúng'",
    ]);
});

test('toasts: a success is polite, an error is not', async () => {
  const queue = createToastQueue();
  show(<ToastRegion queue={queue} />);
  await expect.poll(exposedTree, slowly).toEqual(["region 'Thông báo'"]);
  queue.show({ status: 'valid', title: 'Gia hạn thành công' });
  queue.show({ status: 'inValid', title: 'Có lỗi xảy ra', detail: 'Số dư không bị trừ.' });
  await expect.poll(exposedTree, slowly).toEqual([
    "region 'Thông báo'",
    '  list',
    '    listitem',
    '      paragraph',
    "        StaticText 'Thành công:'",
    "        StaticText 'Gia hạn thành công'",
    "      button 'Đóng thông báo'",
    '    listitem',
    '      alert [live=assertive]',
    '        paragraph',
    "          StaticText 'Lỗi:'",
    "          StaticText 'Có lỗi xảy ra'",
    '        paragraph',
    "          StaticText 'Số dư không bị trừ.'",
    "      button 'Đóng thông báo'",
    // Said by the live region.
    "StaticText 'Thành công:'",
    "StaticText 'Gia hạn thành công'",
  ]);
});

/** In a past month, since today has its own words. */
test('a calendar: a dialog with a month, its days in full, and those that are closed', async () => {
  show(<DateField label="Ngày bắt đầu" defaultValue="2020-11-20" min="2020-11-19" />);
  await expect
    .poll(exposedTree, slowly)
    .toEqual([
      "textbox 'Ngày bắt đầu' = '20/11/2020'",
      "button 'Mở lịch, ngày bắt đầu' [hasPopup=dialog] [not expanded]",
    ]);
  await userEvent.click(page.getByRole('button'));
  await expect
    .poll(exposedTree, slowly)
    .toEqual(
      expect.arrayContaining([
        "button 'Mở lịch, ngày bắt đầu' [hasPopup=dialog] [expanded]",
        "dialog 'Lịch, ngày bắt đầu'",
        "  application 'Lịch, ngày bắt đầu, tháng 11 năm 2020'",
        "    button 'Tháng trước' [disabled]",
        "    combobox 'Tháng' = 'Tháng 11' [hasPopup=menu] [not expanded]",
        "          button 'Thứ Tư, 18 tháng 11, 2020' [disabled]",
        "          button 'Thứ Năm, 19 tháng 11, 2020, Ngày sớm nhất'",
        "        gridcell 'Thứ Sáu, 20 tháng 11, 2020, đã chọn' [selected]",
        "          button 'Thứ Hai, 23 tháng 11, 2020'",
        "  button 'Hôm nay'",
        "  button 'Xóa ngày'",
      ]),
    );
});
