import type { Page } from '@playwright/test';
import { largeCustomer } from '../scripts/processes/large-customer.ts';
import { readList } from './api-reads.ts';
import { pageCounter } from './page-counts.ts';
import { passingTime } from './passing-time.ts';
import { sessionOf } from './session.ts';
import { signIn } from './sign-in.ts';
import { setTabVisible } from './tab-visibility.ts';
import { expect, test } from './test.ts';

/**
 * What the portal asks of the server for a customer with 200 PCs, 60 cloud machines and 1,000 orders: on every occasion each
 * page of a list is read once, however many machines want to know.
 */

const { username } = largeCustomer;

test.use({ largeCustomer: true, ownProduct: 'the large customer' });
test.skip(
  ({ browserName }) => browserName === 'firefox',
  'what is asked of the server is the same in every engine',
);

/** How long no call is on its way before it counts that none comes any more, ms: events are throttled to one a second. */
const quietFor = 1500;

interface Calls {
  /**
   * Calls of the API since the last time, by method, path and query, with how often each was made; once there are these, and
   * no more come.
   */
  since(expected?: string): Promise<ReadonlyMap<string, number>>;
}

function watchCalls(page: Page): Calls {
  const calls: string[] = [];
  let underWay = 0;
  let last = Date.now();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(`${request.method()} ${pathname}${search}`);
    underWay += 1;
    last = Date.now();
    void request.response().finally(() => {
      underWay -= 1;
      last = Date.now();
    });
  });
  return {
    async since(expected) {
      const isThere = () => expected === undefined || calls.includes(expected);
      await expect
        .poll(() => isThere() && underWay === 0 && Date.now() - last > quietFor, {
          timeout: 60_000,
        })
        .toBe(true);
      const counts = new Map<string, number>();
      for (const call of calls.splice(0)) counts.set(call, (counts.get(call) ?? 0) + 1);
      return counts;
    },
  };
}

/** The calls that were made more than once. */
function repeated(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].flatMap(([call, count]) => (count > 1 ? [`${count} × ${call}`] : []));
}

const pagesOf = (list: string, counts: ReadonlyMap<string, number>) =>
  [...counts.keys()].filter((call) => call.startsWith(`GET /api/${list}?page=`)).length;

/** Opens a screen and waits until what ends first is known, for which every list is read. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /Số dư .* Hết giờ sớm nhất/ })).toBeVisible({
    timeout: 60_000,
  });
}

async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Xem thêm' });
  const cards = page.getByRole('main').getByRole('article');
  while ((await more.isVisible()) && (await more.isEnabled())) {
    const shown = await cards.count();
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
}

test.beforeEach(async ({ page, product }) => {
  await signIn(page, product.origin, username);
});

for (const { path, list, pages } of [
  { path: '/', list: 'images', pages: 20 },
  { path: '/clouds', list: 'image-cloud', pages: 6 },
]) {
  test(`every page of ${path} is read once, on each occasion`, async ({ page, context }) => {
    const calls = watchCalls(page);

    await test.step('the first visit, in which nothing was missed before events arrive', async () => {
      await open(page, path);
      const counts = await calls.since();
      expect(pagesOf(list, counts)).toBe(pages);
      expect(repeated(counts)).toEqual([]);
    });

    await test.step('all cards', async () => {
      await showAll(page);
      expect(repeated(await calls.since())).toEqual([]);
    });

    await test.step('another visit, which begins with all cards', async () => {
      await open(page, page.url());
      const counts = await calls.since();
      expect(pagesOf(list, counts)).toBe(pages);
      expect(repeated(counts)).toEqual([]);
    });

    await test.step('the tab is visible again', async () => {
      await setTabVisible(page, false);
      await setTabVisible(page, true);
      const counts = await calls.since(`GET /api/${list}?page=${pages}`);
      expect(repeated(counts)).toEqual([]);
      expect(pagesOf(list, counts)).toBe(pages);
    });

    await test.step('the network is back', async () => {
      await context.setOffline(true);
      await expect(page.getByText('Bạn đang ngoại tuyến.')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('Bạn đang ngoại tuyến.')).toBeHidden();
      const counts = await calls.since(`GET /api/${list}?page=${pages}`);
      expect(repeated(counts)).toEqual([]);
      expect(pagesOf(list, counts)).toBe(pages);
    });
  });
}

test('what is on screen is read again once events arrive, where the server does not say that none was missed', async ({
  page,
}) => {
  await page.route('**/socket.io/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/,"quietMs":\d+/, '') });
  });
  const calls = watchCalls(page);
  await open(page, '/');
  const counts = await calls.since();
  expect(pagesOf('images', counts)).toBe(20);
  expect(repeated(counts).toSorted()).toEqual(
    ['2 × GET /api/accounts/me', '2 × GET /api/images?page=1'].toSorted(),
  );
});

test('a whole visit takes no more requests than this beside the further pages of lists', async ({
  page,
}) => {
  const calls = watchCalls(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // As many as the connection needs to find its transport.
    if (pathname.startsWith('/socket.io/')) return;
    if (!/[?&]page=(?!1(?:&|$))/.test(search)) requests.push(pathname + search);
  });
  await open(page, '/');
  await calls.since();
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(45);

  // What pressing something needs comes with the first sign that somebody may.
  const actors = () => requests.filter((path) => path.startsWith('/assets/pc-actors'));
  expect(actors()).toEqual([]);
  await page.mouse.move(700, 400);
  await expect.poll(actors).not.toEqual([]);
});

test('a PC that is ready has the pages of other PCs read once', async ({
  page,
  product,
  sandbox,
}) => {
  const calls = watchCalls(page);
  await open(page, '/');
  await showAll(page);
  await calls.since();
  const images = await readList(product.origin, username, '/images?page=1');
  const image = images.find(({ name }) => name === 'Máy trạm 001');
  const { jwt } = await sessionOf(product.origin, username);
  const rented = await fetch(`${product.origin}/api/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
    body: JSON.stringify({ image: image?.['_id'], rental_period: 2, unit: 'hour' }),
  });
  expect(rented.status).toBe(201);
  await sandbox.finishWork();
  const card = page.getByRole('article', { name: 'Máy trạm 001' });
  await expect(card.getByText('Sẵn sàng')).toBeVisible();
  // Of two events: `boot_result` has all lists of PCs read, and after `create_vm_result` the PC reads its own page.
  const counts = await calls.since('GET /api/images?page=20');
  const twice = /^2 × GET \/api\/(accounts\/me|images\?page=1)$/;
  expect(repeated(counts).filter((call) => !twice.test(call))).toEqual([]);
});

/** The day of a moment in Vietnam, as the address has it. */
function dayOf(moment: unknown): string {
  return new Date(Date.parse(String(moment)) + 7 * 3_600_000).toISOString().slice(0, 10);
}

/** As customers write and read it: DD/MM/YYYY. */
const written = (day: string) => day.split('-').toReversed().join('/');

test('of a hundred pages of PC orders those of some days are found, and the address restores them', async ({
  page,
  product,
  consoleFaults,
}) => {
  const [order] = await readList(product.origin, username, '/orders?page=40');
  const day = dayOf(order?.['time_boot']);
  const from = page.getByRole('textbox', { name: 'Thuê từ ngày' });
  const to = page.getByRole('textbox', { name: 'Đến ngày' });
  const rows = page.getByRole('rowheader');
  const ofThatDay = page.getByRole('row', { name: written(day) });
  // Other tests may have rented one more.
  const lastOfAll = page.getByRole('link', { name: /^Trang \d{3}$/u });
  await page.goto('/order-management?page=3');
  await from.fill(written(day));
  await from.press('Tab');
  await to.fill(written(day));
  await to.press('Tab');
  await expect(page).toHaveURL(new RegExp(`/order-management\\?fromDate=${day}&toDate=${day}$`));

  await test.step('a day has some pages, all of that day, and the fields stay', async () => {
    await expect(page.getByRole('textbox', { name: 'Đến trang' })).toBeHidden();
    await expect(ofThatDay).toHaveCount(10);
    await expect(rows).toHaveCount(10);
    await page.getByRole('link', { name: 'Trang 2' }).click();
    await expect(page).toHaveURL(/&page=2$/);
    await page.reload();
    await expect(from).toHaveValue(written(day));
    await expect(to).toHaveValue(written(day));
    await expect(ofThatDay).toHaveCount(10);
    await page.goBack();
    await expect(page).toHaveURL(/&toDate=[\d-]+$/);
    await expect(ofThatDay).toHaveCount(10);
  });

  await test.step('with another filter fewer are left, from the first page on', async () => {
    await page.getByLabel('Trạng thái').selectOption({ label: 'Đang Thuê' });
    await expect(page.getByRole('main')).toContainText('Không có dữ liệu');
    await expect(from).toHaveValue(written(day));
  });

  await test.step('all are there again once the filters are cleared', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Xóa lọc' }).click();
    await expect(page).toHaveURL(/\/order-management$/);
    await expect(lastOfAll).toBeVisible();
    await expect(from).toHaveValue('');
  });

  await test.step('what is no day in the address narrows nothing; days turned round have none', async () => {
    await page.goto('/order-management?fromDate=abc&toDate=2026-02-30');
    await expect(lastOfAll).toBeVisible();
    await expect(from).toHaveValue('');
    await page.goto('/order-management?fromDate=2026-11-21&toDate=2026-11-20');
    await expect(page.getByRole('main')).toContainText('Không có dữ liệu');
  });
  expect(consoleFaults).toEqual([]);
});

test('of six pages of cloud orders no days are asked for, unless the address has one', async ({
  page,
  product,
}) => {
  const [newest] = await readList(product.origin, username, '/image-cloud?tab=cloud_order');
  const day = dayOf(newest?.['createdAt']);
  const from = page.getByRole('textbox', { name: 'Thuê từ ngày' });
  await page.goto('/order-cloud-management');
  await expect(page.getByRole('link', { name: 'Trang 6' })).toBeVisible();
  await expect(from).toBeHidden();
  await page.goto(`/order-cloud-management?fromDate=${day}`);
  await expect(from).toHaveValue(written(day));
  await expect(page.getByRole('row', { name: written(day) }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trang 6' })).toBeHidden();
});

for (const { path, list, pages } of [
  { path: '/?page=20', list: 'images', pages: 20 },
  { path: '/clouds?page=6', list: 'image-cloud', pages: 6 },
]) {
  test(`${path} is left alone for ten minutes`, async ({ page, sandbox }) => {
    // 22 minutes pass, second by second.
    test.slow();
    const pass = await passingTime(page, sandbox);
    const count = await pageCounter(page);
    const calls = watchCalls(page);
    await open(page, path);
    // What is kept or loaded once is there after the first reading that no event causes.
    await pass(6);
    await calls.since(`GET /api/${list}?page=${pages}`);
    const before = await count();

    await test.step('each page of a list is read every five minutes, and nothing grows', async () => {
      await pass(10);
      const counts = await calls.since(`GET /api/${list}?page=${pages}`);
      expect([...counts].filter(([, times]) => times > 2)).toEqual([]);
      expect(pagesOf(list, counts)).toBe(pages);
      for (const what of ['elements', 'listeners', 'timers'] as const) {
        await expect
          .poll(async () => (await count())[what], what)
          .toBeLessThanOrEqual(before[what]);
      }
    });

    await test.step('nothing is read while nobody sees it', async () => {
      await setTabVisible(page, false);
      await pass(6);
      expect([...(await calls.since())]).toEqual([]);
    });
  });
}
