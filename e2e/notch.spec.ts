import { devices, type Page } from '@playwright/test';
import { connected, portalOf } from './portal.ts';
import { holdPhone, notchedPhones, outsideSafeArea } from './safe-area.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { topUpElsewhere } from './top-up.ts';

/** What is opened over a screen and has no address of its own, beside a notch. `every-screen.spec.ts` sees to the rest. */
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
test.use({ ...pixel, reducedMotion: 'reduce' });
test.skip(
  ({ browserName }) => browserName === 'firefox',
  'on a computer it has no safe area to change',
);

/** The opener of the drawer is in the top bar or in the bottom bar. */
const openMenu = (page: Page) =>
  page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).last().tap();

for (const phone of notchedPhones) {
  test(
    `${phone.width} x ${phone.height}: menus, palette and toasts stand beside the notch, bars reach the edges`,
    { tag: phone.width === 844 ? '@quick' : [] },
    async ({ page, product, sandbox }) => {
      await signIn(page, product.origin, 'demo');
      await page.goto('/log-management');
      await holdPhone(page, phone);
      const portal = portalOf(page);
      await expect(portal.heading('Quản lý log')).toBeVisible();
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar).toMatchObject({ x: 0, y: 0, width: phone.width });

      const isClear = () => expect.poll(() => outsideSafeArea(page, phone)).toEqual([]);
      await test.step('the drawer and the palette', async () => {
        await openMenu(page);
        const drawer = page.getByRole('dialog');
        await expect(drawer).toHaveCSS('opacity', '1');
        await isClear();
        expect((await drawer.boundingBox())?.x).toBe(0);
        await drawer.getByRole('button', { name: 'Tìm lệnh' }).tap();
        await expect(page.getByRole('dialog', { name: 'Tìm lệnh' })).toHaveCSS('opacity', '1');
        await isClear();
        await page.keyboard.press('Escape');
      });
      await test.step('the user menu', async () => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /Đỗ Quốc Bửu/ })
          .tap();
        await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
        await isClear();
        await page.keyboard.press('Escape');
      });
      await test.step('a toast', async () => {
        await connected(page);
        await sandbox.pay((await topUpElsewhere(product.origin, 'demo')).id);
        await expect(portal.notice(/Nạp 50\.000/)).toBeVisible();
        await isClear();
      });
    },
  );
}
