import { chromium as browserType, type Browser } from 'playwright';
import { buildPortal } from './build-portal.ts';
import { chromium } from './chromium.ts';
import { startProduct } from './product.ts';

const say = (line: string) => console.log(line);

/** Builds and starts the product beside a browser for as long as `act` takes: for scripts that take pictures of it. */
export async function withProduct(
  act: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const executablePath = await chromium(say);
  await buildPortal(say);
  const product = await startProduct({ env: { TRAM_RATE_LIMITS: '0' } });
  const browser = await browserType.launch({ executablePath });
  try {
    await act(browser, product.origin);
  } finally {
    await browser.close();
    await product.remove();
  }
}
