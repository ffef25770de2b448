import type { Locator, Page } from '@playwright/test';
import type { Customer } from './customer.ts';
import { connected, portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, type InputMethod, inputMethods } from './input-methods.ts';
import { sessionOf } from './session.ts';

/** The rented PC of the seed that each input method extends, and its price of an hour less 5 %. */
interface Extended {
  readonly pc: string;
  readonly hour: string;
}

const film: Extended = { pc: 'Dựng phim ngắn “Ẩn Ước”', hour: '30.400' };
const extended: Readonly<Record<InputMethod['by'], Extended>> = {
  desktop: { pc: 'Render Tết 2027', hour: '42.750' },
  phone: film,
  keyboard: film,
};

/** The orders of a PC that are on screen, as rows or as cards. */
function ordersOf(page: Page, name: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name }) })
    .or(portalOf(page).card(name));
}

/** Every order on screen. */
function orders(page: Page): Locator {
  return page.getByRole('rowheader').or(page.getByRole('main').getByRole('article'));
}

/** Filters by the name of the image; on a phone the filters are in a sheet, which is closed again. */
async function filterByName(customer: Customer, { by }: InputMethod, name: string): Promise<void> {
  const { page } = customer;
  if (by === 'phone') await customer.press(page.getByRole('button', { name: /^Lọc/ }));
  await customer.type(page.getByRole('searchbox', { name: 'Tên máy' }), name);
  if (by === 'phone') await customer.press(page.getByRole('button', { name: 'Xem kết quả' }));
}

for (const method of inputMethods) {
  test.describe(`PC orders ${method.name}`, { tag: quickBy('phone', method) }, () => {
    test.use(method.use);
    const { pc, hour } = extended[method.by];

    // @spec 2.5 2.80
    test('are filtered, opened and extended, and the address restores them', async ({
      page,
      product,
      sandbox,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      await sandbox.changeAccount('demo', { balance: 1_000_000 });
      await signIn(page, product.origin, 'demo');
      await page.goto('/order-management?page=2');
      await expect(portal.heading('Quản lý đơn PC')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Trang 2' })).toHaveAttribute(
        'aria-current',
        'page',
      );

      // @spec 2.75 2.76
      await test.step('filters begin at the first page and survive a reload', async () => {
        if (method.by === 'phone')
          await customer.choose(page.getByRole('radio', { name: 'Đang Thuê' }));
        else await customer.select(page.getByLabel('Trạng thái'), 'Đang Thuê');
        await expect(page).toHaveURL(/\/order-management\?status=1$/);
        await expect(orders(page)).toHaveCount(2);
        // Neither case nor accents matter to the server; the text waits for 300 ms without a key.
        await filterByName(customer, method, pc.slice(0, 6).toLowerCase());
        await expect(orders(page)).toHaveCount(1);
        expect(new URL(page.url()).searchParams.get('imageName')).toBe(
          pc.slice(0, 6).toLowerCase().trim(),
        );
        await page.reload();
        await expect(orders(page)).toHaveCount(1);
        await expect(ordersOf(page, pc)).toContainText('Đang Thuê');
      });

      const order = ordersOf(page, pc);

      // @spec 5.22 6.6 9.8 S4
      await test.step('extend by an hour out of the row, at the price that was shown', async () => {
        await customer.press(order.getByRole('button', { name: /^Gia hạn máy/ }));
        const dialog = portal.dialog(`Gia hạn máy “${pc}”`);
        // It offers the unit that the PC was rented by.
        await customer.choose(dialog.getByRole('radio', { name: /^Giờ/ }));
        await customer.type(dialog.getByRole('spinbutton', { name: 'Số giờ' }), '1');
        await expect(dialog).toContainText(hour);
        await customer.press(
          dialog.getByRole('button', { name: new RegExp(`Gia hạn, trả ${hour}`) }),
        );
        await expect(portal.notice('Gia hạn thành công')).toBeVisible();
        await expect(dialog).toBeHidden();
        await expect(page).not.toHaveURL(/extend=/);
      });

      // @spec 2.79 2.81
      await test.step('the history lists it, and Back closes it', async () => {
        await customer.press(order.getByRole('button', { name: /^Lịch sử thuê/ }));
        const history = portal.dialog('Lịch sử thuê');
        await expect(history).toContainText(pc);
        const newest = history.getByRole('row').nth(1).or(history.getByRole('article')).first();
        await expect(newest).toContainText(hour);
        await expect(newest).toContainText(/giờ/i);
        await expect(newest).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
        await page.reload();
        await expect(history).toContainText(hour);
        await page.goBack();
        await expect(history).toBeHidden();
        await expect(orders(page)).toHaveCount(1);
      });

      await test.step('a filter without matches says so, and is cleared', async () => {
        await filterByName(customer, method, 'không có máy này');
        await expect(page.getByRole('main')).toContainText('Không có dữ liệu');
        await customer.press(page.getByRole('main').getByRole('button', { name: 'Xóa lọc' }));
        await expect(page).toHaveURL(/\/order-management$/);
        await expect(orders(page)).toHaveCount(10);
      });

      expect(consoleFaults).toEqual([]);
    });
  });
}

test.describe('PC orders keep what matters', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  // @spec 2.76
  test('a password is hidden in its row, filters the list, and is never in the address', async ({
    page,
    product,
  }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto('/order-management?status=1');
    const row = ordersOf(page, 'Render Tết 2027');
    await row.getByRole('button', { name: /^Hiện/ }).click();
    const password = (await row.locator('[translate="no"]').allInnerTexts()).find((text) =>
      /^[\w-]{8,}$/.test(text),
    );
    expect(password).toBeTruthy();
    const part = (password ?? '').slice(0, 6);
    await page.getByRole('searchbox', { name: 'Mật khẩu RDP' }).fill(part);
    await expect(orders(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/order-management\?status=1$/);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Mật khẩu RDP' })).toHaveValue(part);
    await expect(orders(page)).toHaveCount(1);
    await expect(row).not.toContainText(part);
  });

  test('a list and a history that could not be read are asked for again', async ({
    page,
    product,
    sandbox,
  }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto('/order-management');
    // Which may have everything read again: that would end the failure.
    await connected(page);
    await expect(orders(page)).toHaveCount(10);
    // More than one: what is read in the background, at any time, meets it too and would use it up.
    await sandbox.inject({ operation: 'listOrders', kind: 'fail', status: 403, times: 1000 });
    await page.getByLabel('Trạng thái').selectOption({ label: 'Kết Thúc' });
    await expect(page.getByText('Chưa tải được đơn PC')).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Tải lại' }).click();
    await expect(orders(page).first()).toBeVisible();
    await expect(page.getByText('Chưa tải được đơn PC')).toBeHidden();

    await sandbox.inject({ operation: 'listOrderHistory', kind: 'fail', status: 403, times: 1000 });
    await page
      .getByRole('button', { name: /^Lịch sử thuê/ })
      .first()
      .click();
    const history = portalOf(page).dialog('Lịch sử thuê');
    await expect(history.getByText('Chưa tải được lịch sử thuê')).toBeVisible();
    await sandbox.clearFaults();
    await history.getByRole('button', { name: 'Tải lại' }).click();
    await expect(history.getByRole('table')).toBeVisible();
  });

  test('an extension whose answer is lost is charged once, and reported after its dialog is closed', async ({
    page,
    product,
    sandbox,
  }) => {
    await sandbox.changeAccount('demo', { balance: 1_000_000 });
    await signIn(page, product.origin, 'demo');
    await page.goto('/order-management?status=1');
    const portal = portalOf(page);
    await sandbox.inject({
      operation: 'extendOrder',
      kind: 'fail',
      status: 502,
      times: 1,
      moment: 'after',
    });
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && request.url().endsWith('/api/orders/extend')) {
        keys.push(request.headers()['idempotency-key'] ?? '');
      }
    });
    const row = ordersOf(page, 'Render Tết 2027');
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Gia hạn máy/ }).click();
    const dialog = portal.dialog('Gia hạn máy “Render Tết 2027”');
    await dialog.getByRole('radio', { name: /^Giờ/ }).check({ force: true });
    await dialog.getByRole('spinbutton', { name: 'Số giờ' }).fill('1');
    const before = Number((await portal.balance.innerText()).replaceAll('.', ''));
    await dialog.getByRole('button', { name: /Gia hạn, trả 42\.750/ }).click();
    await page.keyboard.press('Escape');
    await expect(portal.notice('Gia hạn thành công')).toBeVisible();
    const after = new Intl.NumberFormat('vi-VN').format(before - 42_750);
    await expect(portal.balance).toHaveText(after);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a PC that was rented elsewhere appears when it is ready, without a reload', async ({
    page,
    product,
    sandbox,
    newCustomer,
  }) => {
    await sandbox.changeAccount(newCustomer, { balance: 200_000 });
    const session = await sessionOf(product.origin, newCustomer);
    const call = async (path: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`${product.origin}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${session.jwt}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(answer.ok).toBe(true);
      return answer.json();
    };
    const packages = await call('/packages');
    const offer: unknown = Array.isArray(packages)
      ? packages.find((one: unknown) => Reflect.get(Object(one), 'name') === 'G1080')
      : undefined;
    const image = await call('/images', {
      name: 'Máy thuê ở nơi khác',
      id_package: Reflect.get(Object(offer), '_id'),
    });
    await signIn(page, product.origin, newCustomer);
    await page.goto('/order-management');
    await expect(page.getByRole('main')).toContainText('Không có dữ liệu');
    await connected(page);
    await call('/orders', {
      image: Reflect.get(Object(image), '_id'),
      rental_period: 1,
      unit: 'hour',
    });
    await sandbox.finishWork();
    const row = ordersOf(page, 'Máy thuê ở nơi khác');
    await expect(row).toContainText('Đang Thuê');
    await expect(row).toContainText(/\d\d:\d\d:\d\d/);
  });
});

test.describe('the log and the guides', () => {
  for (const method of inputMethods) {
    test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
      test.use(method.use);

      // @spec 2.7 2.83 2.86
      test('the log is searched by words and by group, and its pages have addresses', async ({
        page,
        product,
        consoleFaults,
      }) => {
        const customer = method.customer(page);
        await signIn(page, product.origin, 'demo');
        await page.goto('/log-management');
        await expect(portalOf(page).heading('Quản lý log')).toBeVisible();
        await customer.press(page.getByRole('link', { name: 'Trang 2' }));
        await expect(page).toHaveURL(/\?page=2$/);
        const search = page.getByRole('searchbox', { name: 'Tìm trong log' });
        await customer.type(search, 'g4090');
        await expect(page).toHaveURL(/\?search=g4090$/);
        await expect(search).toBeFocused();
        const lines = page
          .getByRole('table')
          .or(page.getByRole('main').getByRole('list', { name: 'Log' }));
        await expect(lines).toContainText('G4090');
        await expect(lines).not.toContainText('G1080Ti');
        await page.reload();
        await expect(search).toHaveValue('g4090');
        await customer.type(search, '');
        await expect(page).toHaveURL(/\/log-management$/);
        await expect(lines).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
        expect(consoleFaults).toEqual([]);
      });

      // @spec 2.7 2.87
      test('a guide opens in a new tab', async ({ page, product, context, consoleFaults }) => {
        const customer = method.customer(page);
        await signIn(page, product.origin, 'demo');
        await page.goto('/user-guide-management');
        const guide = page.getByRole('link', { name: /Remote Desktop trên macOS/ });
        const opening = context.waitForEvent('page');
        await customer.press(guide);
        const opened = await opening;
        await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveURL(/\/user-guide-management$/);
        expect(consoleFaults).toEqual([]);
      });
    });
  }
});
