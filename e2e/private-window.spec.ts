import { demoPassword } from '../scripts/processes/session.ts';
import { pointerCustomer } from './customer.ts';
import { chooseHours, createPc, dismissNotification, logIn } from './journey.ts';
import { portalOf } from './portal.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What a browser's private window, or one that forbids storage, may do to each attempt to keep something. */
const refusals = {
  'stores nothing': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
} as const;

for (const [name, refuse] of Object.entries(refusals)) {
  test(`a browser that ${name}: a customer logs in, goes from screen to screen, rents and logs out`, async ({
    page,
    sandbox,
    newCustomer,
    consoleFaults,
  }) => {
    const customer = pointerCustomer(page);
    const portal = portalOf(page);
    await page.addInitScript(refuse);
    await sandbox.changeAccount(newCustomer, { balance: 500_000 });
    await page.goto('/login');
    await logIn(customer, { username: newCustomer, password: demoPassword });
    await dismissNotification(customer);

    const shortcuts = page.getByRole('navigation', { name: 'Lối tắt' });
    for (const [link, heading] of [
      ['Cloud', 'Thuê cloud gaming/render'],
      ['Nạp tiền', 'Nạp tiền'],
      ['Máy PC', 'Thuê PC GPU'],
    ] as const) {
      await shortcuts.getByRole('link', { name: link }).click();
      await expect(portal.heading(heading)).toBeVisible();
    }

    await createPc(customer, 'G1080', 'Máy ẩn danh');
    await chooseHours(customer, 'Máy ẩn danh', '2');
    const dialog = portal.dialog('Thuê máy “Máy ẩn danh”');
    await dialog.getByRole('button', { name: /^Thuê máy, trả/ }).click();
    await expect(portal.notice(/đang được boot/)).toBeVisible();
    await expect(portal.balance).toHaveText('470.000');

    await page.getByRole('banner').getByRole('button', { name: 'Lê Thị Mới' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(consoleFaults).toEqual([]);
  });
}
