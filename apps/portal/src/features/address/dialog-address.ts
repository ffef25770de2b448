import { useCallback, useMemo, useState } from 'react';
import { rechargeParameter } from '../../data/shown-recharge.ts';
import { useLocation } from '../../router.ts';
import { searchOf, usePlace } from './use-place.ts';

/** Page of the list inside an open dialog; it goes with the dialog. */
export const dialogPageParameter = 'dialogPage';

/** A dialog that is open, by the address: the query parameter of its name holds what it is about. */
interface ShownDialog<Name extends string> {
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
  return searchOf(parameters);
}

/** The dialogs of a screen, which are in the address: a reload or a link brings one back, the browser's Back closes it. */
export interface DialogAddress<Name extends string> {
  readonly shown: ShownDialog<Name> | null;
  /** @param id of what it is about @default 'open', for a dialog about nothing in particular */
  readonly open: (name: Name, id?: string) => void;
  readonly close: () => void;
}

/** Mark in the history entry of a screen's dialog: Back leads to the page that it was opened over. */
const openedHere = 'screenDialogOpened';

/** Whether the history entry with this state was added by opening a dialog. @param mark that the opening left in the state */
export function wasOpenedHere(state: unknown, mark: string): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * The dialogs of a screen by their names, which are the names of their parameters.
 * @param names a constant of the module
 *
 * @example
 * const dialogs = ['history', 'extend'] as const;
 * const address = useDialogAddress(dialogs);
 * address.open('history', order._id);
 */
export function useDialogAddress<Name extends string>(names: readonly Name[]): DialogAddress<Name> {
  const { replace, push, back } = usePlace();
  const { search, state } = useLocation();
  const shown = useMemo(() => shownDialog(names, search), [names, search]);
  const open = useCallback(
    (name: Name, id = 'open') => {
      const withDialog = (from: string) => searchWithDialog(names, from, { name, id });
      // From one dialog to another: Back leads to the page below both.
      if (shown !== null) {
        replace((place) => ({ ...place, search: withDialog(place.search) }));
      } else {
        push((place) => ({
          search: withDialog(place.search),
          state: { ...(typeof place.state === 'object' ? place.state : null), [openedHere]: true },
        }));
      }
    },
    [replace, push, names, shown],
  );
  const close = useCallback(() => {
    // Back to the page that the dialog was opened over, so that Back does not open it once more.
    if (wasOpenedHere(state, openedHere)) back();
    else replace((place) => ({ ...place, search: searchWithDialog(names, place.search, null) }));
  }, [replace, back, names, state]);
  return { shown, open, close };
}

export interface OpeningProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when it has left the page, its closing transition included. */
  readonly onClosed: () => void;
}

/** One opening of a dialog, as its component takes it. */
export interface DialogOpening<Name extends string> {
  /** Identity of the opening, for `key`: the same dialog opened again starts afresh. */
  readonly key: number;
  readonly dialog: ShownDialog<Name>;
  /** For the dialog itself: `<HistoryDialog key={opening.key} {...opening.props} />`. */
  readonly props: OpeningProps;
}

/**
 * The dialog to draw: the one that the address shows, or the one that is just closing, which stays what it is while it closes
 * although the address no longer names it. Null while there is none.
 */
export function useDialogOpening<Name extends string>({
  shown,
  close,
}: Pick<DialogAddress<Name>, 'shown' | 'close'>): DialogOpening<Name> | null {
  const [opened, setOpened] = useState<Omit<DialogOpening<Name>, 'props'> | null>(null);
  if (shown !== null && (opened?.dialog.name !== shown.name || opened.dialog.id !== shown.id)) {
    setOpened({ key: (opened?.key ?? 0) + 1, dialog: shown });
  }
  const open = useBelowRecharge(
    opened !== null && shown?.name === opened.dialog.name && shown.id === opened.dialog.id,
  );
  if (opened === null) return null;
  const { key, dialog } = opened;
  return {
    key,
    dialog,
    props: {
      open,
      onClose: close,
      onClosed: () => setOpened((now) => (now?.key === key ? null : now)),
    },
  };
}

/**
 * For dialogs of a screen that lead on to a recharge. Of two modal dialogs the later one is on top, so a reload that brings
 * both back could put the recharge below: a dialog that was not open yet waits until the recharge is closed. One from
 * which the recharge was opened stays below it.
 * @param wanted whether the address names the screen's dialog
 * @returns whether it may be open now
 */
function useBelowRecharge(wanted: boolean): boolean {
  const { search } = useLocation();
  const recharging = new URLSearchParams(search).has(rechargeParameter);
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = wanted && (wasOpen || !recharging);
  if (wasOpen !== isOpen) setWasOpen(isOpen);
  return isOpen;
}
