/** The portal on each host in a real Chromium, with the API, the socket and the pictures on other origins. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { hostNames } from './host-programs.ts';
import { putInPlace, type PutSite } from './put-in-place.ts';

interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, violations of the policy included. */
  readonly said: readonly string[];
}

async function visit(
  browser: Browser,
  origin: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, locale: 'vi-VN', serviceWorkers });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    const isBlocked = message.text().startsWith('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !isAnswer && !isBlocked) {
      said.push(message.text());
    }
  });
  return { page, said };
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login?verified=1');
  await page.getByLabel('Tên đăng nhập').fill('khach');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('mat-khau-dai');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1.284.500').first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromium') });
});
afterAll(() => browser?.close());

describe.each(hostNames)('%s', (name) => {
  let put: PutSite;
  beforeAll(async () => {
    put = await putInPlace(name);
  });
  afterAll(() => put?.close());

  test('the landing page has the operator’s name, and the prices of the operator’s API', async () => {
    const { page, said } = await visit(browser, put.origin);
    await page.goto('/home');
    expect(await page.title()).toContain('Máy Nhanh');
    await expect(page.getByRole('link', { name: '1800 1234' })).toBeVisible();
    await expect(page.getByRole('table').getByText('MÁY-LẠ-9')).toBeVisible();
    expect(await readFile(path.join(put.site, 'home.html'), 'utf8')).not.toMatch(/G4090|MÁY-LẠ/);
    expect(said).toEqual([]);
    await page.context().close();
  });

  test('a customer logs in at an API on another origin, and the socket is called where it is', async () => {
    const { page, said } = await visit(browser, put.origin);
    await logIn(page);
    await expect.poll(() => put.events.asked).toContain('GET /events/');
    expect(put.api.asked).toEqual(
      expect.arrayContaining(['OPTIONS /api/auth/login', 'POST /api/auth/login']),
    );
    const allowed = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, `${put.events.origin}/qr.png`);
    expect(allowed).toBe(1);
    expect(said).toEqual([]);
    await page.context().close();
  });

  test('a wrong config.json is reported on the page and on the console', async () => {
    await put.write({ ...put.config, apiBas: '/x' });
    const { page, said } = await visit(browser, put.origin);
    await page.goto('/vps');
    await expect(page.getByRole('heading', { name: 'Trang chưa sẵn sàng' })).toBeVisible();
    await expect(page.getByText('config.json: apiBas is not known')).toBeVisible();
    expect(said).toEqual(['config.json: apiBas is not known']);
    await put.write(put.config);
    await page.context().close();
  });

  test('a browser that is too old is led to a page that says so, and whom to call', async () => {
    const { page } = await visit(browser, put.origin);
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CompressionStream'));
    await page.goto('/home');
    await expect(page).toHaveURL(`${put.origin}/old-browser`);
    await expect(page).toHaveTitle(/Máy Nhanh/);
    await expect(page.getByText('1800 1234').first()).toBeVisible();
    await page.context().close();
  });

  test('the portal opens without a network, as the operator’s', async () => {
    const { page } = await visit(browser, put.origin, 'allow');
    await logIn(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    // Answered by the worker from the next visit on.
    await page.goto('/');
    await put.stop();
    try {
      await page.goto('/');
      await expect(page).toHaveTitle(/Máy Nhanh/);
      await expect(page.getByRole('link', { name: 'Máy Nhanh' })).toBeVisible();
    } finally {
      await put.start();
      await page.context().close();
    }
  });
});
