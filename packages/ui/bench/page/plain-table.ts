import { manyOrders, sortedOrders, type SampleOrder } from '../../src/testing/sample-orders.tsx';

/** One row of text alone. */
export function rowOf({ id, name, total }: SampleOrder): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const text of [id, name, String(total)]) row.insertCell().textContent = text;
  return row;
}

/** Ten thousand rows of three texts, all of them in the page, put in order by moving them. */
export function plainTable(place: Element): void {
  const orders = manyOrders(10_000);
  const rows = new Map(orders.map((order) => [order, rowOf(order)]));
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  const body = table.createTBody();
  for (const [column, words] of [
    ['name', 'Tên image'],
    ['total', 'Tổng tiền (VNĐ)'],
  ] as const) {
    const button = Object.assign(document.createElement('button'), { textContent: words });
    let direction: 'ascending' | 'descending' = 'descending';
    button.addEventListener('click', () => {
      direction = direction === 'ascending' ? 'descending' : 'ascending';
      body.append(
        ...sortedOrders(orders, { column, direction }).flatMap((order) => rows.get(order) ?? []),
      );
    });
    head.append(document.createElement('th'));
    head.lastElementChild?.append(button);
  }
  body.append(...rows.values());
  place.append(table);
}
