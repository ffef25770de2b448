import type { Page } from '@playwright/test';

/** Collects the console's errors and warnings, and uncaught exceptions. @returns a list that grows */
export function consoleFaultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Logged by Playwright itself where the configuration blocks the service worker.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    // Firefox reports a font that was still on its way when its page was left (NS_BINDING_ABORTED).
    if (/^downloadable font: download failed .*status=2152398850/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}
