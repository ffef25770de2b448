import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the live regions of the page have announced, in order. */
    announced?: string[];
  }
}

/** In the page: keeps what a screen reader would say of its live regions (WAI-ARIA 1.2, section 6.6.1). */
function record(): void {
  const live = '[role=status], [role=alert], [role=log], [aria-live], output';
  const announced: string[] = (window.announced = []);
  /** What each region held when it was last looked at: a change to the same words says nothing. */
  const known = new WeakMap<Element, string>();
  const regionOf = (node: Node | EventTarget | null) => {
    const element =
      node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
    return element?.closest<HTMLElement>(live) ?? null;
  };

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
  const addition = (before: string, words: string) =>
    before.includes(words) ? '' : words.slice(words.startsWith(before) ? before.length : 0).trim();

  function look(region: HTMLElement, isSaid = true): void {
    if (region.getAttribute('aria-live') === 'off' || region.closest('[inert], [aria-hidden=true]'))
      return;
    const words = region.innerText.replaceAll(/\s+/g, ' ').trim();
    const before = known.get(region) ?? '';
    known.set(region, words);
    // Statuses and alerts are said whole (`aria-atomic`), of other regions what has come.
    const said = region.hasAttribute('aria-live') ? addition(before, words) : words;
    if (isSaid && said !== '' && words !== before) announced.push(said);
  }

  new MutationObserver((mutations) => {
    const changed = new Set<HTMLElement>();
    for (const { target, addedNodes } of mutations) {
      const region = regionOf(target);
      if (region !== null) changed.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const parent = node.parentElement;
        for (const added of parent?.querySelectorAll<HTMLElement>(live) ?? []) {
          if (!node.contains(added) || known.has(added)) continue;
          // An alert is said when it comes; the words that another region comes with are not.
          look(added, added.getAttribute('role') === 'alert');
        }
      }
    }
    for (const region of changed) look(region);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  // What was hidden in a region becomes visible at the end of an animation.
  document.addEventListener('animationend', ({ target }) => {
    const region = regionOf(target);
    if (region !== null) look(region);
  });
}

/** Records announcements from the next page load on. @returns what has been announced since the last call */
export async function announcementsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(record);
  return () => page.evaluate(() => window.announced?.splice(0) ?? []);
}

/** For `expect.poll`, which asks again. @returns all that has been announced since the first call, in alphabetical order */
export function collected(
  announced: () => Promise<readonly string[]>,
): () => Promise<readonly string[]> {
  const said: string[] = [];
  return async () => {
    said.push(...(await announced()));
    return said.toSorted();
  };
}
