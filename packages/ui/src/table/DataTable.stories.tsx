import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { DataTable } from './DataTable.tsx';
import { orderCard, orderColumns, sampleOrders, type SampleOrder } from './sample-orders.tsx';

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

const meta = {
  title: 'Kit/DataTable',
  component: OrderTable,
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
