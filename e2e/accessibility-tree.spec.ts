import type { Locator, Page } from '@playwright/test';
import { addressOf, screens, type Screen } from './screens.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/**
 * What Chromium exposes of every screen and dialog by role and name, in one committed file each (`e2e/accessibility/`), read like a
 * page that is heard. `npm run accessibility-trees` writes them anew.
 */
test.use({
  ownProduct: 'every file shows the data of the seed',
});
test.skip(
  ({ browserName }) => browserName === 'firefox',
  'the tree is worked out from the document, in every engine the same',
);

/** Every table has room for all of its columns, whatever is in them. */
const wide = { width: 1680, height: 900 };
const phone = { width: 390, height: 844 };

/** Where bar and navigation are read: every other screen has the same. */
const withFrame: ReadonlySet<string> = new Set(['home', 'login', 'register', 'pcs']);

/** What differs from run to run, and what stands for it. */
const changing: readonly (readonly [RegExp, string])[] = [
  // Where a link leads is not heard.
  [/^ *- \/url: .*\n/gm, ''],
  [/\b(?:[0-9a-f]{24}|[0-9a-f]{6}…[0-9a-f]{2})\b/g, '<id>'],
  [/\bTRAM[0-9A-Z]{6}\b/g, '<transfer>'],
  [/:\d{5}\b/g, ':<port>'],
  [/\b\d{1,2}:\d\d(?::\d\d)?\b/g, '<time>'],
  [/\b\d\d\/\d\d\/\d{4}\b/g, '<date>'],
  [/\d+ (?:giờ|phút|giây|ngày)(?: \d+ (?:giờ|phút|giây))*(?!\p{L})/gu, '<duration>'],
  [/\bbackup-\d{8}-\d{6}\b/g, '<backup>'],
  [/(?<=pass mới: )[0-9A-Za-z]{16}\b/g, '<password>'],
  // These end at the same moment, and either may come first.
  [/Hoạt cảnh “Ký Túc Xá”|Render Blender cuối tháng/g, '<cloud machine>'],
  [/RTX [34]090(?= Hết giờ|$)/gm, '<card>'],
  [/\b\d\d\/\d\d\b/g, '<day>'],
  // In the evening what is counted ends on another day.
  [/<time> → <time>|đến <time> <day>/g, '<period>'],
  // How many months of the statement a rental of the seed is old.
  [/(?:( *- option "Tháng )\d\d\/\d{4}"\n)+/g, '$1<month>"\n'],
  // Which day a moment is of, at the hour of the run.
  [/^ *- (?:heading|list) "(?:Hôm nay|Hôm qua|Ngày <date>)".*\n/gm, ''],
  // Under an hour, which a slow run comes to.
  [/Sắp hết giờ, còn lại/g, 'Còn lại'],
];

async function treeOf(place: Locator): Promise<string> {
  const tree = `${await place.ariaSnapshot()}\n`;
  return changing.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), tree);
}

/** The part of the page that the screen is about. */
function placeOf(page: Page, { name, dialog }: Screen): Locator {
  if (dialog === undefined) return page.locator(withFrame.has(name) ? 'body' : 'main');
  return page
    .getByRole('dialog', { name: dialog })
    .or(page.getByRole('alertdialog', { name: dialog }));
}

const fileOf = (name: string) => `${name.replaceAll(/[, ]+/g, '-')}.txt`;

/** What the statement of a month says depends on the day: all months are read. */
const pathOf = async (screen: Screen, origin: string) => {
  const address = await addressOf(screen, origin);
  return screen.name === 'statement' ? `${address}&month=all` : address;
};

// What charts say depends on the day; `statement-charts.spec.ts` and the kit's own tests read them.
for (const screen of screens.filter(({ name }) => !name.endsWith('pictures'))) {
  test(`${screen.name}: what is exposed is what was read`, async ({ page, product }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(wide);
    if (screen.as !== 'visitor') await signIn(page, product.origin, screen.as);
    await page.goto(await pathOf(screen, product.origin));
    await settled(page, screen);
    if (screen.name === 'dialog, QR') {
      await expect(page.getByRole('img', { name: /^Mã QR/ })).toBeVisible();
    }
    // These come once the page is idle.
    if (screen.name === 'pcs') {
      await expect(page.getByRole('button', { name: 'Tìm lệnh' })).toBeVisible();
      await expect(page.getByRole('button', { name: /Hết giờ sớm nhất/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Máy cloud đang chạy' })).toBeVisible();
    }
    expect(await treeOf(placeOf(page, screen))).toMatchSnapshot(fileOf(screen.name));
    if (screen.name === 'pcs') {
      await page.setViewportSize(phone);
      await expect(page.getByRole('navigation').last()).toBeVisible();
      expect(await treeOf(page.locator('body'))).toMatchSnapshot(fileOf('pcs on a phone'));
    }
  });
}
