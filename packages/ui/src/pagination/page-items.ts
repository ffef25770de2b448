/** A page's number, or a gap between two of them. */
export type PageItem = number | 'gap-before' | 'gap-after';

/**
 * The numbers of a pager: first, last, the current one with its neighbours (three at each end), and a gap where more than one
 * is left out: 1 2 3 … 12; 1 … 5 6 7 … 12. Pages count from 1; a current page out of range counts as the nearest.
 */
export function pageItems(current: number, count: number): readonly PageItem[] {
  const page = Math.min(Math.max(1, current), count);
  const from = Math.max(1, Math.min(page - 1, count - 2));
  const to = Math.min(count, Math.max(page + 1, 3));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  // A gap of one page is as long as its number.
  const before: PageItem[] =
    from <= 1 ? [] : from === 2 ? [1] : from === 3 ? [1, 2] : [1, 'gap-before'];
  const missing = count - to;
  const after: PageItem[] =
    missing <= 0
      ? []
      : missing === 1
        ? [count]
        : missing === 2
          ? [count - 1, count]
          : ['gap-after', count];
  return [...before, ...middle, ...after];
}
