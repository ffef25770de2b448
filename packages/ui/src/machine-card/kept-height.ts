/**
 * Cards of one shape are equally high: what is not drawn yet keeps the room of what is, so that the page is as long from the start
 * as it will be, and nothing moves when a card is drawn.
 */

/** The height of the content of a drawn card by its shape, px. */
const heights = new Map<string, number>();

/** That of the card measured last, for a shape of which none is drawn. */
let usual: number | null = null;

/** The drawn card that is the measure of its shape. */
const measures = new Map<string, Element>();

/** What is not drawn, with its shape. */
const rooms = new Map<HTMLElement, string>();

function keep(room: HTMLElement, shape: string): void {
  const height = heights.get(shape) ?? usual;
  if (height !== null) room.style.minHeight = `${height}px`;
}

function measure(shape: string, card: Element): void {
  const { firstElementChild: head } = card;
  // A card that the customer has unfolded is higher than the others.
  if (!(head instanceof HTMLElement) || card.querySelector('details[open]') !== null) return;
  usual = card.clientHeight - head.offsetHeight;
  heights.set(shape, usual);
}

function onResize(entries: readonly ResizeObserverEntry[]): void {
  const resized = new Set(entries.map(({ target }) => target));
  for (const [shape, card] of measures) {
    if (resized.has(card)) measure(shape, card);
  }
  for (const [room, shape] of rooms) keep(room, shape);
}

let observer: ResizeObserver | null = null;

/** Lets a drawn card be the measure of its shape, unless another one is. @returns the function that ends it */
export function measureCard(card: Element, shape: string): (() => void) | undefined {
  if (measures.has(shape)) return undefined;
  measures.set(shape, card);
  observer ??= new ResizeObserver(onResize);
  observer.observe(card);
  return () => {
    measures.delete(shape);
    observer?.unobserve(card);
  };
}

/** Gives a room the height of a drawn card of its shape, as soon as there is one. @returns the function that ends it */
export function keepHeight(room: HTMLElement, shape: string): () => void {
  rooms.set(room, shape);
  keep(room, shape);
  return () => void rooms.delete(room);
}
