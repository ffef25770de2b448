import type { Browser, Page } from 'playwright';
import { addressOf, type Screen } from '../../e2e/screens.ts';
import { settled } from '../../e2e/settled.ts';
import { signIn } from '../../e2e/sign-in.ts';

/** Options of a screen's picture. */
export interface Sight {
  /** Width of the window, px: 390 is a phone, 844 px high; all else a desktop, 900 px high. */
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  /** The customer's actions before it; the picture then shows only the window. */
  readonly act?: ((page: Page) => Promise<void>) | undefined;
}

/**
 * Opens a screen of a started product as its customer, waits until it has loaded, and keeps its picture as
 * PNG: of the whole page, or only of the window where a dialog is open or an action was done.
 */
export async function keepPicture(
  browser: Browser,
  origin: string,
  screen: Screen,
  { width, colorScheme, act }: Sight,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (screen.as !== 'visitor') await signIn(page, origin, screen.as);
    await page.goto(`${origin}${await addressOf(screen, origin)}`);
    await settled(page, screen);
    await act?.(page);
    await page.screenshot({
      path: file,
      fullPage: screen.dialog === undefined && act === undefined,
    });
  } finally {
    await context.close();
  }
}
