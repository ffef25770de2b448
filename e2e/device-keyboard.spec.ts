import { devices, type Page } from '@playwright/test';
import { lowerKeyboard, outOfSight, raiseKeyboard, typedOn } from './device-keyboard.ts';
import { addressOf, screens } from './screens.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** The keyboard of a phone over each dialog: nothing of it stays below, and the field that is typed into is seen. */
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
test.use({ ...pixel, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });
test.skip(
  ({ browserName }) => browserName === 'firefox',
  'the keyboard is a stand-in of the test, in every engine the same',
);

/** Fields that a keyboard comes up for. */
const typedInto =
  'input:is([type="text"], [type="tel"], [type="number"], [type="search"], [type="email"], [type="password"], :not([type])), textarea';

/** Looks with the focus in each field of the open dialog in turn, then at everything in it. */
async function expectAboveKeyboard(page: Page, phone: (typeof typedOn)[number]): Promise<void> {
  const fields = page.locator('[data-dialog]').last().locator(typedInto);
  for (const field of await fields.filter({ visible: true }).all()) {
    await lowerKeyboard(page);
    await field.focus();
    await raiseKeyboard(page, phone);
    await expect.poll(() => outOfSight(page, 'focused'), phone.name).toEqual([]);
  }
  await raiseKeyboard(page, phone);
  // A window that has just been turned scrolls once more to what has the focus.
  await expect.poll(() => outOfSight(page, 'all'), phone.name).toEqual([]);
  await lowerKeyboard(page);
}

const dialogs = screens.filter(({ dialog }) => dialog !== undefined);
const quick: ReadonlySet<string> = new Set(['dialog, rent', 'dialog, top up']);

for (const screen of dialogs) {
  test(
    `${screen.name}: everything in it can be brought above the keyboard`,
    { tag: quick.has(screen.name) ? '@quick' : [] },
    async ({ page, product }) => {
      await signIn(page, product.origin, screen.as);
      await page.goto(await addressOf(screen, product.origin));
      await settled(page, screen);
      for (const phone of typedOn) {
        await page.setViewportSize(phone);
        await settled(page, screen);
        await expectAboveKeyboard(page, phone);
      }
    },
  );
}

/** What no address opens and is typed into. */
const overlays: readonly {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the palette of commands',
    path: '/log-management',
    async open(page) {
      const menu = page.getByRole('button', { name: 'Menu' }).filter({ visible: true });
      await menu.last().tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Tìm lệnh' }).tap();
      await expect(page.getByRole('combobox', { name: 'Tìm lệnh' })).toBeFocused();
    },
  },
  {
    name: 'the filters of a list',
    path: '/order-management',
    open: (page) => page.getByRole('search').getByRole('button', { name: 'Lọc' }).tap(),
  },
];

for (const { name, path, open } of overlays) {
  test(`${name}: comes above a keyboard that is up already`, async ({ page, product }) => {
    const [phone] = typedOn;
    if (phone === undefined) throw new Error('no phone');
    await page.setViewportSize(phone);
    await signIn(page, product.origin, 'demo');
    await page.goto(path);
    await settled(page, {});
    await raiseKeyboard(page, phone);
    await open(page);
    await expect(page.getByRole('dialog').last()).toHaveCSS('opacity', '1');
    await expect.poll(() => outOfSight(page, 'focused')).toEqual([]);
    await expectAboveKeyboard(page, phone);
  });
}
