import { pointerCustomer } from './customer.ts';
import { askForRecharge } from './journey.ts';
import { connected, portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

// A rental of the seed ends within the hour: the clock is moved on in the product of `session-clock.spec.ts`.
test.use({ ownProduct: 'days have passed' });

test.beforeEach(async ({ page, product, sandbox, newCustomer }) => {
  await sandbox.changeAccount(newCustomer, { balance: 0 });
  await signIn(page, product.origin, newCustomer);
  await page.goto('/');
});

// @spec S3
test('a payment that arrives after the time-out is credited and reported', async ({
  page,
  sandbox,
}) => {
  const customer = pointerCustomer(page);
  const portal = portalOf(page);
  const recharge = await askForRecharge(customer, '50000');
  await page.reload();
  const qr = portal.dialog('Quét mã để chuyển khoản');
  await expect(qr.getByRole('timer')).toContainText(/^1[45]:\d\d$/);
  await sandbox.advance(16);
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText(/hết thời gian|hết hạn/i);
  await sandbox.pay(recharge);
  await expect(portal.balance).toHaveText('50.000');
  await expect(page.getByRole('dialog')).toContainText('50.000');
});

test('the notice that a code has timed out goes when its money comes after all', async ({
  page,
  sandbox,
}) => {
  const portal = portalOf(page);
  const recharge = await askForRecharge(pointerCustomer(page), '50000');
  await connected(page);
  await sandbox.advance(16);
  await expect(portal.notice(/đã hết thời gian chờ/)).toBeVisible();
  await sandbox.pay(recharge);
  await expect(page.getByRole('dialog')).toContainText('50.000 VNĐ đã vào số dư của bạn.');
  await expect(portal.notice(/đã hết thời gian chờ/)).toHaveCount(0);
});
