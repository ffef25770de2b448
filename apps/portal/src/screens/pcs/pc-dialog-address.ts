import { useCallback } from 'react';
import { useLocation, useNavigate } from '../../router.ts';

/** The dialogs of this screen. All but `create` are about one PC. */
export const pcDialogs = [
  'create',
  'rent',
  'extend',
  'connect',
  'reset',
  'password',
  'delete',
] as const;

export type PcDialogName = (typeof pcDialogs)[number];

/** What is open, by the address. */
export interface ShownPcDialog {
  readonly name: PcDialogName;
  /** Id of the PC; empty for `create`. */
  readonly id: string;
}

/** The dialog that an address shows, or null. Each is a query parameter of its name: `?rent=<id>`, `?create=pc`. */
export function shownPcDialog(search: string): ShownPcDialog | null {
  const parameters = new URLSearchParams(search);
  for (const name of pcDialogs) {
    const id = parameters.get(name);
    if (id !== null && id !== '') return { name, id: name === 'create' ? '' : id };
  }
  return null;
}

/** The same address with another dialog, or with none. */
export function searchWithPcDialog(search: string, shown: ShownPcDialog | null): string {
  const parameters = new URLSearchParams(search);
  for (const name of pcDialogs) parameters.delete(name);
  if (shown !== null) parameters.set(shown.name, shown.name === 'create' ? 'pc' : shown.id);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

export interface PcDialogAddress {
  readonly shown: ShownPcDialog | null;
  readonly open: (shown: ShownPcDialog) => void;
  readonly close: () => void;
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pcDialogOpened' in state;
}

/** The open dialog is in the address: a reload brings it back, the browser's Back closes it. */
export function usePcDialogAddress(): PcDialogAddress {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const open = useCallback(
    (shown: ShownPcDialog) => {
      void navigate(
        { search: searchWithPcDialog(search, shown) },
        { state: { pcDialogOpened: true }, preventScrollReset: true },
      );
    },
    [navigate, search],
  );
  const close = useCallback(() => {
    // Back to the page that the dialog was opened over, so that Back does not open it once more.
    if (wasOpenedHere(state)) void navigate(-1);
    else {
      void navigate(
        { search: searchWithPcDialog(search, null) },
        { replace: true, preventScrollReset: true },
      );
    }
  }, [navigate, search, state]);
  return { shown: shownPcDialog(search), open, close };
}
