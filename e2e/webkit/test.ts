import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Builder } from 'selenium-webdriver';
import { hasWebKit, type RunningWebKit, startWebKit } from '../../scripts/processes/webkit.ts';
import { inPageScript } from '../../scripts/in-page-script.ts';
import { test as base } from '../test.ts';
import { WebKitPage } from './page.ts';
import { Proxy } from './proxy.ts';

interface WorkerFixtures {
  readonly webkit: RunningWebKit;
  readonly inPage: string;
}

interface TestFixtures {
  readonly testProxy: Proxy;
  /** A new tab, without any storage. */
  readonly tab: WebKitPage;
}

/** The `test` of the product with a tab of WebKit in place of Playwright's page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, provide) => {
      base.skip(!hasWebKit(), 'There is no WebKit on this machine.');
      const webkit = await startWebKit();
      await provide(webkit);
      await webkit.stop();
    },
    { scope: 'worker' },
  ],
  inPage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, provide) => {
      await provide(await inPageScript(path.join(import.meta.dirname, 'in-page.ts')));
    },
    { scope: 'worker' },
  ],
  testProxy: async ({ product, inPage }, provide) => {
    const proxy = await Proxy.start(product.port, inPage);
    await provide(proxy);
    await proxy.stop();
  },
  tab: async ({ webkit, testProxy, colorScheme }, provide, info) => {
    const args = ['--automation', ...(colorScheme === 'dark' ? ['--dark-mode'] : [])];
    const driver = await new Builder()
      .usingServer(webkit.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: webkit.binary, args },
      })
      .build();
    const page = new WebKitPage(driver, testProxy);
    try {
      await page.resize(1440);
      await provide(page);
      if (info.status !== info.expectedStatus) {
        const picture = info.outputPath('tab.png');
        await writeFile(picture, await page.screenshot());
        await info.attach('tab', { path: picture, contentType: 'image/png' });
      }
    } finally {
      await driver.quit();
    }
  },
});

export { expect } from '../test.ts';
