import { test as base } from '@playwright/test';
import { addLargeCustomer, largeCustomer } from '../scripts/processes/large-customer.ts';
import { type Product, startProduct } from '../scripts/processes/product.ts';
import { seededData } from '../scripts/processes/seeded-data.ts';
import { consoleFaultsOf } from './console-faults.ts';
import { makeCustomer } from './new-customer.ts';
import { provisionMs, Sandbox } from './sandbox.ts';

/** Settings of a server, by name. */
type Environment = Readonly<Record<string, string>>;

interface WorkerFixtures {
  /** Settings of this file's product, over those that all have: `test.use({ productEnvironment: … })`. */
  readonly productEnvironment: Environment;
  /**
   * Why this file's tests share no product with the files after them, which would depend on their changes: an account that is
   * verified, a day that has passed. `test.use({ ownProduct: … })`; null for the files that share one. Files that give the
   * same words have one together.
   */
  readonly ownProduct: string | null;
  /** Whether this file's product has the customer of `large-customer.ts`. `test.use({ largeCustomer: true })`; false unless said. */
  readonly largeCustomer: boolean;
  /** The started product: one a worker, so that journeys can move its clock and break its calls. */
  readonly product: Product;
}

interface TestFixtures {
  readonly sandbox: Sandbox;
  /** The name of a customer whom no other test uses: without money, machines and orders. */
  readonly newCustomer: string;
  /** Console errors and warnings of the page so far, without those that a test says it expects. */
  readonly consoleFaults: string[];
}

const usualEnvironment: Environment = {
  TRAM_PROVISION_MS: String(provisionMs),
  TRAM_RATE_LIMITS: '0',
  TRAM_LOG_LEVEL: 'warn',
};

/** How many customers this worker has made. */
let customers = 0;

/** Playwright's `test` with the product, its sandbox and a console that must stay quiet. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  productEnvironment: [{}, { option: true, scope: 'worker' }],
  // Playwright starts a worker, and with it a product, for each value of a worker's option.
  ownProduct: [null, { option: true, scope: 'worker' }],
  largeCustomer: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ productEnvironment, largeCustomer: isWanted }, provide) => {
      const data = await seededData();
      const env = { ...data.options.env, ...usualEnvironment, ...productEnvironment };
      let product = await startProduct({ ...data.options, env });
      if (isWanted) {
        await product.stop();
        await addLargeCustomer(product, largeCustomer, env);
        product = await startProduct({ dataDir: product.dataDir, env });
      }
      await provide(product);
      await product.remove();
      await data.remove();
    },
    { scope: 'worker' },
  ],
  // A journey with other input methods too, which run with motion (`quickBy`).
  contextOptions: async ({ contextOptions }, provide, { tags }) => {
    const isStill = tags.includes('@still');
    await provide(isStill ? { ...contextOptions, reducedMotion: 'reduce' } : contextOptions);
  },
  baseURL: async ({ product }, provide) => {
    await provide(product.origin);
  },
  page: async ({ page }, provide) => {
    await provide(page);
    // A route that is still at work when its test has ended would fail it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  sandbox: async ({ product }, provide) => {
    const sandbox = new Sandbox(product.origin);
    await provide(sandbox);
    // An unused fault would apply to the next journey.
    await sandbox.clearFaults();
  },
  newCustomer: async ({ product, sandbox }, provide) => {
    customers += 1;
    const username = `khach-moi-${customers}`;
    await makeCustomer(product.origin, sandbox, { username, fullName: 'Lê Thị Mới' });
    await provide(username);
  },
  consoleFaults: async ({ page }, provide) => {
    await provide(consoleFaultsOf(page));
  },
});

export { expect } from '@playwright/test';
