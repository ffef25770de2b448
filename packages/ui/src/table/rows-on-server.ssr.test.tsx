import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { manyOrders, orderCard, orderColumns } from '../testing/sample-orders.tsx';
import { DataTable } from './DataTable.tsx';

function htmlOf(length: number): string {
  return renderToString(
    <DataTable
      caption="Đơn thuê PC"
      columns={orderColumns}
      card={orderCard}
      rows={manyOrders(length)}
      rowKey={({ id }) => id}
      empty="Không có dữ liệu"
    />,
  );
}

function count(html: string, part: RegExp): number {
  return html.match(new RegExp(part, 'gu'))?.length ?? 0;
}

const tableRow = /<tr data-index=/u;
const card = /<li data-index=/u;

test('up to a hundred rows are all in prerendered HTML, in both forms', () => {
  const html = htmlOf(100);
  expect(count(html, tableRow)).toBe(100);
  expect(count(html, card)).toBe(100);
  expect(html).not.toContain('aria-rowcount');
});

test.each([101, 1000, 10_000])('of %i rows prerendered HTML has what a screen can show', (rows) => {
  const html = htmlOf(rows);
  expect(count(html, tableRow)).toBe(40);
  expect(count(html, card)).toBe(13);
  // Which rows these are, for screen readers; the head is the first.
  expect(html).toContain(`aria-rowcount="${rows + 1}"`);
  expect(html).toContain('aria-rowindex="41"');
  expect(html).not.toContain('aria-rowindex="42"');
  expect(html).toContain(`aria-setsize="${rows}" aria-posinset="13"`);
  // A page that a strict content security policy lets through.
  expect(html).not.toMatch(/\sstyle=/u);
  // Two forms of what a screen shows, with the long class names of a development build; all of a thousand rows were 6.5 MB.
  expect(new TextEncoder().encode(html).length).toBeLessThan(220_000);
});
