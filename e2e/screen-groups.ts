import type { Page } from '@playwright/test';
import { addressOf, type Screen, screens } from './screens.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

/** Screens that one page goes through, by name: those of one customer, and no more than half of all. A page for each would take twice the time. */
export const screenGroups: ReadonlyMap<string, readonly Screen[]> = Map.groupBy(
  screens,
  ({ as, dialog }) => (dialog === undefined ? as : `${as}, dialogs`),
);

/**
 * Opens each screen of a group as its customer, and looks at it once it has loaded.
 * @returns what was found, each after the name of its screen
 */
export async function lookAtEach(
  page: Page,
  origin: string,
  group: readonly Screen[],
  look: (screen: Screen) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const as = group[0]?.as ?? 'visitor';
  if (as !== 'visitor') await signIn(page, origin, as);
  const found: string[] = [];
  for (const screen of group) {
    await page.goto(await addressOf(screen, origin));
    await settled(page, screen);
    found.push(...(await look(screen)).map((fault) => `${screen.name}: ${fault}`));
  }
  return found;
}
