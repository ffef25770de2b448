import type { Page } from '@playwright/test';
import { type SignedIn, storedSession } from '../scripts/processes/session.ts';
import { sessionOf } from './session.ts';

/** Begins a page with this session, as if its customer had signed in before. */
export async function startSignedIn(page: Page, session: SignedIn): Promise<void> {
  await page.addInitScript((stored) => {
    // A blank page has no storage.
    if (globalThis.origin === 'null') return;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedSession(session));
}

/** Signs a seeded customer in without the login screen, for checks whose subject is another screen. */
export async function signIn(page: Page, origin: string, username: string): Promise<void> {
  await startSignedIn(page, await sessionOf(origin, username));
}
