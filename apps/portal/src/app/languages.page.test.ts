/** Which language a page comes in, and that it stays in it. */
import type { Page } from 'playwright';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { languageKey } from '../boot/language.ts';
import { keepsItsHeading, pageTest, signedIn } from '../testing/open-page.ts';
import { packages } from '../testing/packages.ts';

const pages = pageTest();

const english = [
  { path: '/home', heading: 'Rent a workstation remotely, by the hour', button: 'Sign up' },
  { path: '/login', heading: 'Log in', button: 'Log in' },
  { path: '/register', heading: 'Create an account', button: 'Create account' },
] as const;

/** Notes every language that the page has, from its first byte on. */
async function noteLanguages(tab: Page): Promise<() => Promise<readonly string[]>> {
  await tab.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const said = document.querySelector('h1')?.textContent.trim() ?? '';
      const now = `${document.documentElement.lang} ${said}`;
      if (said !== '' && now !== seen.at(-1)) seen.push(now);
    }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  });
  return () => tab.evaluate<string[]>('globalThis.seen');
}

const cookieOf = (tab: Page) => tab.evaluate(() => document.cookie);

test.for(english)(
  '$path is English in its HTML for a browser that reads English, whole and without a script',
  async ({ path, heading }) => {
    // What the operator has written is translated by nobody, and neither is what computers are called.
    pages.server.packages = [];
    const { contact } = defaultRuntimeConfig;
    pages.server.config = { ...defaultRuntimeConfig, contact: { ...contact, address: 'Hue' } };
    const answer = await fetch(pages.server.origin + path, {
      headers: { 'accept-language': 'en-GB,en;q=0.9,vi;q=0.5' },
    });
    const html = await answer.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<title>[\x20-\x7E]+ · Trạm<\/title>/);
    pages.server.holdScripts();
    const tab = await pages.open({ locale: 'en-GB' });
    await tab.goto(path, { waitUntil: 'commit' });
    await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // No Vietnamese is left in what is read; the way to it is in its own words.
    await tab.getByRole('button', { name: 'Tiếng Việt' }).evaluate((button) => button.remove());
    const read = await tab.locator('body').innerText();
    expect(read.replaceAll('Trạm', '').match(/[ăâđêôơưạ-ỹ]\p{L}*/giu) ?? []).toEqual([]);
  },
);

test.for(english)('$path is hydrated in English and never changes', async ({ path }) => {
  pages.server.packages = packages;
  expect(await keepsItsHeading(pages, path, { locale: 'en-US' })).toBe(true);
  const tab = await pages.open({ locale: 'en-US' });
  const seen = await noteLanguages(tab);
  await tab.goto(path, { waitUntil: 'networkidle' });
  expect(await seen()).toHaveLength(1);
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
});

describe('the choice', () => {
  test('is kept in a cookie, and every later page comes in it', async () => {
    const tab = await pages.open({ locale: 'en-US' });
    // Who presses before the application listens is not heard.
    await tab.goto('/login', { waitUntil: 'networkidle' });
    await tab.getByRole('button', { name: 'Tiếng Việt' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
    await expect(tab.locator('html')).toHaveAttribute('lang', 'vi');
    expect(await cookieOf(tab)).toBe('app_language=vi');
    const seen = await noteLanguages(tab);
    await tab.goto('/register', { waitUntil: 'networkidle' });
    expect(await seen()).toEqual(['vi Tạo tài khoản']);
    await tab.getByRole('button', { name: 'English' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await tab.reload({ waitUntil: 'networkidle' });
    expect(await seen()).toEqual(['en Create an account']);
  });

  test('that a kept page does not know decides what the application says', async () => {
    pages.server.answers.set('GET /computer-configs', { body: [] });
    const tab = await pages.open({ storage: signedIn });
    // As a worker answers without a network: the page that was kept before the choice.
    const kept = await (await fetch(`${pages.server.origin}/vps`)).text();
    expect(kept).toContain('<html lang="vi">');
    await tab.route('**/vps', (route) => route.fulfill({ body: kept, contentType: 'text/html' }));
    await tab.context().addCookies([{ name: languageKey, value: 'en', url: pages.server.origin }]);
    const seen = await noteLanguages(tab);
    await tab.goto('/vps');
    await expect(tab.getByRole('heading', { level: 1, name: 'Rent VPS' })).toBeVisible();
    expect(await seen()).toEqual(['en Rent VPS']);
  });
});

test.for([
  ['en-US', 'en'],
  ['fr-FR', 'vi'],
] as const)(
  'a page behind the login has the language of a browser of %s: %s',
  async ([locale, language]) => {
    pages.server.answers.set('GET /computer-configs', { body: [] });
    pages.server.holdScripts();
    const tab = await pages.open({ locale, storage: signedIn });
    await tab.goto('/vps', { waitUntil: 'commit' });
    await expect(tab.locator('html')).toHaveAttribute('lang', language);
  },
);
