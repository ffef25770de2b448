import type { Page } from '@playwright/test';
import { storedSession } from '../scripts/processes/session.ts';
import { sessionOf } from './session.ts';

/** Signs a seeded customer in without the login screen, for tests of other screens. */
export async function signIn(page: Page, origin: string, username: string): Promise<void> {
  const session = await sessionOf(origin, username);
  await page.addInitScript((stored) => {
    // A blank page has no storage.
    if (globalThis.origin === 'null') return;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedSession(session));
}
