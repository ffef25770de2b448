import { useCallback, useMemo, useState } from 'react';
import { useLocation } from '../../router.ts';
import { usePlace } from '../place/use-place.ts';
import { useBelowRecharge } from '../recharge/use-below-recharge.ts';
import { searchWithDialog, shownDialog, type ShownDialog } from './dialog-address.ts';

/** The dialogs of a screen, which are in the address: a reload or a link brings one back, the browser's Back closes it. */
export interface DialogAddress<Name extends string> {
  readonly shown: ShownDialog<Name> | null;
  /** @param id of what it is about @default 'open', for a dialog about nothing in particular */
  readonly open: (name: Name, id?: string) => void;
  readonly close: () => void;
}

/** Name of the mark in the entry of the history: Back leads to the page that the dialog was opened over. */
const openedHere = 'screenDialogOpened';

function entriesOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function wasOpenedHere(state: unknown): boolean {
  return openedHere in entriesOf(state);
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
          state: { ...entriesOf(place.state), [openedHere]: true },
        }));
      }
    },
    [replace, push, names, shown],
  );
  const close = useCallback(() => {
    // Back to the page that the dialog was opened over, so that Back does not open it once more.
    if (wasOpenedHere(state)) back();
    else replace((place) => ({ ...place, search: searchWithDialog(names, place.search, null) }));
  }, [replace, back, names, state]);
  return { shown, open, close };
}

/** One opening of a dialog, as its component takes it. */
export interface DialogOpening<Name extends string> {
  /** Identity of the opening, for `key`: the same dialog opened again starts anew. */
  readonly key: number;
  readonly dialog: ShownDialog<Name>;
  /** For the dialog itself: `<HistoryDialog key={opening.key} {...opening.props} />`. */
  readonly props: {
    readonly open: boolean;
    readonly onClose: () => void;
    readonly onClosed: () => void;
  };
}

interface Opened<Name extends string> {
  readonly key: number;
  readonly dialog: ShownDialog<Name>;
}

/**
 * The dialog to draw: the one that the address shows, or the one that is just closing, which stays what it is while it closes
 * although the address says nothing any more. Null while there is none.
 */
export function useDialogOpening<Name extends string>({
  shown,
  close,
}: Pick<DialogAddress<Name>, 'shown' | 'close'>): DialogOpening<Name> | null {
  const [opened, setOpened] = useState<Opened<Name> | null>(null);
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
