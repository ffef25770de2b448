import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppShell } from '../app-shell/AppShell.tsx';
import { DataTable } from './DataTable.tsx';
import { orderCard, orderColumns, sampleOrders } from './sample-orders.tsx';

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

const tableOfOrders = (
  <DataTable
    caption="Đơn thuê PC"
    columns={orderColumns}
    card={orderCard}
    rows={sampleOrders}
    rowKey={({ id }) => id}
    empty="Không có dữ liệu"
  />
);

const orders = <StrictMode>{tableOfOrders}</StrictMode>;

const table = page.getByRole('table', { name: 'Đơn thuê PC' });
const cards = page.getByRole('list', { name: 'Đơn thuê PC' });

test('a desktop has the table, whose head stays under the bar of the shell while the page scrolls', async () => {
  await page.viewport(1600, 600);
  root = createRoot(container);
  root.render(
    <AppShell topBar={<div style={{ height: 56 }} />} sideNav={null} bottomBar={null}>
      <p>Bộ lọc</p>
      {tableOfOrders}
    </AppShell>,
  );
  await expect.element(table).toBeVisible();
  await expect.element(cards).not.toBeInTheDocument();
  const main = page.getByRole('main').element();
  const filler = document.createElement('div');
  filler.style.height = '3000px';
  main.append(filler);
  const head = page.getByRole('columnheader', { name: /Tổng tiền/ }).element();
  const frame = table.element().getBoundingClientRect();
  // The head is at its own place first, and at the bar's lower edge once the page has moved on.
  expect(Math.round(head.getBoundingClientRect().top)).toBe(Math.round(frame.top));
  window.scrollTo(0, Math.round(frame.top));
  await expect.poll(() => Math.round(head.getBoundingClientRect().top)).toBe(56);
});

test('a narrow place scrolls the table inside its frame, with the first column stuck and a stop for the keyboard', async () => {
  await page.viewport(1000, 600);
  container.style.width = '700px';
  root = createRoot(container);
  root.render(orders);
  const frame = page.getByRole('group', { name: 'Đơn thuê PC' });
  await expect.element(frame).toBeVisible();
  await userEvent.tab();
  await expect.element(frame).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => frame.element().scrollLeft).toBeGreaterThan(0);
  const first = page.getByRole('rowheader', { name: /673a70/ }).element();
  const edge = frame.element().getBoundingClientRect().left;
  expect(Math.round(first.getBoundingClientRect().left - edge)).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1000);
});

test('a phone has cards, whose other columns open and close', async () => {
  await page.viewport(390, 800);
  root = createRoot(container);
  root.render(orders);
  await expect.element(cards).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
  const card = page.getByRole('article', { name: 'Lookdev Phố Cổ' });
  await expect.element(card.getByText('91.200 VNĐ')).toBeVisible();
  await expect.element(card.getByText('10.8.4.22')).not.toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Chi tiết' }));
  await expect.element(card.getByText('10.8.4.22')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Thu gọn' }));
  await expect.element(card.getByText('10.8.4.22')).not.toBeInTheDocument();
});

test.each([
  ['phone', 390, cards, table],
  ['desktop', 1440, table, cards],
] as const)(
  'prerendered HTML holds both forms, shows the one of a %s, and hydrates in silence to it alone',
  async (_name, width, shown, other) => {
    await page.viewport(width, 800);
    const errors: unknown[] = [];
    container.innerHTML = renderToString(orders);
    expect(container.querySelectorAll('table, ul')).toHaveLength(2);
    await expect.element(shown).toBeVisible();
    await expect.element(other).not.toBeInTheDocument();
    const height = container.getBoundingClientRect().height;
    root = hydrateRoot(container, orders, { onRecoverableError: (error) => errors.push(error) });
    await expect.poll(() => container.querySelectorAll('table, ul').length).toBe(1);
    await expect.element(shown).toBeVisible();
    expect(container.getBoundingClientRect().height).toBe(height);
    expect(errors).toEqual([]);
  },
);
