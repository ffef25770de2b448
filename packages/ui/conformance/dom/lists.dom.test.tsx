import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Combobox } from '../../src/combobox/Combobox.tsx';
import { DataTable, type TableSort } from '../../src/table/DataTable.tsx';
import { Tabs } from '../../src/tabs/Tabs.tsx';
import {
  manyOrders,
  orderCard,
  orderColumns,
  sampleOrders,
  sortedOrders,
  type SampleOrder,
} from '../../src/testing/sample-orders.tsx';
import { sampleMachines } from '../../src/testing/sample-options.ts';

function Orders({ orders }: { readonly orders: readonly SampleOrder[] }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <DataTable
      caption="Đơn thuê PC"
      columns={orderColumns}
      card={orderCard}
      rows={sortedOrders(orders, sort)}
      rowKey={({ id }) => id}
      empty="Không có dữ liệu"
      sort={sort}
      onSortChange={setSort}
    />
  );
}

test('a table is a table, and its heads put the rows in order', async () => {
  const user = userEvent.setup();
  render(<Orders orders={sampleOrders} />);
  const table = within(screen.getByRole('table', { name: 'Đơn thuê PC' }));
  expect(table.getAllByRole('row')).toHaveLength(sampleOrders.length + 1);
  await user.click(table.getByRole('button', { name: /^Tổng tiền/ }));
  const total = table.getByRole('columnheader', { name: /^Tổng tiền/ });
  expect(total.getAttribute('aria-sort')).toBe('ascending');
  expect(table.getAllByRole('rowheader')[0]?.textContent).toContain('6740b3');
  expect(screen.getByRole('status').textContent).toContain('tăng dần');
});

test('of a thousand rows the page holds those of a first screen, and says how many there are', async () => {
  const orders = manyOrders(1000);
  render(<Orders orders={orders} />);
  const table = screen.getByRole('table', { name: 'Đơn thuê PC' });
  expect(table.getAttribute('aria-rowcount')).toBe('1001');
  // A window of 768 px, and rows of 65 px as nothing is laid out, with some kept ready on each side.
  await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeLessThan(25));
  expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(11);
  const last = within(table).getAllByRole('row').at(-1);
  expect(last?.getAttribute('aria-rowindex')).not.toBeNull();
});

test('a long list of options is searched and chosen from', async () => {
  const user = userEvent.setup();
  render(<Combobox label="Máy" name="machine" options={sampleMachines(1000)} />);
  await user.type(screen.getByRole('combobox', { name: 'Máy' }), 'Máy 999');
  await user.click(await screen.findByRole('option', { name: 'Máy 999' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Máy' }).value).toBe('Máy 999');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('tabs show their panels', async () => {
  const user = userEvent.setup();
  render(
    <Tabs
      label="Máy dựng phim"
      tabs={[
        { id: 'overview', label: 'Tổng quan', panel: 'Đang chạy' },
        { id: 'bills', label: 'Hóa đơn', count: 2, panel: 'Hai hóa đơn' },
      ]}
    />,
  );
  await user.click(screen.getByRole('tab', { name: 'Hóa đơn 2' }));
  expect(screen.getByRole('tabpanel', { name: 'Hóa đơn 2' }).textContent).toBe('Hai hóa đơn');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: 'Tổng quan' }).textContent).toBe('Đang chạy');
});
