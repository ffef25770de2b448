import type { Page } from '@playwright/test';
import { pointerCustomer } from './customer.ts';
import { openAction } from './pc-actions.ts';
import { connected, portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { sessionOf } from './session.ts';

/** Seeded PCs of the demo account. */
const render = 'Render Tết 2027';
const film = 'Dựng phim ngắn';

interface Routed {
  readonly _id: string;
  readonly is_installed: number;
  readonly int_ip_address: string | null;
  readonly ssh: { readonly _id: string } | null;
}

/** Calls the API as the customer at another computer. */
async function customerElsewhere(origin: string, username: string) {
  const { jwt } = await sessionOf(origin, username);
  return async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

// @spec 8.20
test('a tunnel that fails is reported, and is in the log', async ({ page, product, sandbox }) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/');
  const portal = portalOf(page);
  const dialog = await openAction(pointerCustomer(page), render, 'Tải tunnel', 'Tải tunnel');
  await sandbox.inject({ operation: 'network.tunnel', kind: 'fail', times: 1 });
  const logged = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/logs'),
  );
  await dialog.getByRole('button', { name: /^Windows/ }).click();
  await expect(portal.notice(`Máy “${render}”`)).toBeVisible();
  expect((await logged).status()).toBe(201);
  // The next try can start.
  await expect(dialog.getByRole('button', { name: /^Windows/ })).toBeEnabled();
  await page.goto('/log-management');
  await expect(page.getByText('Tunnel - Tải file exe KHÔNG thành công').first()).toBeVisible();
});

// @spec 8.21
test('an installer without a name is saved under ours, and is in the log', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  await page.route('**/api/sshs/choose-tunnel?*', (route) =>
    route.fulfill({ contentType: 'application/octet-stream', body: 'MZ' }),
  );
  await page.goto('/');
  const dialog = await openAction(pointerCustomer(page), render, 'Tải tunnel', 'Tải tunnel');
  const logged = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/logs'),
  );
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Windows/ }).click();
  expect((await saved).suggestedFilename()).toBe('tunnel.exe');
  expect((await logged).postDataJSON()).toEqual({ message: 'tunnel download failed' });
});

// @spec 5.28 6.7
test('a PC without a tunnel API says whom to contact', async ({ page, product }) => {
  await signIn(page, product.origin, 'demo');
  // Every machine of the sandbox has it: the server's answer, with the field removed.
  await page.route('**/api/images?page=1', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"api_tunnel":"[^"]*"/g, '"api_tunnel":null');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  const alert = await openAction(pointerCustomer(page), render, 'Tải tunnel', /^Chưa tải được/);
  await expect(alert).toHaveRole('alertdialog');
  await expect(alert).toContainText('SSH Này chưa có API Tunnel, Hãy liên hệ Admin!');
});

// @spec 8.16
test('a new password that the machine does not give is reported in the words of the specification', async ({
  page,
  product,
  sandbox,
}) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/');
  const portal = portalOf(page);
  const words = 'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin';
  const asked = await openAction(pointerCustomer(page), film, 'Cấp mật khẩu mới', /^Cấp mật khẩu/);
  await sandbox.inject({ operation: 'machine.reconnect', kind: 'fail', times: 1 });
  await asked.getByRole('button', { name: 'Cấp mật khẩu mới' }).click();
  await expect(portal.notice(words)).toBeVisible();
});

// @spec 4.23
test('a route that another customer has taken meanwhile turns grey', async ({
  page,
  product,
  sandbox,
  newCustomer,
}) => {
  const { origin } = product;
  await sandbox.changeAccount(newCustomer, { balance: 1_000_000 });
  const call = await customerElsewhere(origin, newCustomer);
  const packages = await call<{ _id: string; name: string }[]>('GET', '/packages');
  const offer = packages.find(({ name }) => name === 'G4090');
  const made = await call<Routed>('POST', '/images', { name: 'Máy bên', id_package: offer?._id });
  await call('POST', '/orders', { image: made._id, rental_period: 1, unit: 'hour' });
  await sandbox.finishWork();
  let theirs: Routed | undefined;
  await expect
    .poll(
      async () => {
        const { data } = await call<{ data: Routed[] }>('GET', '/images?page=1');
        theirs = data.find(({ _id }) => _id === made._id);
        return theirs?.is_installed;
      },
      { timeout: 60_000 },
    )
    .toBe(1);

  await signIn(page, origin, 'demo');
  await page.goto('/');
  const portal = portalOf(page);
  const dialog = await openAction(pointerCustomer(page), render, 'Xoay IP', 'Xoay IP');
  const row = dialog.getByRole('listitem').filter({ hasText: 'WAN11' });
  await expect(row.getByRole('button', { name: /^Start/ })).toBeEnabled();
  await call('POST', '/sshs/start-ip-xoay', {
    image_id: theirs?._id,
    ssh_id: theirs?.ssh?._id,
    int_ip_address: theirs?.int_ip_address,
    wan: 'WAN11 VNPT xoay',
  });
  await row.getByRole('button', { name: /^Start/ }).click();
  await expect(
    portal.notice('Đường internet này đang có khách khác dùng, bạn chọn đường internet khác'),
  ).toBeVisible();
  await expect(row).toContainText('Người khác đang dùng');
  await expect(row.getByRole('button')).toHaveCount(0);
});

/** Opens the list of a customer with one PC more than fits on a page. */
async function openElevenPcs(page: Page, origin: string, customer: string): Promise<void> {
  const call = await customerElsewhere(origin, customer);
  const [offer] = await call<{ _id: string }[]>('GET', '/packages');
  for (let number = 1; number <= 11; number += 1) {
    await call('POST', '/images', { name: `Máy ${number}`, id_package: offer?._id });
  }
  await signIn(page, origin, customer);
  await page.goto('/');
}

// @spec 2.54
test('Xem thêm shows the next PCs until there are no more', async ({
  page,
  product,
  newCustomer,
}) => {
  await openElevenPcs(page, product.origin, newCustomer);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: 'Xem thêm' }).click();
  await expect(cards).toHaveCount(11);
  await expect(page.getByRole('button', { name: 'Xem thêm' })).toBeDisabled();
  await page.reload();
  await expect(cards).toHaveCount(11);
});

// @spec 2.54
test('Xem thêm asks again for the PCs that could not be read', async ({
  page,
  product,
  newCustomer,
}) => {
  let isDown = true;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/images?page=2', async (route) => {
    if (!isDown) return route.continue();
    // An answer that comes before the screen waits for it is automatically asked for again.
    await answer.promise;
    // A status that is not retried automatically.
    return route.fulfill({ status: 400, json: { statusCode: 400, message: 'Trang này đang sửa' } });
  });
  await openElevenPcs(page, product.origin, newCustomer);
  // Which may have every list read again, as half a minute without it does: then the page would be loaded without the button.
  await connected(page);
  const cards = page.getByRole('article');
  const more = page.getByRole('button', { name: 'Xem thêm' });
  await more.click();
  await expect(page.getByRole('button', { name: 'Đang tải…' })).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('main')).toContainText('Trang này đang sửa');
  await expect(cards).toHaveCount(10);
  isDown = false;
  await more.click();
  await expect(cards).toHaveCount(11);
});
