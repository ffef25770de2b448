import type { Page } from '@playwright/test';

/** Whether the browser would ask before it closes this tab. */
export function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(
    () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
}
