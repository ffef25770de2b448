import * as Combobox from '@ariakit/react/combobox';
import * as Ariakit from '@ariakit/react/dialog';
import { useMemo, useState, type ReactNode } from 'react';
import { overlayProps } from '../dialog/overlay.ts';
import { useKeyboardRoom } from '../dialog/useKeyboardRoom.ts';
import { fadingScrim } from '../dialog/scrim.css.ts';
import { belongsToInputMethod } from '../field/belongsToInputMethod.ts';
import { IconSearch } from '../icon/generated/IconSearch.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { comboboxWords } from '../words/vietnamese/fields.ts';
import { commandPaletteWords, dialogWords } from '../words/vietnamese/dialogs.ts';
import { emptyStateWords } from '../words/vietnamese/frame.ts';
import { CommandList } from './CommandList.tsx';
import * as styles from './CommandPalette.css.ts';
import { matchingGroups, recentFirst, searchableGroups, type CommandGroup } from './commands.ts';

interface CommandDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly groups: readonly CommandGroup[];
  readonly recent: readonly string[];
  readonly takeTyped: () => string;
}

function CommandDialog({ open, onClose, ...search }: CommandDialogProps) {
  const words = useKitWords('commandPalette', commandPaletteWords);
  const store = Ariakit.useDialogStore({
    open,
    setOpen(next) {
      if (!next) onClose();
    },
  });
  useKeyboardRoom(store);
  return (
    <Ariakit.Dialog
      store={store}
      aria-label={words.label}
      className={styles.palette}
      data-search-on-top=""
      backdrop={<div className={fadingScrim} />}
      {...overlayProps}
    >
      <CommandSearch {...search} onClose={onClose} />
    </Ariakit.Dialog>
  );
}

/** In a component of its own, which leaves with the dialog: what was typed does not stand there the next time. */
function CommandSearch({ groups, recent, takeTyped, onClose }: Omit<CommandDialogProps, 'open'>) {
  const words = {
    commandPalette: useKitWords('commandPalette', commandPaletteWords),
    emptyState: useKitWords('emptyState', emptyStateWords),
    combobox: useKitWords('combobox', comboboxWords),
    dialog: useKitWords('dialog', dialogWords),
  };
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  // Folded at the first key, and not while the palette comes.
  const folded = useMemo(
    () => (isSearching ? searchableGroups(groups) : null),
    [groups, isSearching],
  );
  const shown = useMemo(
    () =>
      folded === null
        ? recentFirst(groups, recent, words.commandPalette.recent)
        : matchingGroups(folded, query),
    [folded, groups, query, recent, words.commandPalette.recent],
  );
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0);
  const store = Combobox.useComboboxStore({
    open: true,
    value: query,
    setValue: setQuery,
    // The arrows go from one end of the list to the other, and not by way of the search.
    includesBaseElement: false,
  });

  let said = '';
  if (count === 0) said = words.emptyState.title;
  else if (isSearching) said = words.combobox.found(count);

  return (
    <>
      <div
        className={styles.head}
        role="presentation"
        onKeyDownCapture={(event) => {
          if (belongsToInputMethod(event)) event.stopPropagation();
        }}
      >
        <span className={styles.searchIcon}>
          <IconSearch />
        </span>
        <Combobox.Combobox
          store={store}
          className={styles.input}
          aria-label={words.commandPalette.label}
          placeholder={words.commandPalette.placeholder}
          onFocus={() => {
            const typed = takeTyped();
            if (typed !== '') setQuery((now) => now + typed);
          }}
          autoSelect="always"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <Ariakit.DialogDismiss
          render={<IconButton aria-label={words.dialog.close} icon={<IconX />} size="m" />}
        />
      </div>
      <CommandList
        store={store}
        groups={shown}
        count={count}
        query={query}
        label={words.commandPalette.label}
        onClose={onClose}
      />
      {count === 0 && (
        <p className={styles.nothing} aria-hidden="true">
          {words.emptyState.title}
        </p>
      )}
      <output className={visuallyHidden}>{said}</output>
    </>
  );
}

/** The only export: code that loads this file keeps a function in its state, and creates no component while rendering. */
export function renderCommandDialog(props: CommandDialogProps): ReactNode {
  return <CommandDialog {...props} />;
}
