import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of the portal by role and name, as a customer finds them. */
export function portalOf(page: Page) {
  const dialog = (name: string | RegExp): Locator =>
    page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  const card = (name: string): Locator =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  /** Scrolls to a card: one that is far from the viewport shows its name and state alone. */
  const showCard = (name: string): Promise<void> =>
    card(name).getByRole('heading', { name }).scrollIntoViewIfNeeded();
  return {
    /** A machine's card by the name that the customer gave it. */
    card,
    showCard,
    /** Presses a button of a card, wherever in a long list it is. */
    async pressOnCard(name: string, button: string): Promise<void> {
      await showCard(name);
      // A machine's name may have the word of a button in it, and each button has the machine's name.
      await card(name)
        .getByRole('button', { name: `${button}, ${name}` })
        .click();
    },
    dialog,
    /** A toast with these words. */
    notice: (words: string | RegExp): Locator =>
      page.getByRole('region', { name: 'Thông báo' }).getByText(words),
    /** The balance in the top bar. */
    balance: page
      .getByRole('banner')
      .getByText(/^[\d.]+$/)
      // The count at the bell is a number too, hidden from assistive technology.
      .and(page.locator(':not([aria-hidden])')),
    topUp: page.getByRole('banner').getByRole('button', { name: 'Nạp tiền' }),
    heading: (name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name }),
  };
}

/** In the page: whether its real-time connection has been made. */
function isConnected(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(({ name }) => /socket\.io.*[?&]sid=/.test(name));
}

/** Waits until the real-time connection is open. */
export async function connected(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isConnected)).toBe(true);
}

/**
 * Opens a page while the browser is offline. The driver of Firefox cancels whatever an offline page asks for, now and then before the
 * service worker has answered it: then it is asked for again.
 * @param path of the portal
 */
export async function gotoWithoutNetwork(page: Page, path: string): Promise<void> {
  const open = () =>
    page.goto(path).then(
      () => 'opened',
      (error: unknown) => {
        if (String(error).includes('NS_ERROR_OFFLINE')) return 'cancelled by the driver';
        throw error;
      },
    );
  await expect.poll(open).toBe('opened');
}
