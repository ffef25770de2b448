import type { CurrentRental } from '@tram/machines/rules';

/**
 * Where a machine is extended: its screen with the dialog open. The screen's own list is shown as far as the page that has the
 * machine, because a dialog is about a machine that is on screen.
 * @param page of the list that the machine stands on, from 1
 */
export function rentalAddress({ kind, id }: Pick<CurrentRental, 'kind' | 'id'>, page: number) {
  switch (kind) {
    case 'pc':
      return `/${searchOf(page, { extend: id })}`;
    case 'vps':
      return `/order-vps-management${searchOf(page, { status: 'on_rental', action: id })}`;
    case 'cloud':
      return `/clouds${searchOf(page, { extend: id })}`;
    default:
      return kind satisfies never;
  }
}

/** The first page needs no name. */
function searchOf(page: number, parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(parameters);
  if (page > 1) search.set('page', String(page));
  return `?${search.toString()}`;
}
