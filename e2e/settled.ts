import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/**
 * Waits until a screen has loaded: its heading, its dialog, no skeleton, no list that is
 * still read page by page, its fonts. Not until the network is idle, which it never is: the real-time connection always has a request open.
 */
export async function settled(page: Page, { dialog }: Pick<Screen, 'dialog'>): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  if (dialog !== undefined) {
    const open = page
      .getByRole('dialog', { name: dialog })
      .or(page.getByRole('alertdialog', { name: dialog }));
    await expect(open).toHaveCSS('opacity', '1');
  }
  await expect(page.getByRole('status').filter({ hasText: 'Đang tải…' })).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: /^Đang tải/ })).toHaveCount(0, {
    timeout: 15_000,
  });
  await page.evaluate(() => document.fonts.ready);
}
