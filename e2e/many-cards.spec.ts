import { largeCustomer } from '../scripts/processes/large-customer.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** What 200 cards cost the document: the cards near the viewport are whole, of the others there are name, state and room. */

test.use({ largeCustomer: true, ownProduct: 'the large customer' });

/** Elements of a card that is not drawn, and of the whole page with 200 PCs of which it shows two at a time. */
const mostOfCard = 18;
const mostOfPage = 4500;

test('200 PCs cost the document what a screenful costs', async ({ page, product }) => {
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
});
