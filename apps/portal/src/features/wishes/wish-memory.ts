import { isSameWish, isWish, type Wish } from './wish.ts';
import { wishesKey } from './wishes-key.ts';

const none: readonly Wish[] = [];
const listeners = new Set<() => void>();
let read: { readonly text: string; readonly wishes: readonly Wish[] } | null = null;

function parsed(text: string): readonly Wish[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isWish) : none;
  } catch {
    return none;
  }
}

/** What this tab has been asked to tell; the same array until it changes. Where the browser stores nothing, nothing. */
export function wishes(): readonly Wish[] {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(wishesKey);
  } catch {
    return none;
  }
  if (text === null) return none;
  if (read?.text !== text) read = { text, wishes: parsed(text) };
  return read.wishes;
}

function keep(next: readonly Wish[]): void {
  try {
    if (next.length === 0) sessionStorage.removeItem(wishesKey);
    else sessionStorage.setItem(wishesKey, JSON.stringify(next));
  } catch {
    // Then nothing is told: the place itself shows what has happened.
  }
  for (const listener of listeners) listener();
}

/** Keeps a wish in this tab, in the place of one about the same thing. */
export function addWish(wish: Wish): void {
  keep([...wishes().filter((known) => !isSameWish(known, wish)), wish]);
}

/** Forgets a wish: it has been told of, or is wished no more. */
export function removeWish(wish: Pick<Wish, 'kind' | 'id'>): void {
  keep(wishes().filter((known) => !isSameWish(known, wish)));
}

/** Tells of every wish that is kept or forgotten here; returns the function that ends it. */
export function onWishes(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
