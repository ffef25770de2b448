import { expect, type Page } from '@playwright/test';

/**
 * Waits until a screen shows what it has to show: its heading, no shape of something that is still loading, its fonts. Not
 * until the network is idle, which it never is: the real-time connection always has a request open.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Đang tải…' })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
