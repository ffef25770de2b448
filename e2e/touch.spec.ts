import { devices, type Page } from '@playwright/test';
import { geometryExpression } from './geometry.ts';
import { portalOf } from './portal.ts';
import { lookAtEach, screenGroups } from './screen-groups.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** A phone that has nothing but fingers. */
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
test.use({ ...pixel, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });
test.skip(
  ({ browserName }) => browserName === 'firefox',
  'on a computer its style sheets see a mouse, whatever touches',
);

/** What may change under a pointer: how something looks that can be seen without one. */
const cosmetic = /^(?:background|color$|border-\w+-color$|outline|text-(?:decoration|underline))/;

/** What a finger cannot reach of a page: styles that show or move something for a pointer alone, and words that only wait under it. */
function forPointersAlone(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const isCosmetic = new RegExp(allowed);
    const found: string[] = [];
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
          const shown = [...rule.style].filter((property) => !isCosmetic.test(property));
          if (shown.length > 0) found.push(`${rule.selectorText} sets ${shown.join(', ')}`);
        }
        if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    for (const element of document.querySelectorAll<HTMLElement>('[title]')) {
      const isWhole =
        element.textContent.includes(element.title) && element.scrollWidth <= element.clientWidth;
      if (element.checkVisibility() && !isWhole) found.push(`only a title: ${element.title}`);
    }
    return found;
  }, cosmetic.source);
}

for (const [group, members] of screenGroups) {
  test(`${group}: what can be pressed is as large as a finger, and nothing needs a pointer over it`, async ({
    page,
    product,
  }) => {
    const expression = await geometryExpression(['smallTargets']);
    const faults = await lookAtEach(page, product.origin, members, async () => [
      ...(await forPointersAlone(page)),
      ...(await page.evaluate<readonly string[]>(expression)),
    ]);
    expect(faults).toEqual([]);
  });
}

const openMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Lối tắt' }).getByRole('button', { name: 'Menu' }).tap();

/** What no address opens. */
const overlays: readonly {
  readonly name: string;
  readonly path: string;
  readonly role: 'dialog' | 'menu';
  readonly open: (page: Page) => Promise<void>;
}[] = [
  { name: 'the drawer', path: '/log-management', role: 'dialog', open: openMenu },
  {
    name: 'the palette of commands',
    path: '/log-management',
    role: 'dialog',
    async open(page) {
      await openMenu(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Tìm lệnh' }).tap();
    },
  },
  {
    name: 'the menu of the account',
    path: '/log-management',
    role: 'menu',
    open: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /Đỗ Quốc Bửu/ })
        .tap(),
  },
  {
    name: 'the menu of a machine',
    path: '/',
    role: 'menu',
    open: (page) =>
      portalOf(page)
        .card('Render Tết 2027')
        .getByRole('button', { name: /^Thao tác/ })
        .tap(),
  },
  {
    name: 'the filters of a list',
    path: '/order-management',
    role: 'dialog',
    open: (page) => page.getByRole('search').getByRole('button', { name: 'Lọc' }).tap(),
  },
  {
    name: 'the calendar in the filters of a list',
    path: '/order-vps-management',
    role: 'dialog',
    async open(page) {
      await page.getByRole('search').getByRole('button', { name: 'Lọc' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: /lịch/ }).first().tap();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'the question before a logout',
    path: '/payment-history',
    role: 'dialog',
    async open(page) {
      await openMenu(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).tap();
      await expect(portalOf(page).dialog('Đăng xuất bây giờ?')).toBeVisible();
    },
  },
];

for (const { name, path, role, open } of overlays) {
  test(`${name}: opens under a finger, and what can be pressed in it is as large`, async ({
    page,
    product,
  }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto(path);
    await settled(page, {});
    await open(page);
    const opened = page.getByRole(role).or(page.getByRole('alertdialog')).last();
    await expect(opened).toHaveCSS('opacity', '1');
    const found = await page.evaluate<readonly string[]>(
      await geometryExpression(['smallTargets']),
    );
    expect(found).toEqual([]);
  });
}
