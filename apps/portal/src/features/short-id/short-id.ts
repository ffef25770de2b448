/** An id as narrow columns show it: its first six and its last two digits. Whole ids stand in the dialogs and on the cards. */
export function shortId(id: string): string {
  return id.length <= 9 ? id : `${id.slice(0, 6)}…${id.slice(-2)}`;
}
