import type { Page } from '@playwright/test';
import { portalOf } from './portal.ts';
import { rentPc } from './rent-pc.ts';
import { setTabVisible } from './tab-visibility.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** How long a machine takes to be made: until the test moves the clock. */
const provisioningMinutes = 60;

test.use({
  ownProduct: 'a PC takes an hour to be made',
  productEnvironment: { TRAM_PROVISION_MS: String(provisioningMinutes * 60_000) },
});

/** The durations stored in this browser on earlier days: three PCs that were made in five minutes each. */
async function haveSeenThree(page: Page): Promise<void> {
  await page.evaluate(() => {
    const account = localStorage.getItem('app_current_account') ?? '';
    const times = [300_000, 300_000, 300_000];
    localStorage.setItem(
      `app_usual_times_${account.replaceAll('"', '')}`,
      JSON.stringify({ 'pc.waiting': times }),
    );
  });
}

for (const [index, method] of inputMethods.entries()) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('a PC that is being made shows its step, the next one, the usual duration, and what to do when it takes longer', async ({
      page,
      product,
      sandbox,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      // Each input method pays for one more.
      await sandbox.changeAccount('demo', { balance: 5_000_000 });
      const name = await rentPc(product.origin, `Máy đang tạo ${index + 1}`);
      await signIn(page, product.origin, 'demo');
      await page.goto('/');
      const card = portal.card(name);
      const dialog = portal.dialog(`Vòng đời của “${name}”`);
      const open = async () => {
        await portal.showCard(name);
        // On a phone the details of a machine are collapsed.
        const fold = card.getByText('Chi tiết máy');
        if (await fold.isVisible()) await customer.press(fold);
        await customer.press(card.getByRole('button', { name: 'Xem các bước' }));
      };

      await test.step('the first time the usual duration is unknown, and it says so', async () => {
        await open();
        await expect(dialog.locator('[aria-current="step"]').first()).toContainText(/Chờ tạo máy/);
        await expect(dialog).toContainText('Tiếp theo');
        await expect(dialog).toContainText('chưa biết thường mất bao lâu, cần ít nhất 3 lần');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });

      await test.step('later it is, with how often it was seen', async () => {
        await haveSeenThree(page);
        await page.reload();
        await expect(card).toContainText('thường mất khoảng 5 phút, theo 3 lần gần đây của bạn');
        await expect(card).not.toContainText('lâu hơn thường lệ');
      });

      await test.step('longer than usual: it says so, what is not charged, and what to do', async () => {
        await page.goto('about:blank');
        await sandbox.advance(20);
        await page.goto('/');
        await expect(card).toContainText('lâu hơn thường lệ');
        await open();
        await expect(dialog).toContainText('Đang lâu hơn thường lệ.');
        await expect(dialog).toContainText(/Đã \d\d phút, thường khoảng 5 phút\./);
        await expect(dialog).toContainText('Giờ thuê chỉ bắt đầu tính khi máy sẵn sàng.');
        await expect(dialog.getByRole('link', { name: /^Gọi / })).toHaveAttribute('href', /^tel:/);
        const reading = page.waitForResponse((response) => response.url().includes('/api/images?'));
        await customer.press(dialog.getByRole('button', { name: 'Tải lại trạng thái' }));
        expect((await reading).ok()).toBe(true);
        await expect(dialog).toContainText('Đang lâu hơn thường lệ.');
      });

      await test.step('ready: it says so where the customer waits, and one more duration is measured', async () => {
        await sandbox.advance(provisioningMinutes - 19);
        // Even without an event: the page reads again when it becomes visible.
        await setTabVisible(page, false);
        await setTabVisible(page, true);
        await expect(dialog.locator('[aria-current="step"]').first()).toContainText('Sẵn sàng');
        await expect(dialog).not.toContainText('Đang lâu hơn thường lệ.');
        const next = await rentPc(product.origin, `Máy tạo sau ${index + 1}`);
        await page.goto('/');
        await expect(portal.card(next)).toContainText('theo 4 lần gần đây của bạn');
        // For the next journey: nothing is being made.
        await sandbox.advance(provisioningMinutes + 1);
      });
      expect(consoleFaults).toEqual([]);
    });
  });
}
