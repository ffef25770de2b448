import type { Page } from '@playwright/test';

/** The tab goes out of sight, or comes back: headless browsers keep every tab in sight. */
export async function setTabVisible(page: Page, inSight: boolean): Promise<void> {
  await page.evaluate((visible) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (visible ? 'visible' : 'hidden'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, inSight);
}
