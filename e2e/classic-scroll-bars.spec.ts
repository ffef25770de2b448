import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** Scroll bars that take room beside the page, as on Windows and Linux. Playwright hides them otherwise. */
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({
        ...launchOptions,
        ignoreDefaultArgs: ['--hide-scrollbars'],
        firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'ui.useOverlayScrollbars': 0 },
      });
    },
    { scope: 'worker' },
  ],
});

/** The width of the window, and how much of it the page does not have. */
const windowOf = () => {
  const { innerWidth } = window;
  return { width: innerWidth, scrollBar: innerWidth - document.documentElement.clientWidth };
};

const openings = [
  { name: 'a dialog', width: 1440, opener: 'Tạo PC' },
  { name: 'the drawer', width: 1024, opener: 'Menu' },
  { name: 'a sheet', width: 700, opener: 'Tạo PC' },
] as const;

for (const { name, width, opener } of openings) {
  test(`behind ${name} the scrim covers the whole window, and nothing moves`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, product.origin, 'demo');
    await page.goto('/');
    const portal = portalOf(page);
    const { topUp } = portal;
    await expect(portal.balance).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { scrollBar } = await page.evaluate(windowOf);
    expect(scrollBar).toBeGreaterThan(0);
    const things = [portal.heading('Thuê PC GPU'), topUp, page.getByRole('article').first()];
    if (width < 760) things.push(page.locator('[data-bottom-bar] li').last());
    const boxes = () => Promise.all(things.map((thing) => thing.boundingBox()));
    const before = await boxes();

    await page.getByRole('button', { name: opener }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCSS('opacity', '1');
    const scrim = page.locator('[data-backdrop]');
    const covered = await scrim.boundingBox();
    expect(covered).toEqual({ x: 0, y: 0, width, height: 900 });
    expect(await page.evaluate(windowOf)).toEqual({ width, scrollBar: 0 });
    expect(await boxes()).toEqual(before);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(windowOf)).toEqual({ width, scrollBar });
    expect(await boxes()).toEqual(before);
  });
}
