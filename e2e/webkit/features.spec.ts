import { Key } from 'selenium-webdriver';
import type { WebKitPage } from './page.ts';
import { portalIn, settled } from './portal.ts';
import { expect, test } from './test.ts';

test('the palette opens by its keys, finds words without their marks, and leads to a dialog and to a screen', async ({
  tab,
  testProxy,
}) => {
  const portal = portalIn(tab);
  const search = tab.byRole('combobox', { name: 'Tìm lệnh' });
  const best = (name: RegExp) => tab.byRole('option', { name }).matching('[data-active-item]');
  await tab.signIn('demo');
  await tab.goto('/user-guide-management');
  // The shortcut has a listener from the moment that its button is there.
  const button = tab.byRole('button', { name: /^Tìm lệnh/ });
  await button.shown();
  await tab.chord(Key.CONTROL, 'k');
  await search.focused();
  await tab.keys('reset render tet');
  await best(/^Reset Render Tết 2027/).shown();
  await tab.keys(Key.ENTER);
  const question = portal.dialog(/^Reset/);
  await question.focused();
  await tab.keys(Key.ESCAPE);
  await question.gone();

  await tab.chord(Key.CONTROL, 'k');
  await search.focused();
  await tab.keys('don pc');
  await best(/^Quản lý đơn PC/).shown();
  await tab.keys(Key.ENTER);
  await portal.heading('Quản lý đơn PC').shown();
  expect(testProxy.faults).toEqual([]);
});

// The list that a pointer opens is a window of the system, which the driver cannot see.
test('a select is changed with the keyboard, and the list below follows', async ({
  tab,
  testProxy,
}) => {
  const status = tab.byRole('combobox', { name: 'Trạng thái' });
  await tab.signIn('demo');
  await tab.goto('/order-management');
  await settled(tab, {});
  await status.once((select) => select.sendKeys(Key.ARROW_DOWN));
  await tab.at('/order-management?status=1');
  await tab.keys('k');
  await tab.at('/order-management?status=0');
  await status.focused();
  await tab.byRole('table').byText('Đang Thuê').gone();
  await tab.byRole('table').says('Kết Thúc');
  expect(testProxy.faults).toEqual([]);
});

test('English is chosen before the login, is kept by a reload, and is switched back inside', async ({
  tab,
  testProxy,
}) => {
  const portal = portalIn(tab);
  const language = () => tab.evaluate(() => document.documentElement.lang);
  await tab.goto('/login');
  await portal.heading('Đăng nhập').shown();
  await tab.byRole('button', { name: 'English' }).press();
  await portal.heading('Log in').shown();
  expect(await language()).toBe('en');
  await tab.goto('/login');
  await portal.heading('Log in').shown();
  expect(await language()).toBe('en');

  await tab.signIn('demo');
  await tab.goto('/');
  await portal.heading('Rent GPU PCs').shown();
  expect(await language()).toBe('en');
  await tab
    .byRole('banner')
    .byRole('button', { name: /Đỗ Quốc Bửu/ })
    .press();
  await tab.byRole('menuitem', { name: /^Tiếng Việt/ }).press();
  await portal.heading('Thuê PC GPU').shown();
  expect(await language()).toBe('vi');
  await tab.goto('/');
  await portal.heading('Thuê PC GPU').shown();
  expect(testProxy.faults).toEqual([]);
});

async function chooseTheme(tab: WebKitPage, name: string): Promise<void> {
  await tab
    .byRole('banner')
    .byRole('button', { name: /Đỗ Quốc Bửu/ })
    .press();
  await tab.byRole('menuitem', { name: new RegExp(`^${name}`) }).press();
}

/** In the page: the theme, and whether its ground is darker than its words. */
function shownTheme(): string {
  const { colorScheme, color, backgroundColor } = getComputedStyle(document.body);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
  const light = (of: string) =>
    (of.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  return `${colorScheme}, ${light(backgroundColor) < light(color) ? 'dark' : 'light'} ground`;
}

const drawn = { light: 'light, light ground', dark: 'dark, dark ground' } as const;

for (const [system, choice, chosen] of [
  ['light', 'Tối', 'dark'],
  ['dark', 'Sáng', 'light'],
] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });

    test('the theme is the system’s until the customer chooses another, which a reload keeps', async ({
      tab,
      testProxy,
    }) => {
      const theme = expect.poll(() => tab.evaluate(shownTheme));
      await tab.signIn('demo');
      await tab.goto('/log-management');
      await settled(tab, {});
      await theme.toBe(drawn[system]);
      await chooseTheme(tab, choice);
      await expect.poll(() => tab.evaluate(shownTheme)).toBe(drawn[chosen]);
      await tab.goto('/log-management');
      await settled(tab, {});
      await expect.poll(() => tab.evaluate(shownTheme)).toBe(drawn[chosen]);
      await chooseTheme(tab, 'Theo máy');
      await expect.poll(() => tab.evaluate(shownTheme)).toBe(drawn[system]);
      expect(testProxy.faults).toEqual([]);
    });
  });
}

/** In the page: puts the rules for paper in place of those for the screen. */
function asOnPaper(): void {
  const queries = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) => {
      const nested =
        'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? queries(rule.cssRules) : [];
      return rule instanceof CSSMediaRule ? nested.concat(rule) : nested;
    });
  for (const { media } of [...document.styleSheets].flatMap((sheet) => queries(sheet.cssRules))) {
    if (media.mediaText === 'print') media.mediaText = 'all';
    else if (media.mediaText === 'screen') media.mediaText = 'not all';
  }
}

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  // The driver cannot print: the rules that the portal has for paper are applied to the screen.
  test('on paper there is only the statement, black on white', async ({ tab, testProxy }) => {
    await tab.signIn('demo');
    await tab.goto('/payment-history?view=statement&month=all');
    await settled(tab, {});
    await tab.byRole('button', { name: 'In sao kê' }).shown();
    await tab.evaluate(asOnPaper);
    const sheet = tab.byRole('region', { name: 'Sao kê tài khoản' });
    await sheet.says('Tài khoản: demo');
    await sheet.says('In lúc');
    await tab.byRole('banner').gone();
    await tab.byRole('main').gone();
    const colours = await sheet.once((element) =>
      Promise.all([element.getCssValue('color'), element.getCssValue('background-color')]),
    );
    expect(colours.join(' on ')).toMatch(/^rgba?\(0, 0, 0.*\) on rgba?\(255, 255, 255.*\)$/);
    expect(testProxy.faults).toEqual([]);
  });
});
