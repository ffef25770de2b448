import { watchSize } from '../in-sight/watchSize.ts';

/**
 * Cards of one shape are equally high: what is not drawn yet keeps the room of what is, so that the page is as long from the start
 * as it will be, and nothing moves when a card is drawn.
 */

interface Height {
  readonly card: number;
  /** Of what is below its head. */
  readonly content: number;
}

/** How high a drawn card is by its shape, px. */
const heights = new Map<string, Height>();

/** That of the card measured last, for a shape of which none is drawn. */
let usual: Height | null = null;

/** Shapes of which a drawn card is the measure. */
const measured = new Set<string>();

/** Cards that are not drawn, with their shapes. */
const undrawn = new Map<HTMLElement, string>();

function keep(card: HTMLElement, shape: string): void {
  const height = heights.get(shape) ?? usual;
  const { lastElementChild: room } = card;
  if (height === null || !(room instanceof HTMLElement)) return;
  // While the browser skips what is in the card, and when it does not.
  card.style.containIntrinsicBlockSize = `${height.card}px`;
  room.style.minHeight = `${height.content}px`;
}

/** @returns whether cards of the shape are higher or lower than was known */
function measure(shape: string, card: Element): boolean {
  const { firstElementChild: head, clientHeight: height } = card;
  // A card that the customer has unfolded is higher than the others; one that is hidden has no height.
  if (!(head instanceof HTMLElement) || height === 0) return false;
  if (card.querySelector('details[open]') !== null) return false;
  const content = height - head.offsetHeight;
  const known = heights.get(shape);
  usual = { card: height, content };
  heights.set(shape, usual);
  return known?.card !== height || known.content !== content;
}

/** In the next frame: within the turn of an observer, it would have to look at everything once more. */
function keepAllSoon(): void {
  requestAnimationFrame(() => {
    for (const [card, shape] of undrawn) keep(card, shape);
  });
}

/**
 * Lets a drawn card be the measure of its shape, unless another one is. It is measured at once, so that the cards after it have
 * their height in the frame that shows it. @returns the function that ends it
 */
export function measureCard(card: Element, shape: string): (() => void) | undefined {
  if (measured.has(shape)) return undefined;
  measured.add(shape);
  const measureNow = (): void => {
    if (measure(shape, card)) keepAllSoon();
  };
  measureNow();
  const ignoreSize = watchSize([card], measureNow);
  return () => {
    measured.delete(shape);
    ignoreSize();
  };
}

/** Shapes of which a card will be drawn, so that there is a measure. */
const awaited = new Set<string>();

/** By when what is shown first has been drawn, ms. A timer, not the browser's idle time, which a busy page never has. */
const afterFirst = 200;

/**
 * Gives a card that is not drawn the height of a drawn one of its shape, as soon as there is one.
 * @param draw draws it a moment later, unless a card of its shape is drawn by then: in a list that is sorted by state all of a state
 *   may be far away, and the page would change its length when one of them came near
 * @returns the function that ends it
 */
export function keepHeight(card: HTMLElement, shape: string, draw: () => void): () => void {
  undrawn.set(card, shape);
  keep(card, shape);
  if (heights.has(shape) || awaited.has(shape)) return () => void undrawn.delete(card);
  awaited.add(shape);
  const timer = setTimeout(() => {
    if (!heights.has(shape)) draw();
  }, afterFirst);
  return () => {
    undrawn.delete(card);
    awaited.delete(shape);
    clearTimeout(timer);
  };
}
