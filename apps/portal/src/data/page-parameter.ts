/** Query parameter of the address that holds the page of a list, or how many pages 'Xem thêm' has opened. */
export const pageParameter = 'page';

/** A list that grows by 'Xem thêm' shows no more pages than this. */
const mostShownPages = 100;

/** The page that a text of the address names, from 1; 1 for anything that is no page. */
export function pageNumberOf(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}

/** The page of a list that the address names, from 1; 1 for anything that is no page. */
export function pageOf(parameters: URLSearchParams): number {
  return pageNumberOf(parameters.get(pageParameter));
}

/** How many pages of a list that grows by 'Xem thêm' the address shows, from 1. */
export function shownPages(parameters: URLSearchParams): number {
  return Math.min(pageOf(parameters), mostShownPages);
}

/** The address of another page of the same list: every other parameter stays. The first page needs none. */
export function pageSearch(parameters: URLSearchParams, page: number): string {
  const next = new URLSearchParams(parameters);
  if (page === 1) next.delete(pageParameter);
  else next.set(pageParameter, String(page));
  return `?${next.toString()}`;
}
