import { startTransition, useMemo, useState } from 'react';
import { DataTable, type TableSort } from '../../src/table/DataTable.tsx';
import {
  manyOrders,
  orderCard,
  orderColumns,
  sortedOrders,
  type SampleOrder,
} from '../../src/testing/sample-orders.tsx';

const orders = manyOrders(10_000);
const rowKey = ({ id }: SampleOrder) => id;

/** Ten thousand orders, every cell as the order screen draws it, sorted here and now. */
export function KitTable() {
  const [sort, setSort] = useState<TableSort | null>(null);
  const rows = useMemo(() => sortedOrders(orders, sort), [sort]);
  return (
    <DataTable
      caption="Đơn thuê PC"
      columns={orderColumns}
      card={orderCard}
      rows={rows}
      rowKey={rowKey}
      empty="Không có dữ liệu"
      sort={sort}
      onSortChange={(next) => startTransition(() => setSort(next))}
    />
  );
}
