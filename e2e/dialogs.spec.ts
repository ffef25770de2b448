import { demoPassword } from '../scripts/processes/session.ts';
import { readList } from './api-reads.ts';
import { pointerCustomer } from './customer.ts';
import { agreeAndSend, choosePicture, drawSignature, fillPerson, places } from './identity-form.ts';
import { verifyBy } from './new-customer.ts';
import { portalOf } from './portal.ts';
import { addressOf } from './screens.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** What the specification says of lists and dialogs that no journey covers (sections 2 and 5). */
test.use({ viewport: { width: 1440, height: 900 } });

// @spec 2.43
test('a payment link without its parts shows no data in their columns', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  // No bank of the sandbox gives such a link: the server's answer, with the parts removed.
  await page.route('**/api/recharges?page=1', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(
      /"link_payment":"[^"]*"/g,
      '"link_payment":"https://bank.example/qr"',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/payment-history');
  await expect(page.getByRole('row').nth(1).getByText('Không có dữ liệu')).toHaveCount(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const { list, path, call, second } of [
  {
    list: 'the recharges',
    path: '/payment-history',
    call: '/api/recharges',
    second: /\?page=2$/,
  },
  {
    list: 'the guides',
    path: '/user-guide-management',
    call: '/api/user-guide',
    second: /\?page=2$/,
  },
  {
    list: 'the history of a PC order',
    path: '/order-management?history={order}',
    call: '/api/order-history/',
    second: /dialogPage=2/,
  },
]) {
  // @spec 2.39 2.82 2.88
  test(`${list} come in pages that have addresses`, async ({ page, product }) => {
    await signIn(page, product.origin, 'demo');
    const asked: (string | null)[] = [];
    // The seed has a single page of them: the server's answer, changed into the first of two.
    await page.route(
      (url) => url.pathname.startsWith(call),
      async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('"total_page":1', '"total_page":2');
        await route.fulfill({ response: answer, body });
        asked.push(new URL(route.request().url()).searchParams.get('page'));
      },
    );
    const address = await addressOf({ name: list, path, as: 'demo' }, product.origin);
    await page.goto(address);
    const place = page.getByRole(path.includes('?') ? 'dialog' : 'main');
    await place
      .getByRole('link', { name: 'Trang 2' })
      .or(place.getByRole('button', { name: 'Trang 2' }))
      .click();
    await expect(page).toHaveURL(second);
    await expect.poll(() => asked).toContain('2');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

// @spec 5.20
test('a rental begins with hours, an extension with the unit of the PC', async ({
  page,
  product,
}) => {
  const units = { hour: /^Giờ/, day: /^Ngày/, month: /^Tháng/ } as const;
  const images = await readList(product.origin, 'demo', '/images?page=1');
  const ready = images.filter((image) => image['is_installed'] === 1);
  const unit = (['month', 'day', 'hour'] as const).find((one) =>
    ready.some((image) => image['unit'] === one),
  );
  const longest = ready.find((image) => image['unit'] === unit);
  await signIn(page, product.origin, 'demo');
  await page.goto(
    await addressOf({ name: 'rent', path: '/?rent={free}', as: 'demo' }, product.origin),
  );
  const rental = portalOf(page).dialog(/^Thuê máy/);
  await expect(rental.getByRole('radio', { name: units.hour })).toBeChecked();
  await expect(rental.getByRole('spinbutton')).toHaveValue('0');
  await page.goto(`/?extend=${String(longest?.['_id'])}`);
  const extension = portalOf(page).dialog(/^Gia hạn máy/);
  await expect(extension.getByRole('radio', { name: units[unit ?? 'hour'] })).toBeChecked();
});

// @spec 5.25
test('a PC without package and name is not created, and both are asked for by warnings', async ({
  page,
  product,
}) => {
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') created.push(new URL(request.url()).pathname);
  });
  await signIn(page, product.origin, 'demo');
  await page.goto('/?create=pc');
  const dialog = portalOf(page).dialog('Tạo PC');
  await dialog.getByRole('button', { name: 'Tạo PC' }).click();
  await expect(dialog.getByText('Yêu cầu chọn package')).toBeVisible();
  await expect(dialog.getByText('Yêu cầu nhập tên PC')).toBeVisible();
  expect(created.filter((path) => path === '/api/images')).toEqual([]);
  const colours = async (...messages: readonly string[]) =>
    Promise.all(
      messages.map((message) =>
        page
          .getByRole('dialog')
          .getByText(message)
          .evaluate((element) => getComputedStyle(element).color),
      ),
    );
  const [first, second] = await colours('Yêu cầu chọn package', 'Yêu cầu nhập tên PC');
  await page.goto('/?recharge=new');
  await portalOf(page).dialog('Nạp tiền').getByRole('button', { name: 'Tạo mã QR' }).click();
  const [error] = await colours('Vui lòng nhập số tiền');
  expect(second).toBe(first);
  expect(error).not.toBe(first);
});

// @spec 2.97
test('the dialog of a VPS that has ended says so; its row has no button for it', async ({
  page,
  product,
}) => {
  const [ended] = await readList(product.origin, 'demo', '/orders-vps?page=1&status=end');
  await signIn(page, product.origin, 'demo');
  const dialog = portalOf(page).dialog(/./);
  for (const name of ['action', 'tunnel']) {
    await page.goto(`/order-vps-management?status=end&${name}=${String(ended?.['_id'])}`);
    await expect(dialog).toContainText('Đơn VPS này đã kết thúc.');
    await dialog.getByRole('button', { name: 'Đóng' }).first().click();
    await expect(dialog).toBeHidden();
  }
});

// @spec 2.106
test('Create Cloud leads from the cloud machines to the catalogue', async ({ page, product }) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/clouds');
  await page.getByRole('main').getByRole('link', { name: 'Create Cloud' }).first().click();
  await expect(page).toHaveURL(/\/create-clouds$/);
});

// @spec 2.64 2.67 2.69 2.72 4.44 4.45 8.7 9.23
test('the identity form has its fields, the note and the terms; e-mail is the only channel, and another code is confirmed', async ({
  page,
  product,
  sandbox,
}) => {
  const person = {
    username: 'gui-lai-ma',
    fullName: 'Tran Gui Lai',
    email: 'gui-lai@tram.example',
    phone: '0944444444',
    password: demoPassword,
  };
  await page.request.post('/api/auth/register', { data: person });
  const [welcome] = await sandbox.outbox(person.email);
  await verifyBy(welcome?.link);
  await sandbox.changeAccount(person.username, { kyc: 1 });
  await signIn(page, product.origin, person.username);
  await page.goto('/identity-verification');
  const main = page.getByRole('main');
  for (const [label, value] of [
    ['Họ và tên', person.fullName],
    ['Email', person.email],
    ['Số điện thoại', person.phone],
  ] as const) {
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  const { headers } = await fetch(`${product.origin}/healthz`);
  const today = new Date(Date.parse(headers.get('date') ?? '') + 7 * 3_600_000).toISOString();
  const [year, month, day] = today.slice(0, 10).split('-');
  await expect(main.getByText(new RegExp(`Trạm.*${day}/${month}/${year}`)).first()).toBeVisible();
  await expect(main).toContainText(
    'Không hoàn tiền sau khi đã thuê. Vi phạm điều khoản, tài khoản bị khóa vĩnh viễn.',
  );

  const customer = pointerCustomer(page);
  const portal = portalOf(page);
  for (const place of places.keys()) await choosePicture(customer, place);
  await fillPerson(customer, '079 096 001 237');
  await drawSignature(page);
  await agreeAndSend(customer);
  const method = portal.dialog('Chọn cách xác minh');
  await expect(method.getByRole('radio')).toHaveCount(1);
  await expect(method.getByRole('radio', { name: /^Email OTP/ })).toBeChecked();
  await method.getByRole('button', { name: 'Gửi mã OTP' }).click();
  const entry = portal.dialog('Nhập mã OTP');
  await expect(entry.getByRole('timer', { name: 'Gửi lại sau' })).toBeVisible();
  await sandbox.advance(2);
  // Any answer carries the current time to the page.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await entry.getByRole('button', { name: 'Gửi lại mã OTP' }).click();
  await expect(portal.notice('Gửi lại mã OTP thành công')).toBeVisible();
});

// @spec 9.30
test('the list of a native select is 320 px high at most, where the browser lets us draw it', async ({
  page,
  product,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'it draws the list itself: no style of a page reaches it');
  await signIn(page, product.origin, 'demo');
  await page.goto('/order-management');
  const height = page
    .getByLabel('Trạng thái')
    .evaluate((select) => getComputedStyle(select, '::picker(select)').maxHeight);
  expect(await height).toBe('320px');
});
