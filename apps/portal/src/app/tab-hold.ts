/**
 * What would be lost or left unseen if this tab were closed now. While there is something the browser asks before it closes, in
 * its own words; a page that always listened could not be kept for Back, so the listener goes with the last of them
 * (HTML Standard, `beforeunload`; https://web.dev/articles/bfcache).
 */

/** `upload`: pictures are on their way. `payment`: a payment was sent and its answer is not here. */
export type TabHold = 'upload' | 'payment';

const held = new Map<string, TabHold>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Begins or ends to hold the tab for one thing.
 * @param name of the thing, its own: a second call with it is about the same
 */
export function holdTab(kind: TabHold, name: string, isHeld: boolean): void {
  const before = held.size;
  if (isHeld) held.set(`${kind} ${name}`, kind);
  else held.delete(`${kind} ${name}`);
  // A lifecycle also runs where there is no page.
  if (typeof window === 'undefined') return;
  if (before === 0 && held.size > 0) window.addEventListener('beforeunload', ask);
  if (before > 0 && held.size === 0) window.removeEventListener('beforeunload', ask);
}

/** What holds the tab at this moment, one entry a thing. */
export function tabHolds(): readonly TabHold[] {
  return [...held.values()];
}
