import type { Page } from '@playwright/test';
import { largeCustomer } from '../scripts/processes/large-customer.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** What 200 cards cost the document: the cards near the viewport are whole, of the others there are name, state and room. */

test.use({ largeCustomer: true, ownProduct: 'the large customer' });

/** Elements of a card that is not drawn, and of the whole page with 200 PCs of which it shows two at a time. */
const mostOfCard = 18;
const mostOfPage = 4500;

/** Parts of cards (each has five) in the five screenfuls around the viewport: ten rows of two cards, and a row more at each end. */
const mostWorkedOut = 5 * 2 * 12;

/** Parts of cards that the browser does not skip. */
const workedOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main article > *')].filter((part) =>
        part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

test('200 PCs cost the document what a screenful costs', async ({ page, product, browserName }) => {
  test.skip(
    browserName === 'firefox',
    'it rounds each height: after 200 cards the page is 2 px off',
  );
  await signIn(page, product.origin, largeCustomer.username);
  await page.goto('/?page=20');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(200);
  const whole = cards.filter({ has: page.getByRole('button') });

  await test.step('only cards near the viewport are whole', async () => {
    await expect(cards.first().getByRole('button').first()).toBeVisible();
    const [far, all] = await page.evaluate(() => [
      [...document.querySelectorAll('main article')].at(-1)?.querySelectorAll('*').length ?? 0,
      document.querySelectorAll('*').length,
    ]);
    expect(far).toBeLessThanOrEqual(mostOfCard);
    expect(all).toBeLessThanOrEqual(mostOfPage);
    expect(await whole.count()).toBeLessThanOrEqual(8);
  });

  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();

  await test.step('one that is scrolled to is drawn, and the page is as high as before', async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last().getByRole('button').first()).toBeInViewport();
    expect(await height()).toBe(before);
  });

  await test.step('all are printed', async () => {
    await page.pdf();
    await expect(whole).toHaveCount(200);
    expect(await height()).toBe(before);
  });

  await test.step('of all that are drawn the browser works out those near the viewport, and skips the others', async () => {
    await expect.poll(() => workedOut(page)).toBeLessThan(mostWorkedOut);
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.first().getByRole('button').first()).toBeInViewport();
    await expect.poll(() => workedOut(page)).toBeLessThan(mostWorkedOut);
    expect(await height()).toBe(before);
  });
});

test('the palette of a customer with 200 PCs has a few of their commands in the page', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, largeCustomer.username);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Tìm lệnh', includeHidden: true })).toBeAttached();
  await page.keyboard.press('ControlOrMeta+K');
  const palette = page.getByRole('dialog', { name: 'Tìm lệnh' });
  await palette.getByRole('combobox').fill('may tram');
  // Every PC has at least one; their list is read page by page while the palette is open.
  await expect(palette.getByRole('status')).toHaveText(/^[\d.]{3,} kết quả$/);
  await expect(palette.getByRole('option')).toHaveCount(50);
});

test('on a phone the filters of many PCs take one line, for which the room was kept', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, product.origin, largeCustomer.username);
  await page.goto('/');
  const filters = page.getByRole('search', { name: 'Tìm máy' });
  await expect(filters.getByRole('combobox', { name: 'Trạng thái' })).toBeVisible();
  expect((await filters.boundingBox())?.height).toBe(48);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(async () => (await filters.boundingBox())?.width).toBeLessThan(320);
  expect((await filters.boundingBox())?.height).toBe(48);
});
