import { test as base, type ConsoleMessage } from '@playwright/test';
import { type Product, startProduct } from '../scripts/processes/product.ts';
import { Sandbox } from './sandbox.ts';

interface WorkerFixtures {
  /** The started product: one a worker, so that journeys can move its clock and break its calls. */
  readonly product: Product;
}

interface TestFixtures {
  readonly sandbox: Sandbox;
  /** Console errors and warnings of the page so far, without those that a test says it expects. */
  readonly consoleFaults: string[];
}

/** Playwright's `test` with the product, its sandbox and a console that must stay quiet. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
    async ({}, provide) => {
      const product = await startProduct({
        env: { TRAM_PROVISION_MS: '5000', TRAM_RATE_LIMITS: '0', TRAM_LOG_LEVEL: 'warn' },
      });
      await provide(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
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
