import type { Page } from '@playwright/test';

/** Whether the browser would ask before it closes this tab. */
export function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(
    () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
}

/** Nothing is held yet. */
const nothing = (): void => {};

/** Keeps the identity form on its way to the server, as a slow network does, until it is let go. */
export async function holdUpload(page: Page): Promise<{ readonly letGo: () => void }> {
  let letGo = nothing;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/accounts', async (route) => {
    await held;
    await route.continue();
  });
  return { letGo };
}
