import { manyOrders } from '../../src/testing/sample-orders.tsx';
import { rowOf } from './plain-table.ts';

/** A native `<dialog>` with an input and a button, over a table of fifty rows. */
export function plainDialog(place: Element): void {
  const opener = Object.assign(document.createElement('button'), { textContent: 'Mở' });
  const dialog = document.createElement('dialog');
  const closer = Object.assign(document.createElement('button'), { textContent: 'Hủy' });
  const table = document.createElement('table');
  for (const order of manyOrders(50)) table.append(rowOf(order));
  dialog.append(document.createElement('input'), closer);
  opener.addEventListener('click', () => dialog.showModal());
  closer.addEventListener('click', () => dialog.close());
  place.append(opener, table, dialog);
}
