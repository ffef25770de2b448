/** Query parameter that says how many pages 'Xem thêm' has opened. */
const parameter = 'page';

/** How many pages of PCs an address shows, at least one. */
export function shownPages(search: string): number {
  const value = Number(new URLSearchParams(search).get(parameter) ?? '1');
  return Number.isSafeInteger(value) && value > 0 ? Math.min(value, 100) : 1;
}

/** The same address with this many pages. */
export function searchWithPages(search: string, pages: number): string {
  const parameters = new URLSearchParams(search);
  parameters.set(parameter, String(pages));
  return `?${parameters.toString()}`;
}
