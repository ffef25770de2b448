/** Page of the list inside an open dialog; it goes with the dialog. */
export const dialogPageParameter = 'dialogPage';

/** A dialog that is open, by the address: the query parameter of its name holds what it is about. */
export interface ShownDialog<Name extends string> {
  readonly name: Name;
  /** Id of the row or machine that it is about; `open` for a dialog about nothing in particular. */
  readonly id: string;
}

/** The dialog that an address shows, or null: `?history=<id>` shows `history` of that id. */
export function shownDialog<Name extends string>(
  names: readonly Name[],
  search: string,
): ShownDialog<Name> | null {
  const parameters = new URLSearchParams(search);
  for (const name of names) {
    const id = parameters.get(name) ?? '';
    if (id !== '') return { name, id };
  }
  return null;
}

/** The same address with another dialog of the screen, or with none. */
export function searchWithDialog<Name extends string>(
  names: readonly Name[],
  search: string,
  shown: ShownDialog<Name> | null,
): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...names, dialogPageParameter]) parameters.delete(name);
  if (shown !== null) parameters.set(shown.name, shown.id);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
