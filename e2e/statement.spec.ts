import { portalOf } from './portal.ts';
import { readSavedStatement } from './saved-statement.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { topUpElsewhere } from './top-up.ts';
import { quickBy, inputMethods } from './input-methods.ts';

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('a customer reads all months of the statement and saves them as a file that adds up', async ({
      page,
      product,
      sandbox,
    }) => {
      const customer = method.customer(page);
      // No list contains what an operator has changed by hand.
      await sandbox.changeAccount('demo', { balance: 5_000_001 });
      await signIn(page, product.origin, 'demo');
      await page.goto('/payment-history');
      await customer.press(page.getByRole('link', { name: 'Sao kê' }));
      await expect(page).toHaveURL(/view=statement/);
      const save = page.getByRole('button', { name: 'Tải CSV' });
      await expect(save).toBeVisible();
      await customer.select(page.getByLabel('Kỳ sao kê'), 'Tất cả các tháng');
      await expect(page).toHaveURL(/month=all/);
      const main = page.getByRole('main');
      await expect(main.getByText('Không có trong dữ liệu').first()).toBeVisible();
      await expect(main).toContainText('cập nhật lúc');

      const saving = page.waitForEvent('download');
      await customer.press(save);
      const download = await saving;
      expect(download.suggestedFilename()).toBe('sao-ke-demo-all.csv');
      const { closing } = await readSavedStatement(download);
      const shown = await portalOf(page).balance.innerText();
      expect(closing).toBe(Number(shown.replaceAll('.', '')));

      // A payment that arrives meanwhile makes it outdated, which it says; read again it adds up again.
      const old = main.getByText('Số dư đã đổi sau khi tải.');
      await expect(async () => {
        await sandbox.pay((await topUpElsewhere(product.origin, 'demo')).id);
        await expect(old).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await customer.press(main.getByRole('button', { name: 'Tải lại', exact: true }));
      await expect(save).toBeVisible();
      await expect(old).toBeHidden();
    });
  });
}

test('in print there is only the statement, and a list that could not be read is named as missing', async ({
  page,
  product,
  sandbox,
}) => {
  await signIn(page, product.origin, 'demo');
  await sandbox.inject({ operation: 'listVpsOrders', kind: 'fail', times: 20, status: 500 });
  await page.goto('/payment-history?view=statement&month=all');
  const missing = page.getByRole('alert').filter({ hasText: 'Sao kê này chưa đầy đủ.' });
  await expect(missing).toContainText('đơn VPS');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.getByRole('region', { name: 'Sao kê tài khoản' });
  await expect(sheet).toContainText('CHƯA ĐẦY ĐỦ');
  await expect(sheet).toContainText('Tài khoản: demo');
  await expect(sheet).toContainText('In lúc');
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
  // More than a page of A4, each with the head of the table.
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.byteLength).toBeGreaterThan(0);
});
