import type { Page } from '@playwright/test';

/** Collects the console's errors and warnings, and what is thrown and not caught. @returns a list that grows */
export function consoleFaultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Said by Playwright itself where the configuration keeps the worker away.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}
