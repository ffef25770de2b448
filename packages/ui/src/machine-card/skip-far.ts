import { sightWatcher } from '../in-sight/sight-watcher.ts';

/** Wider than the browser's own margin of what it does not skip (150 % in Chromium), so that what comes back is laid out once. */
const watch = sightWatcher('200% 0px');

/** Drawn cards, with the functions that end watching them. */
const watched = new Map<HTMLElement, () => void>();

/**
 * A card and its neighbours line up only while the browser skips neither, so that it may not skip what is near. The cell of the grid
 * is skipped, which then has no rows to lay out; it stays as high as it was.
 */
function setSkipped(card: HTMLElement, height: number | null): void {
  const cell = card.parentElement ?? card;
  cell.style.contentVisibility = height === null ? '' : 'auto';
  cell.style.minHeight = height === null ? '' : `${height}px`;
}

function start(card: HTMLElement): void {
  watched.set(
    card,
    watch(card, (isNear, height) => setSkipped(card, isNear ? null : height)),
  );
}

function end(card: HTMLElement): void {
  watched.get(card)?.();
  watched.delete(card);
  setSkipped(card, null);
}

let width = 0;

/** In another width cards have other heights: those that were skipped are laid out once, and then skipped again. */
function onResize(): void {
  if (window.innerWidth === width) return;
  width = window.innerWidth;
  const cards = [...watched.keys()];
  for (const card of cards) end(card);
  for (const card of cards) start(card);
}

/**
 * Lets the browser skip a drawn card, and keep its room, while it is far from the viewport: neither its style nor its layout is worked
 * out then, whatever changes around it. The browser's search and the focus still reach it. @returns the function that ends it
 */
export function skipWhileFar(card: HTMLElement): () => void {
  if (watched.size === 0) {
    width = window.innerWidth;
    window.addEventListener('resize', onResize);
  }
  start(card);
  return () => {
    end(card);
    if (watched.size === 0) window.removeEventListener('resize', onResize);
  };
}
