import type { Page } from '@playwright/test';

/** What a device keeps for its notch and its home indicator, px from each edge of the screen. */
interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Those of a device without a notch. */
export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A phone with a notch, and how it is held. */
interface NotchedPhone {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

const onItsSide = { top: 0, right: 47, bottom: 21, left: 47 };

/** On their side a phone that has the layout of desktops and one that has the layout of phones; upright, as an installed application. */
export const notchedPhones: readonly NotchedPhone[] = [
  { width: 844, height: 390, insets: onItsSide },
  { width: 740, height: 360, insets: onItsSide },
  { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
];

/** Makes the window as large as such a phone's, with its insets as `env(safe-area-inset-…)`, which only Chromium can change; until another document comes. */
export async function holdPhone(page: Page, phone: NotchedPhone): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'chromium') {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: phone.insets });
    await devtools.detach();
  }
  await page.setViewportSize(phone);
}

/**
 * The words and controls on screen that reach into the insets at the sides, and those of what stays on screen while the page
 * scrolls (bars, dialogs scrolled to their end, toasts) that reach into the ones above and below.
 */
export function outsideSafeArea(page: Page, { insets }: NotchedPhone): Promise<string[]> {
  return page.evaluate((kept) => {
    const safe = {
      left: kept.left,
      top: kept.top,
      right: document.documentElement.clientWidth - kept.right,
      bottom: window.innerHeight - kept.bottom,
    };
    const found = new Set<string>();
    for (const part of document.querySelectorAll('[data-dialog], [data-dialog] *')) {
      part.scrollTop = part.scrollHeight;
    }

    /** Whether the page scrolls without it. Then the edges above and below count, too. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
    const isFixed = (element: Element): boolean =>
      element.closest(
        'header, [role$="dialog"], [role="menu"], [data-toast-region], [data-bottom-bar]',
      ) !== null;

    /** What is seen of a box after all that cuts it off; null where nothing is. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
    function seen(box: DOMRect, element: Element) {
      let { left, top, right, bottom } = box;
      let around: Element | null = element;
      while (around !== null && around !== document.body && around !== document.documentElement) {
        const style = getComputedStyle(around);
        if (style.overflowX !== 'visible') {
          const frame = around.getBoundingClientRect();
          left = Math.max(left, frame.left);
          top = Math.max(top, frame.top);
          right = Math.min(right, frame.right);
          bottom = Math.min(bottom, frame.bottom);
        }
        // What only a screen reader has is clipped to nothing.
        if (style.clipPath !== 'none' || style.visibility === 'hidden') return null;
        if (style.position === 'fixed') break;
        around = around.parentElement;
      }
      return right - left < 2 || bottom - top < 2 ? null : { left, top, right, bottom };
    }

    function check(box: DOMRect, element: Element, name: string): void {
      const part = seen(box, element);
      if (part === null || part.bottom <= 0 || part.top >= window.innerHeight) return;
      const isBeside = part.left < safe.left - 0.5 || part.right > safe.right + 0.5;
      const isAbove = isFixed(element) && part.top < safe.top - 0.5;
      const isBelow = isFixed(element) && part.bottom > safe.bottom + 0.5;
      if (!isBeside && !isAbove && !isBelow) return;
      if (!isBeside) {
        // What is scrolled under the head of a drawer is not seen there.
        const y = isAbove
          ? Math.min(part.bottom, safe.top) - 1
          : Math.max(part.top, safe.bottom) + 1;
        const drawn = document.elementFromPoint((part.left + part.right) / 2, Math.max(y, 0));
        if (drawn === null || !(element.contains(drawn) || drawn.contains(element))) return;
      }
      const edges = [part.left, part.top, part.right, part.bottom].map(Math.round).join(' ');
      found.add(`${name.trim().slice(0, 40)} at ${edges}`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (parent === null || (text.nodeValue ?? '').trim() === '') continue;
      if (parent.closest('[inert], script, style, template, option, svg') !== null) continue;
      if (!parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      check(range.getBoundingClientRect(), parent, text.nodeValue ?? '');
    }
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea')) {
      if (!control.checkVisibility() || control.closest('[inert]') !== null) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      check(control.getBoundingClientRect(), control, `${control.tagName} ${name}`);
    }
    return [...found];
  }, insets);
}
