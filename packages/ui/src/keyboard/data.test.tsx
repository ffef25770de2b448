import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BottomBar } from '../bottom-bar/BottomBar.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { DateRangeField } from '../date-range-field/DateRangeField.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { SideNav } from '../side-nav/SideNav.tsx';
import { penIsReady } from '../testing/sample-signature.ts';
import { SignaturePad } from '../signature-pad/SignaturePad.tsx';
import { DataTable, type TableSort } from '../table/DataTable.tsx';
import { after, before, stage, start, walk } from '../testing/stage.tsx';

/** Tables, positions and dates with the keyboard alone. */

const { show } = stage();

const head = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
const order = () =>
  page
    .getByRole('columnheader')
    .all()
    .map((cell) => cell.element().getAttribute('aria-sort'));
const opener = (end: string) => page.getByRole('button', { name: `Mở lịch, ${end}` });
const button = (label: string) => page.getByRole('button', { name: label });

const columns = [
  { id: 'name', header: 'Tên', cell: (name: string) => name, sortable: true },
  { id: 'size', header: 'Dài', cell: (name: string) => name.length, sortable: true },
];

function Sorted() {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <DataTable
      caption="Máy"
      columns={columns}
      card={{ title: (name) => name }}
      rows={['Máy 1', 'Máy 2']}
      rowKey={(name) => name}
      empty="Không có dữ liệu"
      sort={sort}
      onSortChange={setSort}
    />
  );
}

test('the heads of a table are stops of Tab; Space and Enter sort and turn the order, and keep the focus', async () => {
  show(<Sorted />);
  await start(before);
  await walk(['{Tab}', head('Tên')], [' ', head('Tên')]);
  await expect.poll(order).toEqual(['ascending', null]);
  await walk(['{Enter}', head('Tên')]);
  await expect.poll(order).toEqual(['descending', null]);
  await walk(['{Tab}', head('Dài')], ['{Enter}', head('Dài')]);
  await expect.poll(order).toEqual([null, 'ascending']);
  await expect.element(page.getByRole('status')).toHaveTextContent('Đã sắp xếp theo dài, tăng dần');
  await walk(['{Tab}', after]);
});

function Paged({ onPage }: { readonly onPage: (page: number) => void }) {
  const [at, setAt] = useState(1);
  return (
    <Pagination
      page={at}
      pageCount={3}
      onPageChange={(next) => {
        setAt(next);
        onPage(next);
      }}
    />
  );
}

test('a pager is a row of stops, its dead ends too; Enter and Space go, and the focus stays', async () => {
  const onPage = vi.fn<(page: number) => void>();
  show(<Paged onPage={onPage} />);
  const stops = page.getByRole('navigation').getByRole('button');
  await start(before);
  await walk(['{Tab}', stops.nth(0)], ['{Enter}', stops.nth(0)]);
  expect(onPage).not.toHaveBeenCalled();
  await walk(['{Tab}', stops.nth(1)], ['{Tab}', stops.nth(2)], [' ', stops.nth(2)]);
  await walk(['{Tab}', stops.nth(3)], ['{Tab}', stops.nth(4)], ['{Enter}', stops.nth(4)]);
  await walk(['{Enter}', stops.nth(4)], ['{Tab}', after]);
  expect(onPage.mock.calls.flat()).toEqual([2, 3]);
});

const link = (name: string) => page.getByRole('link', { name });
const item = (label: string, current = false) => ({
  id: label,
  label,
  icon: null,
  link: <a href={`#${label}`}>{label}</a>,
  current,
});

test('the side menu and the bottom bar are links in their order; the last of the bar opens the menu', async () => {
  const onMenu = vi.fn<() => void>();
  show(
    <>
      <SideNav
        groups={[{ id: 'pc', caption: 'Máy PC', items: [item('Thuê', true), item('Đơn')] }]}
      />
      <BottomBar items={[item('Cloud')]} onMenu={onMenu} menuOpen={false} />
    </>,
  );
  await page.viewport(390, 800);
  await start(before);
  await walk(['{Tab}', link('Thuê')], ['{Tab}', link('Đơn')], ['{Enter}', link('Đơn')]);
  await expect.poll(() => decodeURIComponent(location.hash)).toBe('#Đơn');
  const menu = page.getByRole('button', { name: 'Menu' });
  await walk(['{Tab}', link('Cloud')], ['{Tab}', menu], ['{Enter}', menu]);
  expect(onMenu).toHaveBeenCalledOnce();
  history.replaceState(null, '', location.pathname + location.search);
});

const day = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name: `, ${name}`, exact: false });

test('in a calendar Home and End go to the ends of the month, Page keys by months, with Shift by years', async () => {
  show(<DateField label="Ngày cấp" defaultValue="2026-11-05" />);
  await start(page.getByRole('button', { name: /^Mở lịch/u }));
  await walk(
    ['{Enter}', day('5 tháng 11')],
    ['{End}', day('30 tháng 11')],
    ['{ArrowRight}', day('1 tháng 12')],
    ['{ArrowUp}', day('24 tháng 11')],
    ['{Home}', day('1 tháng 11')],
    ['{PageUp}', day('1 tháng 10')],
    ['{Shift>}{PageDown}{/Shift}', day('1 tháng 10')],
  );
  await expect.element(page.getByRole('combobox', { name: 'Năm' })).toHaveValue('2027');
  await walk(['{Escape}', page.getByRole('button', { name: /^Mở lịch/u })]);
});

test('in a range Tab goes field, calendar, field, calendar; days before the first are passed over', async () => {
  const chosen = vi.fn<(range: readonly [string, string]) => void>();
  show(
    <DateRangeField
      label="Thời gian"
      defaultValue={['2026-11-05', '2026-11-06']}
      onValueChange={chosen}
    />,
  );
  await start(before);
  await walk(
    ['{Tab}', page.getByRole('textbox', { name: 'Từ ngày' })],
    ['{Tab}', opener('từ ngày')],
    ['{Tab}', page.getByRole('textbox', { name: 'Đến ngày' })],
    ['{Tab}', opener('đến ngày')],
    ['{Enter}', day('6 tháng 11')],
    ['{ArrowLeft}{ArrowLeft}{ArrowLeft}', day('5 tháng 11')],
    ['{Enter}', opener('đến ngày')],
    ['{Tab}', after],
  );
  expect(chosen).toHaveBeenCalledExactlyOnceWith(['2026-11-05', '2026-11-05']);
});

test('a signature is made, taken back and cleared without a pointer', async () => {
  const signed = vi.fn<(image: string) => void>();
  show(<SignaturePad label="Chữ ký" onValueChange={signed} />);
  const paper = page.getByRole('img');
  await expect.element(paper).toBeInTheDocument();
  await penIsReady(paper.element());
  const type = page.getByRole('button', { name: 'Gõ tên thay cho ký tay' });
  const name = page.getByRole('textbox', { name: 'Họ và tên người ký' });
  await start(before);
  await walk(['{Tab}', type], ['{Enter}', type], ['{Tab}', name], ['Bửu', name]);
  await expect.element(paper).toHaveAccessibleName('Chữ ký: đã ký');
  const back = '{Shift>}{Tab}{/Shift}';
  await walk([back, type], [back, button('Ký lại')], [back, button('Hoàn tác')]);
  await walk(['{Enter}', type]);
  await expect.element(paper).toHaveAccessibleName('Chữ ký: chưa ký');
  await walk(['{Tab}', name], ['An', name], [back, type], [back, button('Ký lại')], [' ', type]);
  expect(signed).toHaveBeenLastCalledWith('');
  await expect.element(page.getByRole('status')).toHaveTextContent('Khung ký đang trống');
});
