import { readFile } from 'node:fs/promises';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { walkVpsJourney } from './vps-journey.ts';
import { quickBy, inputMethods } from './input-methods.ts';

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('a customer rents a VPS, opens it when it is ready, and extends it', async ({
      page,
      product,
      sandbox,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      await sandbox.changeAccount('demo', { balance: 1_000_000 });
      await signIn(page, product.origin, 'demo');

      // @spec 2.2 2.89 2.90 6.6
      await test.step('the price of the account, and what the configuration is', async () => {
        await page.goto('/vps');
        const card = portal.card('VPS 2');
        await expect(card).toContainText('162.000 VNĐ/tháng');
        await expect(card).toContainText('giá gốc 180.000 VNĐ');
        await expect(card).toContainText('Giảm 10%');
        for (const fact of ['vCPU', 'GB RAM', 'GB NVMe SSD', 'Không', '100 Mbps', '1 IPv4 riêng']) {
          await expect(card).toContainText(fact);
        }
        await expect(card).toContainText('Ubuntu, Windows Server');
        await expect(card).toContainText('TP. Hồ Chí Minh');
      });

      const { fileName } = await walkVpsJourney(customer, sandbox);
      expect(fileName).toMatch(/^VPS 2 .*\.rdp$/);
      expect(consoleFaults).toEqual([]);
    });
  });
}

test.describe('the orders', () => {
  // @spec 2.5 2.94 2.97
  test('are found by filters that a reload keeps, and saved as a file without passwords', async ({
    page,
    product,
  }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto('/order-vps-management');
    const portal = portalOf(page);
    await expect(page.getByRole('row', { name: /VPS 8/ })).toBeVisible();
    await expect(
      page.getByRole('row', { name: /Kết Thúc/ }).getByRole('button', { name: /^Thao tác/ }),
    ).toHaveCount(0);
    await page.getByLabel('Trạng thái').selectOption({ label: 'Đang Thuê' });
    await page.getByRole('searchbox', { name: 'Tên cấu hình' }).fill('vps 4');
    await expect(page).toHaveURL(/config_name=vps\+4/);
    const ubuntu = page.getByRole('row', { name: /VPS 4/ });
    await expect(ubuntu).toHaveCount(1);
    await expect(ubuntu).toContainText('Ubuntu');
    await expect(page.getByRole('row', { name: /VPS 8/ })).toHaveCount(0);
    await page.reload();
    await expect(ubuntu).toHaveCount(1);
    await expect(page.getByLabel('Trạng thái')).toHaveValue('on_rental');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Xuất file' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^Đơn hàng VPS .*\.csv$/);
    const [heading = '', ...rows] = (await readFile(await download.path(), 'utf8'))
      .trim()
      .split('\r\n');
    expect(heading).toContain('Mã VPS');
    expect(heading).not.toMatch(/mật khẩu/i);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('VPS 4');
    await expect(portal.notice('Đã tải danh sách đơn VPS')).toBeVisible();

    await page.getByRole('searchbox', { name: 'Tên cấu hình' }).fill('không có gói này');
    await page.getByRole('button', { name: 'Xóa lọc' }).click();
    await expect(page).toHaveURL(/\/order-vps-management$/);
    await expect(page.getByRole('row', { name: /VPS 8/ })).toBeVisible();

    // The seed rented VPS 8 nine days ago, and the Ubuntu of VPS 4 forty.
    const [year = '', month = '', day = ''] = new Date(Date.now() - 20 * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-');
    const from = page.getByRole('textbox', { name: 'Thuê từ ngày' });
    await from.fill(`${day}/${month}/${year}`);
    await from.press('Tab');
    await expect(page).toHaveURL(new RegExp(`fromDate=${year}-${month}-${day}$`));
    await expect(ubuntu).toHaveCount(0);
    await expect(page.getByRole('row', { name: /VPS 8/ })).toBeVisible();
  });

  // @spec 2.96 2.98 2.100
  test('of Ubuntu are reached by SSH and have no Remote Desktop file; a tunnel can be saved', async ({
    page,
    product,
  }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto('/order-vps-management?status=on_rental&config_name=VPS+4');
    const portal = portalOf(page);
    await page.getByRole('button', { name: /^Thao tác với VPS 4/ }).click();
    const dialog = portal.dialog('Thao tác với VPS 4');
    await expect(dialog).toContainText('Địa chỉ SSH');
    await expect(dialog.getByRole('button', { name: /Remote Desktop/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Tải tunnel/ }).click();
    const saving = page.waitForEvent('download');
    await portal
      .dialog('Tải tunnel')
      .getByRole('button', { name: /^File cấu hình/ })
      .click();
    expect((await saving).suggestedFilename()).toMatch(/\.conf$/);
  });
});

test.describe('money', () => {
  test('that is missing is named, and leads to a top-up and back', async ({
    page,
    product,
    sandbox,
  }) => {
    await sandbox.changeAccount('demo', { balance: 300_000 });
    await signIn(page, product.origin, 'demo');
    await page.goto('/vps');
    const portal = portalOf(page);
    await page.getByRole('button', { name: 'Chọn gói VPS 4' }).click();
    const rental = portal.dialog('Thuê VPS 4');
    await rental.getByRole('spinbutton', { name: 'Số tháng' }).fill('2');
    await expect(rental).toContainText('Số dư thiếu 276.000 VNĐ.');
    await rental.getByRole('button', { name: 'Nạp 276.000 VNĐ' }).click();
    const form = portal.dialog('Nạp tiền');
    await expect(form.getByRole('textbox', { name: 'Số tiền' })).toHaveValue(/276\.000/);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(rental.getByRole('spinbutton', { name: 'Số tháng' })).toHaveValue('2');
    await rental.getByRole('button', { name: 'Giảm còn 1 tháng' }).click();
    await expect(rental.getByRole('button', { name: 'Thuê VPS, trả 288.000 VNĐ' })).toBeVisible();
  });

  test('moves once when the answer is lost, pressed twice, and the page reloaded meanwhile', async ({
    page,
    product,
    sandbox,
  }) => {
    await sandbox.changeAccount('demo', { balance: 1_000_000 });
    await signIn(page, product.origin, 'demo');
    await page.goto('/vps');
    const portal = portalOf(page);
    await page.getByRole('button', { name: 'Chọn gói VPS 4' }).click();
    const rental = portal.dialog('Thuê VPS 4');
    await rental.getByRole('radio', { name: 'Ubuntu' }).check({ force: true });
    await sandbox.inject({
      operation: 'createVpsOrder',
      kind: 'fail',
      status: 502,
      times: 3,
      moment: 'after',
    });
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders-vps')) {
        keys.push(request.headers()['idempotency-key'] ?? '');
      }
    });
    await rental.getByRole('button', { name: 'Thuê VPS, trả 288.000 VNĐ' }).dblclick();
    await expect(rental).toContainText('Chưa nhận được trả lời của máy chủ.');
    await page.reload();
    await expect(page).toHaveURL(/\/order-vps-management$/, { timeout: 60_000 });
    await expect(portal.notice('Tạo thành công')).toBeVisible();
    await expect(portal.balance).toHaveText('712.000');
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(new Set(keys).size).toBe(1);
  });

  test('goes on when its dialog is closed, and the next dialog starts empty', async ({
    page,
    product,
    sandbox,
  }) => {
    await sandbox.changeAccount('demo', { balance: 1_000_000 });
    await signIn(page, product.origin, 'demo');
    await page.goto('/vps');
    const portal = portalOf(page);
    const choose = page.getByRole('button', { name: 'Chọn gói VPS 2' });
    const rental = portal.dialog('Thuê VPS 2');
    const pay = rental.getByRole('button', { name: 'Thuê VPS, trả 162.000 VNĐ' });
    await choose.click();
    await rental.getByRole('radio', { name: 'Ubuntu' }).check({ force: true });
    await sandbox.inject({ operation: 'createVpsOrder', kind: 'fail', status: 502, times: 20 });
    await pay.click();
    await expect(rental).toContainText('Chưa nhận được trả lời của máy chủ.');
    await page.keyboard.press('Escape');
    await expect(rental).toBeHidden();
    await sandbox.clearFaults();
    await expect(portal.notice('Tạo thành công')).toBeVisible();
    await expect(portal.balance).toHaveText('838.000');
    await expect(page).toHaveURL(/\/vps$/);
    await choose.click();
    await expect(pay).toBeVisible();
    await expect(rental.getByRole('radio', { name: 'Ubuntu' })).not.toBeChecked();
    await expect(page).toHaveURL(/\/vps\?choose=/);
  });
});
