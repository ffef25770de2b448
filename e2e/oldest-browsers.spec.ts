import { logIn, newcomer, verify } from './journey.ts';
import { walkMainJourney } from './main-journey.ts';
import { becomeOldest, emulatedBrowsers } from './oldest-browser.ts';
import { fingerCustomer, pointerCustomer } from './customer.ts';
import { inputMethods } from './input-methods.ts';
import { connected, portalOf } from './portal.ts';
import { expect, test } from './test.ts';

/** The browsers that docs/decisions/0025-supported-browsers.md names, as what they lack. */
test.use({ bypassCSP: true });
test.skip(({ browserName }) => browserName === 'firefox', 'Chromium stands for all of them');

const [desktop, phone] = inputMethods;

for (const browser of emulatedBrowsers) {
  const isPhone = browser.name.includes('iOS');
  test.describe(
    browser.name,
    { tag: browser.name.startsWith('Chrome') ? ['@quick', '@still'] : [] },
    () => {
      test.use({ ...(isPhone ? phone?.use : desktop?.use) });

      test('the main journey without what it lacks', async ({
        context,
        page,
        sandbox,
        consoleFaults,
      }) => {
        expect(await becomeOldest(context, browser)).toBeGreaterThan(50);
        const customer = isPhone ? fingerCustomer(page) : pointerCustomer(page);
        const person = newcomer(`old-${browser.name.split(' ')[0]?.toLowerCase()}`);
        await walkMainJourney(customer, {
          person,
          operator: sandbox,
          openAccount: () => verify(customer, sandbox, person),
          offer: { name: 'G1080Ti', hour: 18_000 },
        });
        await test.step('log in from another screen, which real time reaches', async () => {
          await page.goto('/login?from=%2Forder-management');
          await logIn(customer, person);
          await expect(page).toHaveURL(/\/order-management$/);
          await expect(portalOf(page).heading('Quản lý đơn PC')).toBeVisible();
          await connected(page);
        });
        expect(consoleFaults).toEqual([]);
      });
    },
  );
}

test(
  'a browser that is older is led from any page to one that says what to do',
  { tag: '@quick' },
  async ({ context, page }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'CompressionStream');
    });
    for (const path of ['/', '/login', '/home', '/order-management']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/old-browser$/);
    }
    await expect(page.getByRole('heading', { name: 'Trình duyệt này quá cũ' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This browser is too old' })).toBeVisible();
    await expect(page.getByText('Chrome 109, Edge 109, Cốc Cốc 115, Firefox 115')).toHaveCount(2);
    await expect(page.getByText('1900 0000')).toHaveCount(2);
  },
);
