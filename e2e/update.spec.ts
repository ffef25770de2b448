import { rmSync } from 'node:fs';
import { type Product, startProduct } from '../scripts/processes/product.ts';
import { makeNextBuild, reworded } from './next-build.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test as base } from './test.ts';

/** The operator's product, which a deploy replaces at the same address and over the same data. */
class Deployed {
  product: Product;

  constructor(product: Product) {
    this.product = product;
  }

  async deploy(portalDir: string): Promise<void> {
    const { port, dataDir } = this.product;
    await this.product.stop();
    this.product = await start({ TRAM_PORTAL_DIR: portalDir }, { port, dataDir });
  }
}

function start(
  env: Readonly<Record<string, string>>,
  place: { readonly port?: number; readonly dataDir?: string } = {},
): Promise<Product> {
  return startProduct({
    ...place,
    env: { TRAM_RATE_LIMITS: '0', TRAM_LOG_LEVEL: 'warn', ...env },
  });
}

const test = base.extend<{ readonly operator: Deployed; readonly nextBuild: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
  operator: async ({}, provide) => {
    const operator = new Deployed(await start({}));
    await provide(operator);
    await operator.product.remove();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  nextBuild: async ({}, provide) => {
    const folder = makeNextBuild();
    await provide(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ operator }, provide) => {
    await provide(operator.product.origin);
  },
});

test('a new version under a tab without a worker: a part that is missing reloads the page, and what was typed stays', async ({
  page,
  context,
  operator,
  nextBuild,
}) => {
  const dialog = portalOf(page).dialog('Tạo PC');
  await context.grantPermissions(['notifications']);
  await signIn(page, operator.product.origin, 'demo');
  await page.goto('/?create=open');
  // As seeded: no machine of this package is free.
  const offer = dialog.getByRole('radio', { name: 'G4080' });
  await offer.check({ force: true });
  await dialog.getByLabel('Tên PC').fill('Máy dựng phim');
  await operator.deploy(nextBuild);
  // What says so is a part of the portal that this page has not needed yet.
  await dialog.getByRole('button', { name: 'Báo cho tôi khi có máy trống' }).click();
  await expect(page.getByText(reworded.after).first()).toBeAttached();
  await expect(dialog.getByLabel('Tên PC')).toHaveValue('Máy dựng phim');
  await expect(offer).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Thôi báo' })).toBeVisible();
});
