import type { Page } from '@playwright/test';
import { changed, distinctFieldsOf } from '../.storybook/without-fields.ts';
import { addressOf, screens } from './screens.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** What tells records apart and holds them, by what a cloud package is known, and without which the account is a locked one. */
const kept: ReadonlySet<string> = new Set([
  '_id',
  'data',
  'total_page',
  'packages',
  'cloudReady',
  'isActive',
]);

/** What no customer may read. */
const nonsense = /\b(?:NaN|undefined|null|Invalid Date)\b|\[object Object\]/u;

/**
 * Puts this into the place of every field of what is read, but of ids and of what holds the records.
 * @returns what the page does beyond reading, as it does it
 */
async function replaceFields(page: Page, to: null | undefined): Promise<readonly string[]> {
  const acts: string[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const isRead = request.method() === 'GET';
    if (!isRead) acts.push(`${request.method()} ${request.url()}`);
    const answer = await route.fetch();
    const isJson = answer.headers()['content-type']?.startsWith('application/json') === true;
    if (!isRead || !isJson || !answer.ok()) return route.fulfill({ response: answer });
    const body: unknown = await answer.json();
    const bare = distinctFieldsOf(body)
      .filter((field) => !kept.has(field.at(-1) ?? ''))
      .reduce((left, field) => changed(left, field, to), body);
    return route.fulfill({ response: answer, json: bare });
  });
  return acts;
}

test.describe('in front of a backend whose records are ids alone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // The lists alone are drawn without a browser, each field by itself too (`.storybook/any-backend.test.ts`).
  for (const screen of screens.filter(
    ({ dialog, name }) => dialog !== undefined || name === 'statement',
  )) {
    for (const [to, words] of [
      [undefined, 'left out'],
      [null, 'null'],
    ] as const) {
      test(`${screen.name}: every other field is ${words}`, async ({
        page,
        product,
        consoleFaults,
      }) => {
        await signIn(page, product.origin, screen.as);
        const address = await addressOf(screen, product.origin);
        const acts = await replaceFields(page, to);
        await page.goto(address);
        // By any name: those of machines are gone.
        await settled(page, screen.dialog === undefined ? {} : { dialog: /./ });
        expect(new URL(page.url()).pathname).toBe(new URL(address, product.origin).pathname);
        expect(await page.locator('body').innerText()).not.toMatch(nonsense);
        expect(acts).toEqual([]);
        expect(consoleFaults.filter((fault) => !fault.includes('404 (Not Found)'))).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  }
});
