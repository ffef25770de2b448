import type { Page } from '@playwright/test';

/** Hides or shows the tab: in headless browsers every tab is visible. */
export async function setTabVisible(page: Page, inSight: boolean): Promise<void> {
  await page.evaluate((visible) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (visible ? 'visible' : 'hidden'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, inSight);
}
