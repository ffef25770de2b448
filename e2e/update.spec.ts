import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { type Product, type ProductOptions, startProduct } from '../scripts/processes/product.ts';
import { type SeededData, seededData } from '../scripts/processes/seeded-data.ts';
import { pointerCustomer } from './customer.ts';
import { secretsOf, storedTexts } from './stored-secrets.ts';
import { makeNextBuild, reworded, scriptsOfBuild } from './next-build.ts';
import { gotoWithoutNetwork, portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test as base } from './test.ts';

/** The operator's product, which a deploy replaces at the same address and over the same data. */
class Deployed {
  product: Product;
  readonly #data: SeededData;

  private constructor(product: Product, data: SeededData) {
    this.product = product;
    this.#data = data;
  }

  static async start(): Promise<Deployed> {
    const data = await seededData();
    return new Deployed(await start(data.options), data);
  }

  async deploy(portalDir: string): Promise<void> {
    const { port, dataDir } = this.product;
    await this.product.stop();
    const env = { ...this.#data.options.env, TRAM_PORTAL_DIR: portalDir };
    this.product = await start({ port, dataDir, env });
  }

  async remove(): Promise<void> {
    await this.product.remove();
    await this.#data.remove();
  }
}

function start({ env, ...options }: ProductOptions): Promise<Product> {
  return startProduct({
    ...options,
    env: { TRAM_RATE_LIMITS: '0', TRAM_LOG_LEVEL: 'warn', ...env },
  });
}

const test = base.extend<{ readonly operator: Deployed; readonly nextBuild: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
  operator: async ({}, provide) => {
    const operator = await Deployed.start();
    await provide(operator);
    await operator.remove();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
  nextBuild: async ({}, provide) => {
    const folder = makeNextBuild();
    await provide(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ operator }, provide) => {
    await provide(operator.product.origin);
  },
});

/** The scripts and styles of the first build that are still cached, and the number of all cached files. */
async function cachedFiles(page: Page): Promise<{ readonly all: number; readonly old: number }> {
  const old = new Set(scriptsOfBuild());
  const paths = await page.evaluate(async () => {
    const cache = await caches.open('tram-files');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  return { all: paths.length, old: paths.filter((path) => old.has(path)).length };
}

/** Waits until the worker has cached all of its files; it controls the next page. */
async function workerAtWork(page: Page): Promise<void> {
  await expect(portalOf(page).heading(/PC/)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

async function expectNoSecret(page: Page, origin: string): Promise<void> {
  const secrets = await secretsOf(origin, 'demo');
  const token = await page.evaluate(() => localStorage.getItem('app_access_token'));
  expect(token).not.toBeNull();
  for (const [name, text] of Object.entries(await storedTexts(page))) {
    const told = [...secrets, token ?? ''].filter((secret) => text.includes(secret));
    expect([name, told]).toEqual([name, []]);
  }
}

async function openWithoutNetwork(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await gotoWithoutNetwork(page, '/user-guide-management');
  await expect(portalOf(page).heading(reworded.after)).toBeVisible();
  await context.setOffline(false);
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version while tabs are open: they go on, it is offered, and nothing typed is lost', async ({
    page,
    context,
    operator,
    nextBuild,
  }) => {
    const portal = portalOf(page);
    const customer = pointerCustomer(page);
    const recharge = portal.dialog('Nạp tiền');
    const money = recharge.getByRole('textbox', { name: 'Số tiền' });
    await signIn(page, operator.product.origin, 'demo');
    await page.goto('/');
    await workerAtWork(page);
    await page.reload();
    const other = await context.newPage();
    await signIn(other, operator.product.origin, 'demo');
    await other.goto('/order-management');
    await expect(portalOf(other).heading('Quản lý đơn PC')).toBeVisible();
    await customer.press(portal.topUp);
    await customer.type(money, '150000');
    await expect(recharge.getByLabel('Ngân hàng nhận')).toBeEnabled();

    await test.step('the deploy: the server has none of the old files any more', async () => {
      await operator.deploy(nextBuild);
      const [script = ''] = scriptsOfBuild();
      expect((await fetch(`${operator.product.origin}${script}`)).status).toBe(404);
    });

    await test.step('the tab shows the offer, and goes on where it was', async () => {
      await expect(portal.notice('Đã có phiên bản mới')).toBeVisible();
      await expect(money).toHaveValue('150.000');
      await customer.select(recharge.getByLabel('Ngân hàng nhận'), 'Vietcombank');
    });

    await test.step('the customer takes it: the dialog is there again with what was typed', async () => {
      await customer.press(
        page
          .getByRole('region', { name: 'Thông báo' })
          .getByRole('button', { name: 'Tải lại trang' }),
      );
      await expect(money).toHaveValue('150.000');
      await expect(recharge.getByLabel('Ngân hàng nhận').locator('option:checked')).toHaveText(
        'Vietcombank',
      );
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: reworded.after })).toBeVisible();
      await expect(portal.notice('Đã có phiên bản mới')).toBeHidden();
    });

    await test.step('the other tab still runs the old one, screens that it has never opened included', async () => {
      expect((await cachedFiles(page)).old).toBeGreaterThan(0);
      // The customer closes the offer for now.
      await other
        .getByRole('listitem')
        .filter({ hasText: 'Đã có phiên bản mới' })
        .getByRole('button', { name: 'Đóng thông báo' })
        .click();
      for (const [name, heading] of [
        ['Quản lý log', /log/],
        ['Thuê VPS', /VPS/],
        [reworded.before, reworded.before],
      ] as const) {
        await other.getByRole('link', { name }).first().click();
        await expect(portalOf(other).heading(heading)).toBeVisible();
      }
    });

    await test.step('with its last tab the old version goes, files and shell', async () => {
      await other.reload();
      await expect(portalOf(other).heading(reworded.after)).toBeVisible();
      await page.close();
      await other.close();
      const next = await context.newPage();
      await signIn(next, operator.product.origin, 'demo');
      await next.goto('/user-guide-management');
      await expect.poll(async () => (await cachedFiles(next)).old).toBe(0);
      expect((await cachedFiles(next)).all).toBeGreaterThan(50);
      await expectNoSecret(next, operator.product.origin);
      await openWithoutNetwork(context, next);
    });
  });
});

test('a new version in a tab without a worker: a missing chunk reloads the page, and what was typed stays', async ({
  page,
  context,
  operator,
  nextBuild,
}) => {
  const dialog = portalOf(page).dialog('Tạo PC');
  await context.grantPermissions(['notifications']);
  // No machine of theirs comes to its end: a message about it would load the missing chunk before the deploy.
  await signIn(page, operator.product.origin, 'new-customer');
  await page.goto('/?create=open');
  // In the seed no machine of this package is free.
  const offer = dialog.getByRole('radio', { name: 'G4080' });
  await offer.check({ force: true });
  await dialog.getByLabel('Tên PC').fill('Máy dựng phim');
  await operator.deploy(nextBuild);
  // The message is in a chunk that this page has not loaded yet.
  await dialog.getByRole('button', { name: 'Báo cho tôi khi có máy trống' }).click();
  await expect(page.getByText(reworded.after).first()).toBeAttached();
  await expect(dialog.getByLabel('Tên PC')).toHaveValue('Máy dựng phim');
  await expect(offer).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Ngừng báo' })).toBeVisible();
});
