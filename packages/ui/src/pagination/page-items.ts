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

/** What of them has room on the narrowest phone, four numbers 44 px wide: 1 2 3 … 12; 1 … 6 … 12; 1 … 10 11 12. */
export function narrowPageItems(current: number, count: number): readonly PageItem[] {
  const page = Math.min(Math.max(1, current), count);
  if (count <= 4) return pageItems(page, count);
  if (page <= 3) return [1, 2, 3, 'gap-after', count];
  if (page >= count - 2) return [1, 'gap-before', count - 2, count - 1, count];
  return [1, 'gap-before', page, 'gap-after', count];
}

/** An item, and where it is shown. */
export interface PlacedItem {
  readonly item: PageItem;
  readonly place: 'everywhere' | 'wide' | 'narrow';
}

/** Both lists as one, in order, so that the page needs no script to choose between them. */
export function placedPageItems(current: number, count: number): readonly PlacedItem[] {
  const [wide, narrow] = [pageItems(current, count), narrowPageItems(current, count)];
  const numbers = wide.filter((item) => typeof item === 'number');
  const all = numbers.flatMap((number): readonly PageItem[] => {
    if (number === 1) return [1, 'gap-before'];
    return number === count ? ['gap-after', count] : [number];
  });
  return all.flatMap((item): readonly PlacedItem[] => {
    const [isWide, isNarrow] = [wide.includes(item), narrow.includes(item)];
    if (!isWide && !isNarrow) return [];
    return [{ item, place: isWide && isNarrow ? 'everywhere' : isWide ? 'wide' : 'narrow' }];
  });
}
