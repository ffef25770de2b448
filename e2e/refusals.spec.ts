import { pointerCustomer } from './customer.ts';
import { chooseHours, createPc, dismissNotification, logIn } from './journey.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { demoPassword } from '../scripts/processes/session.ts';

test.describe('the login refuses', { tag: '@quick' }, () => {
  test('a wrong password, with the server’s words, and keeps the name', async ({ page }) => {
    await page.goto('/login');
    await logIn(pointerCustomer(page), { username: 'demo', password: 'wrong-password' });
    await expect(page.getByText(/không đúng|sai/i)).toBeVisible();
    await expect(page.getByLabel('Tên đăng nhập')).toHaveValue('demo');
    await expect(page).toHaveURL(/\/login$/);
  });

  // @spec 6.2
  test('the role ADMIN, and stores no token', async ({ page }) => {
    await page.goto('/login');
    await logIn(pointerCustomer(page), { username: 'admin', password: demoPassword });
    await expect(page.getByText('Bạn không có quyền truy cập')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('app_access_token'))).toBeNull();
  });

  // @spec 5.2 5.3
  test('empty fields, in place', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(page.getByLabel('Tên đăng nhập')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Tên đăng nhập')).toBeFocused();
    await expect(page.getByText('Vui lòng nhập mật khẩu')).toBeVisible();
  });

  // @spec S13
  test('a locked account, and says why', async ({ page, sandbox, newCustomer }) => {
    await sandbox.changeAccount(newCustomer, { isActive: false });
    await page.goto('/login');
    await logIn(pointerCustomer(page), { username: newCustomer, password: demoPassword });
    await expect(page.getByText(/bị khóa/)).toBeVisible();
    await sandbox.changeAccount(newCustomer, { isActive: true });
  });
});

test.describe('payments are refused or charged once', () => {
  // @spec 5.13
  test('a top-up below 50.000 is not sent', async ({ page, product }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto('/');
    const portal = portalOf(page);
    await portal.topUp.click();
    const form = portal.dialog('Nạp tiền');
    await form.getByRole('textbox', { name: 'Số tiền' }).fill('49999');
    await form.getByRole('button', { name: 'Tạo mã QR' }).click();
    await expect(form.getByText(/50\.000đ/)).toBeVisible();
    await expect(form.getByLabel('Ngân hàng nhận')).toBeDisabled();
    expect(new URL(page.url()).searchParams.get('recharge')).toBe('new');
  });

  // @spec S11
  test(
    'too little money names the missing sum and leads to a top-up of it',
    { tag: '@quick' },
    async ({ page, product, sandbox, newCustomer }) => {
      await sandbox.changeAccount(newCustomer, { balance: 10_000 });
      await signIn(page, product.origin, newCustomer);
      await page.goto('/');
      const customer = pointerCustomer(page);
      const portal = portalOf(page);
      await createPc(customer, 'G1080', 'Máy nhỏ');
      await chooseHours(customer, 'Máy nhỏ', '6');
      const rental = portal.dialog('Thuê máy “Máy nhỏ”');
      await expect(rental).toContainText('Số dư thiếu 80.000');
      await rental.getByRole('button', { name: /Nạp 80\.000/ }).click();
      const form = portal.dialog('Nạp tiền');
      await expect(form.getByRole('textbox', { name: 'Số tiền' })).toHaveValue(/80\.000/);
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await expect(rental).toBeVisible();
      await expect(portal.balance).toHaveText('10.000');
    },
  );

  // @spec S10
  test(
    'a lost answer is asked for again with the same key: charged once',
    { tag: '@quick' },
    async ({ page, product, sandbox, newCustomer }) => {
      await sandbox.changeAccount(newCustomer, { balance: 200_000 });
      await signIn(page, product.origin, newCustomer);
      await page.goto('/');
      const customer = pointerCustomer(page);
      const portal = portalOf(page);
      await createPc(customer, 'G1080', 'Máy mất mạng');
      await chooseHours(customer, 'Máy mất mạng', '1');
      // Not a broken connection: Chromium repeats such a request itself, before the page hears of it.
      await sandbox.inject({
        operation: 'createOrder',
        kind: 'fail',
        status: 502,
        times: 1,
        moment: 'after',
      });
      const keys: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/orders')) {
          keys.push(request.headers()['idempotency-key'] ?? '');
        }
      });
      await portal
        .dialog('Thuê máy “Máy mất mạng”')
        .getByRole('button', { name: /Thuê máy, trả 15\.000/ })
        .dblclick();
      await expect(portal.notice('Image: Máy mất mạng đang được boot')).toBeVisible();
      await expect(portal.balance).toHaveText('185.000');
      expect(keys.length).toBeGreaterThanOrEqual(2);
      expect(new Set(keys).size).toBe(1);
    },
  );

  test('an extension that is paid after its dialog was closed does not close the next one', async ({
    page,
    product,
    sandbox,
    newCustomer,
  }) => {
    await sandbox.changeAccount(newCustomer, { balance: 200_000 });
    await signIn(page, product.origin, newCustomer);
    await page.goto('/');
    const customer = pointerCustomer(page);
    const portal = portalOf(page);
    const pc = 'Máy gia hạn';
    await createPc(customer, 'G1080', pc);
    await chooseHours(customer, pc, '1');
    await portal
      .dialog(`Thuê máy “${pc}”`)
      .getByRole('button', { name: /Thuê máy, trả/ })
      .click();
    // Every button of the card has the machine's name at its end.
    const extend = portal.card(pc).getByRole('button', { name: /^Gia hạn/ });
    const dialog = portal.dialog(`Gia hạn máy “${pc}”`);
    const hours = dialog.getByRole('spinbutton', { name: 'Số giờ' });
    await extend.click();
    await hours.fill('1');
    await sandbox.inject({ operation: 'extendOrder', kind: 'fail', status: 502, times: 20 });
    await dialog.getByRole('button', { name: /Gia hạn, trả 15\.000/ }).click();
    await expect(dialog.getByText('Chưa nhận được trả lời của máy chủ.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await sandbox.clearFaults();
    await expect(portal.notice('Gia hạn thành công')).toBeVisible();
    await extend.click();
    await hours.fill('2');
    await expect(dialog.getByRole('button', { name: /Gia hạn, trả 30\.000/ })).toBeVisible();
    await expect(page).toHaveURL(/[?&]extend=/);
  });
});

test.describe('a session that ends', () => {
  // @spec 2.39
  test('leads to the login and back to the same place', { tag: '@quick' }, async ({ page }) => {
    const customer = pointerCustomer(page);
    await page.goto('/login');
    await logIn(customer, { username: 'demo', password: demoPassword });
    await dismissNotification(customer);
    // On an open page, where nothing in the background uses the token before the customer does.
    await page.goto('/home');
    await page.evaluate(() => localStorage.setItem('app_access_token', 'expired'));
    await page.goto('/payment-history?page=2');
    await expect(page).toHaveURL(/\/login\?from=/);
    await logIn(customer, { username: 'demo', password: demoPassword });
    await expect(page).toHaveURL(/\/payment-history\?page=2$/);
  });
});

test.describe('a server that is down', () => {
  // @spec S23
  test('while paying: nothing is lost, and the same payment goes on when it is back', async ({
    page,
    product,
    sandbox,
    newCustomer,
  }) => {
    await sandbox.changeAccount(newCustomer, { balance: 100_000 });
    await signIn(page, product.origin, newCustomer);
    await page.goto('/');
    const customer = pointerCustomer(page);
    const portal = portalOf(page);
    await createPc(customer, 'G1080', 'Máy chờ mạng');
    await chooseHours(customer, 'Máy chờ mạng', '2');
    const rental = portal.dialog('Thuê máy “Máy chờ mạng”');
    await page.context().setOffline(true);
    await rental.getByRole('button', { name: /Thuê máy, trả 30\.000/ }).click();
    await expect(rental.getByText('Chưa nhận được trả lời của máy chủ.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(portal.notice('Image: Máy chờ mạng đang được boot')).toBeVisible({
      timeout: 40_000,
    });
    await expect(portal.balance).toHaveText('70.000');
  });
});
