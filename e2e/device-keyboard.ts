import type { Page } from '@playwright/test';

/** A phone while its keyboard is up, CSS px. */
export interface TypedOn {
  readonly name: string;
  readonly width: number;
  /** Of the page, which the keyboard does not change. */
  readonly height: number;
  /** Of the keyboard with the bar above it. */
  readonly keyboard: number;
  /** How far the browser has moved the page up, so that the field that was pressed is above the keyboard. @default 0 */
  readonly offsetTop?: number;
}

/** An iPhone in Safari, whose bars take their part of 844 px: upright, after the page has moved up, and on its side. */
export const typedOn: readonly TypedOn[] = [
  { name: 'upright', width: 390, height: 664, keyboard: 336 },
  { name: 'upright, moved up', width: 390, height: 664, keyboard: 336, offsetTop: 120 },
  { name: 'on its side', width: 844, height: 340, keyboard: 200 },
];

/** The keyboard comes up, as Safari tells a page: the visual viewport is smaller and may have moved, the page has its size. */
export async function raiseKeyboard(page: Page, phone: TypedOn): Promise<void> {
  await page.evaluate(
    ([height, offsetTop]) => {
      const viewport = window.visualViewport;
      if (viewport === null) throw new Error('no visual viewport');
      Object.defineProperty(viewport, 'height', { configurable: true, value: height });
      Object.defineProperty(viewport, 'offsetTop', { configurable: true, value: offsetTop });
      viewport.dispatchEvent(new Event('resize'));
    },
    [phone.height - phone.keyboard, phone.offsetTop ?? 0] as const,
  );
}

/** It goes away again. */
export async function lowerKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const viewport = window.visualViewport;
    if (viewport === null) throw new Error('no visual viewport');
    for (const own of ['height', 'offsetTop']) Reflect.deleteProperty(viewport, own);
    viewport.dispatchEvent(new Event('resize'));
  });
}

/**
 * What of the open dialog is under the keyboard, or off the upper edge of what is seen.
 * @param which the field that has the focus where it stands now, or each control where it stands once it has been scrolled to
 */
export function outOfSight(page: Page, which: 'focused' | 'all'): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { height = 0, offsetTop: top = 0 } = window.visualViewport ?? {};
    const dialog = [...document.querySelectorAll('[data-dialog]')].at(-1);
    const controls = dialog?.querySelectorAll('a[href], button, input, select, textarea') ?? [];
    const found: string[] = [];
    let isAny = false;
    for (const control of controls) {
      if (!control.checkVisibility() || control.clientHeight <= 1) continue;
      if (asked === 'focused' && control !== document.activeElement) continue;
      isAny = true;
      if (asked === 'all') control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const seen = await new Promise<IntersectionObserverEntry | undefined>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          resolve(entry);
        });
        observer.observe(control);
      });
      const box = control.getBoundingClientRect();
      const isAbove = box.top >= top && box.bottom <= top + height;
      // What its dialog cuts off is not seen, above the keyboard either. Edges may lie between two pixels.
      if (isAbove && (seen?.intersectionRatio ?? 0) > 0.97) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      const edges = [box.top, box.bottom, seen?.intersectionRect.height ?? 0].map(Math.round);
      found.push(
        `${control.localName} ${name} at ${edges.join(', ')} of ${top} to ${top + height}`,
      );
    }
    return isAny ? found : [`nothing to be ${asked} in a dialog`];
  }, which);
}
