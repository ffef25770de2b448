import type { Locator } from '@playwright/test';
import type { Customer } from './customer.ts';
import { portalOf } from './portal.ts';
import { expect } from './test.ts';

/** The card's button by this name, or the row of its action menu where the card shows none. @returns what was opened */
export async function openAction(
  customer: Customer,
  pc: string,
  action: string,
  dialog: string | RegExp,
): Promise<Locator> {
  const { page } = customer;
  const portal = portalOf(page);
  const card = portal.card(pc);
  const button = card.getByRole('button', { name: `${action}, ${pc}`, exact: true });
  await portal.showCard(pc);
  if (await button.isVisible()) await customer.press(button);
  else {
    await customer.press(card.getByRole('button', { name: 'Thao tác' }));
    await customer.press(page.getByRole('menuitem', { name: new RegExp(`^${action}`) }));
  }
  const opened = portal.dialog(dialog);
  await expect(opened).toBeVisible();
  return opened;
}

/** Closes the top dialog with the keyboard, and checks that it is closed. */
export async function leave(customer: Customer, dialog: Locator): Promise<void> {
  await customer.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
