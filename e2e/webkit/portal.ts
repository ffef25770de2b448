import { expect } from '../test.ts';
import type { Screen } from '../screens.ts';
import type { WebKitPage } from './page.ts';
import type { Part } from './part.ts';

const dialogs = ['dialog', 'alertdialog'] as const;

/** The parts of the portal by role and name, as a customer finds them. */
export function portalIn(tab: WebKitPage) {
  const banner = tab.byRole('banner');
  return {
    /** A machine's card by the name that the customer gave it. */
    card: (name: string): Part => tab.byRole('article').withHeading(name),
    dialog: (name: string | RegExp): Part => tab.byRole(dialogs, { name }),
    /** Any dialog. */
    anyDialog: tab.byRole(dialogs),
    /** A toast with these words. */
    notice: (words: string | RegExp): Part =>
      tab.byRole('region', { name: 'Thông báo' }).byText(words),
    /** The balance in the top bar; the count at the bell is a number too, hidden from assistive technology. */
    balance: banner.byText(/^[\d.]+$/).matching(':not([aria-hidden])'),
    topUp: banner.byRole('button', { name: 'Nạp tiền' }),
    heading: (name: string): Part => tab.byRole('heading', { level: 1, name }),
  };
}

/** In the page: what has not yet loaded, in words. */
function unfinished(): readonly string[] {
  const loading = [...document.querySelectorAll('[role="status"], [role="progressbar"]')].filter(
    (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').startsWith('Đang tải'),
  );
  const faint = [...document.querySelectorAll('[role$="dialog"]')].filter(
    (dialog) => getComputedStyle(dialog).opacity !== '1',
  );
  return [
    ...(document.querySelector('h1') === null ? ['no heading'] : []),
    ...[...loading, ...faint].map((element) => element.outerHTML),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
  ];
}

/** Waits until a screen has loaded: its heading, its dialog, no list that is still read page by page, its fonts. */
export async function settled(tab: WebKitPage, { dialog }: Pick<Screen, 'dialog'>): Promise<void> {
  if (dialog !== undefined) await portalIn(tab).dialog(dialog).shown();
  await expect.poll(() => tab.evaluate(unfinished)).toEqual([]);
}
