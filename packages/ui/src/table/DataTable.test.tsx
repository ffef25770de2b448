import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { AppShell } from '../app-shell/AppShell.tsx';
import { Button } from '../button/Button.tsx';
import { DataTable } from './DataTable.tsx';
import { animationFrames } from '../testing/stage.tsx';
import { manyOrders, orderCard, orderColumns, sampleOrders } from '../testing/sample-orders.tsx';

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

/** One row without facts. @param actions its buttons */
function rechargeWith(actions: ReactNode) {
  return (
    <DataTable
      caption="Nạp tiền"
      rows={[{ id: 'one' }]}
      rowKey={({ id }) => id}
      empty={null}
      columns={[]}
      card={{
        title: () => '500.000 VNĐ',
        line: () => '20/11/2026 09:40:00',
        details: [{ label: 'Chủ tài khoản', value: () => 'CONG TY TRAM' }],
        actions: () => actions,
      }}
    />
  );
}

function middleOf(locator: { readonly element: () => Element }): number {
  const { top, height } = locator.element().getBoundingClientRect();
  return top + height / 2;
}

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

test('columns that need more than a wide place scroll inside the frame, and the head stays on the rows', async () => {
  await page.viewport(1300, 600);
  root = createRoot(container);
  root.render(
    <AppShell topBar={<div style={{ height: 56 }} />} sideNav={null} bottomBar={null}>
      <DataTable
        caption="Đơn thuê PC"
        columns={['a', 'b'].flatMap((half) =>
          orderColumns.map((column) => ({ ...column, id: `${half}-${column.id}` })),
        )}
        card={orderCard}
        rows={sampleOrders}
        rowKey={({ id }) => id}
        empty="Không có dữ liệu"
      />
    </AppShell>,
  );
  const frame = page.getByRole('group', { name: 'Đơn thuê PC' });
  await expect.element(frame).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  frame.element().scrollLeft = 400;
  const edges = frame.element().getBoundingClientRect();
  const first = page.getByRole('columnheader').first().element().getBoundingClientRect();
  expect(Math.round(first.left - edges.left)).toBe(1);
  expect(Math.round(first.top - edges.top)).toBe(1);
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

test('a card without buttons has no row for ‘Chi tiết’ alone: it stands beside the date', async () => {
  await page.viewport(390, 800);
  root = createRoot(container);
  root.render(rechargeWith(null));
  const more = page.getByRole('button', { name: 'Chi tiết' });
  const date = page.getByText('20/11/2026 09:40:00');
  await expect.element(more).toBeVisible();
  expect(Math.abs(middleOf(more) - middleOf(date))).toBeLessThan(2);
  const { right } = date.element().getBoundingClientRect();
  expect(more.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
  expect(page.getByRole('article').element().getBoundingClientRect().height).toBeLessThan(80);
  await userEvent.click(more);
  await expect.element(page.getByText('CONG TY TRAM')).toBeVisible();
});

test.each([390, 360])(
  'a card with buttons and no facts has ‘Chi tiết’ beside the date, too, and one row of buttons at %i px',
  async (width) => {
    await page.viewport(width, 800);
    // The room of a page beside its margins.
    container.style.padding = '0 8px';
    root = createRoot(container);
    root.render(
      rechargeWith(
        <>
          <Button size="m">Tiếp tục thanh toán</Button>
          <Button size="m" theme="tertiary">
            Xem các bước
          </Button>
        </>,
      ),
    );
    const more = page.getByRole('button', { name: 'Chi tiết' });
    await expect.element(more).toBeVisible();
    const date = page.getByText('20/11/2026 09:40:00');
    expect(Math.abs(middleOf(more) - middleOf(date))).toBeLessThan(2);
    const buttons = ['Tiếp tục thanh toán', 'Xem các bước'] as const;
    const [resume, steps] = buttons.map((name) => page.getByRole('button', { name }));
    if (resume === undefined || steps === undefined) throw new Error('two buttons');
    expect(middleOf(steps)).toBe(middleOf(resume));
    expect(middleOf(resume)).toBeGreaterThan(middleOf(date) + 30);
  },
);

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

const thousands = manyOrders(10_000);

const longTable = (
  <StrictMode>
    <p style={{ height: 300 }}>Bộ lọc</p>
    <DataTable
      caption="Đơn thuê PC"
      columns={orderColumns}
      card={orderCard}
      rows={thousands}
      rowKey={({ id }) => id}
      empty="Không có dữ liệu"
    />
  </StrictMode>
);

const rowAt = (index: number) =>
  document.querySelector<HTMLElement>(`tbody [aria-rowindex="${index + 2}"]`);

test('of ten thousand rows only the visible ones are rendered, and the head and columns do not move', async () => {
  await page.viewport(1600, 600);
  root = createRoot(container);
  root.render(longTable);
  await expect.element(table).toBeVisible();
  await fewRows('tbody > tr', 40);
  expect(table.element().getAttribute('aria-rowcount')).toBe('10001');
  window.scrollTo(0, 200_000);
  await expect.poll(() => inSight().length).toBeGreaterThan(5);
  const before = headPlaces();
  window.scrollTo(0, 400_000);
  await expect.poll(() => inSight()[0]?.dataset['index']).not.toBe(undefined);
  await expect.poll(() => Number(inSight()[0]?.dataset['index'])).toBeGreaterThan(4000);
  expect(headPlaces()).toEqual(before);
  const head = page.getByRole('columnheader', { name: /Tổng tiền/ }).element();
  expect(Math.round(head.getBoundingClientRect().top)).toBe(0);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => rowAt(9999) !== null).toBe(true);
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return Math.round(rowAt(9999)?.getBoundingClientRect().bottom ?? 0);
    })
    .toBeLessThanOrEqual(600);
});

/** The code of long lists is loaded, and renders only the visible rows. */
async function fewRows(selector: string, most: number): Promise<void> {
  await expect
    .poll(() => document.querySelectorAll(selector).length, { timeout: 10_000 })
    .toBeLessThan(most);
}

/** Where the columns begin. */
function headPlaces(): readonly number[] {
  return [...document.querySelectorAll('th[scope="col"]')].map(
    (cell) => cell.getBoundingClientRect().left,
  );
}

/** Rows that the viewport shows. */
function inSight(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-index]')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 100 && top < 600;
  });
}

async function forceColours(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

test('in forced colours, which have no shadows, a line parts the stuck column from those that go under it', async () => {
  await page.viewport(1000, 600);
  root = createRoot(container);
  root.render(<div style={{ width: 700 }}>{orders}</div>);
  await expect.element(table).toBeVisible();
  const [cell] = table.element().querySelectorAll('tbody th');
  if (cell === undefined) throw new Error('No row.');
  const line = () => getComputedStyle(cell).borderInlineEndWidth;
  expect(line()).toBe('0px');
  await forceColours('active');
  const withForcedColors = line();
  await forceColours('none');
  expect(withForcedColors).toBe('1px');
});

test('in a narrow place ten thousand rows scroll sideways in their frame, with the first column stuck', async () => {
  await page.viewport(1000, 600);
  container.style.width = '700px';
  root = createRoot(container);
  root.render(longTable);
  await expect.element(table).toBeVisible();
  await fewRows('tbody > tr', 40);
  window.scrollTo(0, 200_000);
  await expect.poll(() => Number(inSight()[0]?.dataset['index'])).toBeGreaterThan(2000);
  const frame = page.getByRole('group', { name: 'Đơn thuê PC' }).element();
  frame.scrollLeft = 300;
  const edge = frame.getBoundingClientRect().left;
  await expect
    .poll(() => {
      const first = inSight()[0]?.querySelector('th');
      return Math.round((first?.getBoundingClientRect().left ?? 0) - edge);
    })
    .toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1000);
});

test('a row with the focus stays in the page however far it is scrolled away', async () => {
  await page.viewport(1600, 600);
  root = createRoot(container);
  root.render(longTable);
  await expect.element(table).toBeVisible();
  await fewRows('tbody > tr', 40);
  const button = rowAt(1)?.querySelector('button');
  button?.focus();
  window.scrollTo(0, 300_000);
  await expect.poll(() => Number(inSight()[0]?.dataset['index'])).toBeGreaterThan(3000);
  expect(document.activeElement).toBe(button);
  expect(rowAt(1)).not.toBeNull();
  button?.blur();
  await expect.poll(() => rowAt(1)).toBeNull();
});

test('ten thousand cards: only the visible ones are rendered, and an expanded one is still expanded when it is visible again', async () => {
  await page.viewport(390, 800);
  root = createRoot(container);
  root.render(longTable);
  await expect.element(cards).toBeVisible();
  await fewRows('li[data-index]', 30);
  await userEvent.click(page.getByRole('button', { name: 'Chi tiết' }).first());
  await expect.element(page.getByRole('button', { name: 'Thu gọn' })).toBeVisible();
  document.querySelector<HTMLElement>('li[data-index] button:focus')?.blur();
  window.scrollTo(0, 100_000);
  await expect.poll(() => Number(inSight()[0]?.dataset['index'])).toBeGreaterThan(300);
  await expect.poll(() => document.querySelector('li[data-index="0"]')).toBeNull();
  const [one, two] = inSight().map((card) => card.getBoundingClientRect());
  expect(Math.round((two?.top ?? 0) - (one?.bottom ?? 0))).toBe(12);
  window.scrollTo(0, 0);
  await expect.element(page.getByRole('button', { name: 'Thu gọn' })).toBeVisible();
});

const windowHeight = 600;

test.each([
  ['desktop', 1440, 'tr[data-index]', 40],
  ['phone', 390, 'li[data-index]', 13],
] as const)(
  'prerendered HTML of a thousand rows fills the screen of a %s, and is as long before hydration as after it',
  async (_name, width, rows, sent) => {
    await page.viewport(width, windowHeight);
    const some = (
      <StrictMode>
        <DataTable
          caption="Đơn thuê PC"
          columns={orderColumns}
          card={orderCard}
          rows={thousands.slice(0, 1000)}
          rowKey={({ id }) => id}
          empty="Không có dữ liệu"
        />
        <p>Hết danh sách</p>
      </StrictMode>
    );
    const errors: unknown[] = [];
    const shifts: number[] = [];
    container.innerHTML = renderToString(some);
    expect(container.querySelector('[style]')).toBeNull();
    const end = page.getByText('Hết danh sách').element();
    const before = { seen: placesInSight(), end: end.getBoundingClientRect().top };
    // The last of the rows that were sent is below the screen.
    expect(before.seen.length).toBeGreaterThan(3);
    expect(before.seen.at(-1)?.bottom).toBeGreaterThanOrEqual(windowHeight);
    expect(container.querySelectorAll(rows)).toHaveLength(sent);
    const watch = new PerformanceObserver((list) => shifts.push(list.getEntries().length));
    watch.observe({ type: 'layout-shift' });
    root = hydrateRoot(container, some, { onRecoverableError: (error) => errors.push(error) });
    // The rows in sight have taken the place of those that were sent.
    await fewRows(rows, sent);
    await expect.poll(() => container.querySelectorAll('table, ul').length).toBe(1);
    await animationFrames(3);
    watch.disconnect();
    expect(placesInSight()).toEqual(before.seen);
    const rowsMeasured = Math.abs(end.getBoundingClientRect().top - before.end);
    // Rows that have been measured are not exactly as high as rows usually are.
    expect(rowsMeasured).toBeLessThan(before.end * 0.05);
    expect(errors).toEqual([]);
    expect(shifts).toEqual([]);
  },
);

/** Where the rows in sight begin and end, px. */
function placesInSight(): readonly { readonly top: number; readonly bottom: number }[] {
  return [...document.querySelectorAll('[data-index]')]
    .map((row) => row.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top < windowHeight)
    .map(({ top, bottom }) => ({ top, bottom }));
}

test('on paper there is no room for rows that do not come', async () => {
  await page.viewport(1440, 900);
  container.innerHTML = renderToString(longTable);
  const height = () => container.getBoundingClientRect().height;
  expect(height()).toBeGreaterThan(600_000);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const onPaper = height();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  // The rows that are there, in both forms.
  expect(onPaper).toBeLessThan(8000);
});
