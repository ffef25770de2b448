import { useEffect, useState } from 'react';
import type { renderCommandDialog } from './CommandDialog.tsx';
import type { CommandGroup } from './commands.ts';

export type { Command, CommandGroup } from './commands.ts';

export interface CommandPaletteProps {
  readonly open: boolean;
  /** Esc, ×, a press outside, or a command was chosen. */
  readonly onClose: () => void;
  /** Keep the array while nothing changes in it. */
  readonly groups: readonly CommandGroup[];
  /** Ids of the commands used last, the newest first: they stand first until something is typed. The caller keeps them. */
  readonly recent?: readonly string[] | undefined;
  /**
   * What was typed since the palette was asked for, which its search begins with; called whenever the search gets the focus. Until the
   * first time the caller keeps the keys, since nobody else hears them. @default nothing was
   */
  readonly takeTyped?: (() => string) | undefined;
}

const noIds: readonly string[] = [];
const nothing = () => '';

/**
 * Everything that can be done, found by typing: with or without Vietnamese marks. Renders nothing while closed; its code
 * comes when it is first opened, and should it not come, `onClose` is called. The keys that open it (Ctrl or Cmd + K) are
 * the caller's.
 *
 * Pattern: WAI-ARIA dialog (modal) with a combobox whose list is always there. The focus stays in the search; Arrow Down and
 * Up move, Home and End are the text's, Enter chooses, Esc closes and gives the focus back. The first match is active while
 * one types. While an input method composes, keys are its own. Of a long list the rows that one has come to are in the page.
 */
export function CommandPalette({
  open,
  onClose,
  groups,
  recent = noIds,
  takeTyped = nothing,
}: CommandPaletteProps) {
  const [render, setRender] = useState<typeof renderCommandDialog>();
  const awaited = open && render === undefined;
  useEffect(() => {
    if (!awaited) return undefined;
    let current = true;
    import('./CommandDialog.tsx').then(
      (module) => setRender(() => module.renderCommandDialog),
      () => {
        if (current) onClose();
      },
    );
    return () => {
      current = false;
    };
  }, [awaited, onClose]);
  return render?.({ open, onClose, groups, recent, takeTyped }) ?? null;
}
