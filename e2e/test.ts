import { test as base, type ConsoleMessage } from '@playwright/test';
import { type Product, startProduct } from '../scripts/processes/product.ts';
import { Sandbox } from './sandbox.ts';

/** Settings of a server, by name. */
type Environment = Readonly<Record<string, string>>;

interface WorkerFixtures {
  /** Settings of this file's product, over those that all have: `test.use({ productEnvironment: … })`. */
  readonly productEnvironment: Environment;
  /** Starts the product of a file when its first test asks for it, and removes the one before. */
  readonly productOf: (file: string) => Promise<Product>;
}

interface TestFixtures {
  /**
   * The started product: one a file, so that journeys can move its clock, break its calls and spend its money, and no other
   * file's journey meets what they left.
   */
  readonly product: Product;
  readonly sandbox: Sandbox;
  /** Console errors and warnings of the page so far, without those that a test says it expects. */
  readonly consoleFaults: string[];
}

const usualEnvironment: Environment = {
  TRAM_PROVISION_MS: '5000',
  TRAM_RATE_LIMITS: '0',
  TRAM_LOG_LEVEL: 'warn',
};

/** Playwright's `test` with the product, its sandbox and a console that must stay quiet. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  productEnvironment: [{}, { option: true, scope: 'worker' }],
  productOf: [
    async ({ productEnvironment }, provide) => {
      const env = { ...usualEnvironment, ...productEnvironment };
      const started = new Map<string, Product>();
      const removeAll = async () => {
        for (const product of started.values()) await product.remove();
        started.clear();
      };
      await provide(async (file) => {
        const known = started.get(file);
        if (known !== undefined) return known;
        await removeAll();
        const product = await startProduct({ env });
        started.set(file, product);
        return product;
      });
      await removeAll();
    },
    { scope: 'worker' },
  ],
  product: async ({ productOf }, provide, { file }) => {
    await provide(await productOf(file));
  },
  baseURL: async ({ product }, provide) => {
    await provide(product.origin);
  },
  sandbox: async ({ product }, provide) => {
    const sandbox = new Sandbox(product.origin);
    await provide(sandbox);
    // A fault that has not struck would strike the next journey.
    await sandbox.clearFaults();
  },
  consoleFaults: async ({ page }, provide) => {
    const faults: string[] = [];
    const collect = (message: ConsoleMessage) => {
      // Said by Playwright itself where the configuration keeps the worker away.
      if (message.text().startsWith('Service Worker registration blocked')) return;
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    };
    page.on('console', collect);
    page.on('pageerror', (error) => faults.push(String(error)));
    await provide(faults);
  },
});

export { expect } from '@playwright/test';
