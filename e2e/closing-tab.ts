import type { Page } from '@playwright/test';
import { hold } from './hold.ts';

/** Whether the browser would ask before it closes this tab. */
export function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(
    () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
}

/** Keeps the identity form on its way to the server, as a slow network does, until it is let go. */
export async function holdUpload(page: Page): Promise<{ readonly letGo: () => void }> {
  const upload = hold();
  await page.route('**/api/accounts', async (route) => {
    await upload.released;
    await route.continue();
  });
  return { letGo: upload.release };
}
