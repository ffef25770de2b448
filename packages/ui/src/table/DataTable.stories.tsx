import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { TableColumn } from './columns.ts';
import { DataTable, type TableSort } from './DataTable.tsx';
import { longName } from '../testing/long-name.ts';
import {
  manyOrders,
  orderCard,
  orderColumns,
  sampleOrders,
  sortedOrders,
  type SampleOrder,
} from '../testing/sample-orders.tsx';

const empty = (
  <EmptyState
    action={
      <Button theme="primary" size="m">
        Thuê PC GPU
      </Button>
    }
  >
    Bạn chưa thuê PC nào. Đơn thuê sẽ hiện ở đây ngay sau khi bạn bắt đầu.
  </EmptyState>
);

/** The table of these stories: a component cannot be given its type of row in a story. */
function OrderTable({
  rows = sampleOrders,
  busy = false,
  showCaption = false,
}: {
  readonly rows?: readonly SampleOrder[];
  readonly busy?: boolean;
  readonly showCaption?: boolean;
}) {
  return (
    <DataTable
      caption="Đơn thuê PC"
      showCaption={showCaption}
      columns={orderColumns}
      card={orderCard}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
      busy={busy}
    />
  );
}

const thousands = manyOrders(10_000);

/** A screen that sorts its own rows. */
function SortedOrders({ orders }: { readonly orders: readonly SampleOrder[] }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const rows = useMemo(() => sortedOrders(orders, sort), [orders, sort]);
  return (
    <DataTable
      caption="Đơn thuê PC"
      columns={orderColumns}
      card={orderCard}
      rows={rows}
      rowKey={orderId}
      empty={empty}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

function orderId({ id }: SampleOrder): string {
  return id;
}

const meta = {
  title: 'Components/Data/DataTable',
  tags: ['stable'],
  component: OrderTable,
  subcomponents: { DataTable },
  args: { rows: sampleOrders, busy: false, showCaption: false },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A native table on a desktop, cards on a phone; never both. */
export const Default: Story = {
  async play({ canvas }) {
    const table = canvas.queryByRole('table', { name: 'Đơn thuê PC' });
    const cards = canvas.queryByRole('list', { name: 'Đơn thuê PC' });
    await expect([table, cards].filter((shown) => shown !== null)).toHaveLength(1);
    if (table !== null) {
      await expect(canvas.getAllByRole('row')).toHaveLength(4);
      await expect(canvas.getByRole('rowheader', { name: /673a70/ })).toBeVisible();
      const total = canvas.getByText('1.800.000');
      await expect(getComputedStyle(total).textAlign).toBe('end');
      const amounts = canvas.getAllByText(/^(\d{1,3}(\.\d{3})+|0)$/u);
      await expect(amounts.length).toBeGreaterThan(5);
      for (const amount of amounts) {
        await expect(getComputedStyle(amount).textAlign, amount.textContent).toBe('end');
      }
    }
  },
};

/** Narrower than its columns: it scrolls inside its frame, by the keyboard as well, and the page does not. */
export const Narrow: Story = {
  render: () => (
    <div style={{ maxWidth: 700 }}>
      <OrderTable />
    </div>
  ),
  async play({ canvas, canvasElement }) {
    if (canvas.queryByRole('table') === null) return;
    const frame = await canvas.findByRole('group', { name: 'Đơn thuê PC' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    frame.scrollLeft = 300;
    const first = canvas.getByRole('rowheader', { name: /673a70/ });
    const frameEdge = frame.getBoundingClientRect().left;
    await expect(Math.round(first.getBoundingClientRect().left - frameEdge)).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const pinnedColumns: readonly TableColumn<SampleOrder>[] = [
  ...orderColumns,
  {
    id: 'action',
    header: 'Thao tác',
    cell: ({ name }) => (
      <Button size="xs" aria-label={`Mở ${name}`}>
        Mở
      </Button>
    ),
    middle: true,
    pinned: true,
  },
];

/** The actions of a row stay visible, however many columns are before them. */
export const PinnedAction: Story = {
  render: () => (
    <div style={{ maxWidth: 700 }}>
      <DataTable
        caption="Đơn thuê PC"
        columns={pinnedColumns}
        card={orderCard}
        rows={sampleOrders}
        rowKey={orderId}
        empty={empty}
      />
    </div>
  ),
  async play({ canvas }) {
    if (canvas.queryByRole('table') === null) return;
    const frame = await canvas.findByRole('group', { name: 'Đơn thuê PC' });
    const edge = () => frame.getBoundingClientRect().right;
    const button = canvas.getByRole('button', { name: 'Mở Render Tết 2027' });
    await expect(button.getBoundingClientRect().right).toBeLessThan(edge());
    frame.scrollLeft = 300;
    await expect(button.getBoundingClientRect().right).toBeLessThan(edge());
  },
};

/** Cards: title and state, the main facts, the rest behind 'Chi tiết'. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas, canvasElement }) {
    const list = canvas.queryByRole('list', { name: 'Đơn thuê PC' });
    // A viewer without that viewport shows the table.
    if (list === null) return;
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('article', { name: 'Render Tết 2027' })).toBeVisible();
    const [more] = canvas.getAllByRole('button', { name: 'Chi tiết' });
    if (more === undefined) throw new Error('No card has details.');
    await expect(canvas.queryByText('10.8.4.17')).toBeNull();
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('10.8.4.17')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Busy: Story = { args: { busy: true } };
export const WithCaption: Story = { args: { showCaption: true } };

export const Empty: Story = {
  args: { rows: [] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Không có dữ liệu' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Heads of sortable columns are buttons; a phone has the choice above its cards. */
export const Sorted: Story = {
  render: () => <SortedOrders orders={sampleOrders} />,
  async play({ canvas }) {
    if (canvas.queryByRole('table') === null) return;
    const total = () => canvas.getByRole('columnheader', { name: /^Tổng tiền/ });
    const firstRow = () => canvas.getAllByRole('rowheader')[0];
    await expect(total()).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: /^Tổng tiền/ }));
    await expect(total()).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstRow()).toHaveTextContent('6740b3');
    await userEvent.keyboard('{Enter}');
    await expect(total()).toHaveAttribute('aria-sort', 'descending');
    await expect(firstRow()).toHaveTextContent('673a70');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Đã sắp xếp theo tổng tiền (VNĐ), giảm dần',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Tên image/ }));
    await expect(total()).not.toHaveAttribute('aria-sort');
  },
};

export const SortedOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <SortedOrders orders={sampleOrders} />,
  async play({ canvas }) {
    const list = canvas.queryByRole('list', { name: 'Đơn thuê PC' });
    if (list === null) return;
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sắp xếp theo' }),
      'Tổng tiền (VNĐ), giảm dần',
    );
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName(/Lời Ru Của Biển/);
  },
};

/** Ten thousand rows: only the visible ones are rendered, screen readers learn of the rest. */
export const TenThousand: Story = {
  render: () => <SortedOrders orders={thousands} />,
  async play({ canvas, canvasElement }) {
    const table = canvas.queryByRole('table');
    if (table === null) return;
    await waitFor(
      () => expect(canvasElement.querySelectorAll('tbody > tr').length).toBeLessThan(60),
      {
        timeout: 10_000,
      },
    );
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await userEvent.click(canvas.getByRole('button', { name: /^Tổng tiền/ }));
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
    // A long step: the visible rows are rendered, and a moment later those ahead of them on both sides.
    window.scrollTo(0, 300_000);
    await waitFor(() => {
      const heights = Array.from(canvasElement.querySelectorAll('tbody > tr[data-index]'), (row) =>
        row.getBoundingClientRect(),
      );
      void expect(heights.filter(({ bottom }) => bottom < 0).length).toBeGreaterThan(3);
      void expect(heights.filter(({ top }) => top > window.innerHeight).length).toBeGreaterThan(3);
    });
    window.scrollTo(0, 0);
    await waitFor(() =>
      expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'),
    );
  },
};

/** The same as cards. */
export const TenThousandOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <SortedOrders orders={thousands} />,
  async play({ canvas, canvasElement }) {
    const list = canvas.queryByRole('list', { name: 'Đơn thuê PC' });
    if (list === null) return;
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeLessThan(40), {
      timeout: 10_000,
    });
    await expect(canvas.getAllByRole('article')[0]?.parentElement).toHaveAttribute(
      'aria-setsize',
      '10000',
    );
  },
};

const longOrders: readonly SampleOrder[] = sampleOrders.map((order) =>
  renamed(order, `Nghiêng nghiêng những thuở ruộng đồng ${order.name}, khuya khoắt trở trăn`),
);

function renamed(order: SampleOrder, name: string): SampleOrder {
  return { ...order, name };
}

/** Long names take several lines of a card, and nothing leaves a phone's width. */
export const LongVietnamese: Story = {
  args: { rows: longOrders },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const namedOrders: readonly SampleOrder[] = sampleOrders.map((order) => renamed(order, longName));

/** A name without a space breaks where its line ends, in a cell and on a card. */
export const LongName: Story = { args: { rows: namedOrders } };

export const LongNameOnPhone: Story = {
  args: { rows: namedOrders },
  globals: { viewport: { value: 'mobile1' } },
};
