import type { Page } from '@playwright/test';

/** Whether the browser would ask before it closes this tab. */
export function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(
    () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
}

/** Holds the upload of the identity form back, as a slow network does, until it is released. */
export async function holdUpload(page: Page): Promise<{ readonly release: () => void }> {
  const upload = Promise.withResolvers<void>();
  await page.route('**/api/accounts', async (route) => {
    await upload.promise;
    await route.continue();
  });
  return { release: upload.resolve };
}
