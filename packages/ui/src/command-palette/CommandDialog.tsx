import * as Combobox from '@ariakit/react/combobox';
import * as Ariakit from '@ariakit/react/dialog';
import { useMemo, useState, type ReactNode } from 'react';
import { overlayProps } from '../dialog/overlay.ts';
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
import * as styles from './CommandPalette.css.ts';
import {
  matchingGroups,
  recentFirst,
  searchableGroups,
  type Command,
  type CommandGroup,
} from './commands.ts';

interface CommandDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly groups: readonly CommandGroup[];
  readonly recent: readonly string[];
}

function CommandDialog({ open, onClose, groups, recent }: CommandDialogProps) {
  const words = useKitWords('commandPalette', commandPaletteWords);
  const store = Ariakit.useDialogStore({
    open,
    setOpen(next) {
      if (!next) onClose();
    },
  });
  return (
    <Ariakit.Dialog
      store={store}
      aria-label={words.label}
      className={styles.palette}
      backdrop={<div className={fadingScrim} />}
      {...overlayProps}
    >
      <CommandSearch groups={groups} recent={recent} onClose={onClose} />
    </Ariakit.Dialog>
  );
}

/** In a component of its own, which leaves with the dialog: what was typed does not stand there the next time. */
function CommandSearch({ groups, recent, onClose }: Omit<CommandDialogProps, 'open'>) {
  const words = {
    commandPalette: useKitWords('commandPalette', commandPaletteWords),
    emptyState: useKitWords('emptyState', emptyStateWords),
    combobox: useKitWords('combobox', comboboxWords),
    dialog: useKitWords('dialog', dialogWords),
  };
  const [query, setQuery] = useState('');
  const folded = useMemo(() => searchableGroups(groups), [groups]);
  const isSearching = query.trim() !== '';
  const shown = isSearching
    ? matchingGroups(folded, query)
    : recentFirst(groups, recent, words.commandPalette.recent);
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
          autoSelect="always"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <Ariakit.DialogDismiss
          render={<IconButton aria-label={words.dialog.close} icon={<IconX />} size="m" />}
        />
      </div>
      <Combobox.ComboboxList
        store={store}
        alwaysVisible
        className={styles.list}
        aria-label={words.commandPalette.label}
        hidden={count === 0}
      >
        {shown.map((group) => (
          <Combobox.ComboboxGroup key={group.id} className={styles.group}>
            <Combobox.ComboboxGroupLabel className={styles.caption}>
              {group.label}
            </Combobox.ComboboxGroupLabel>
            {group.commands.map((command) => (
              <CommandRow key={command.id} command={command} onClose={onClose} />
            ))}
          </Combobox.ComboboxGroup>
        ))}
      </Combobox.ComboboxList>
      {count === 0 && (
        <p className={styles.nothing} aria-hidden="true">
          {words.emptyState.title}
        </p>
      )}
      <output className={visuallyHidden}>{said}</output>
    </>
  );
}

function CommandRow({
  command,
  onClose,
}: {
  readonly command: Command;
  readonly onClose: () => void;
}) {
  return (
    <Combobox.ComboboxItem
      className={styles.item}
      focusOnHover
      blurOnHoverEnd={false}
      setValueOnClick={false}
      hideOnClick={false}
      onClick={() => {
        onClose();
        command.onSelect();
      }}
    >
      {command.icon !== undefined && <span className={styles.icon}>{command.icon}</span>}
      <span className={styles.name}>
        {command.label}
        {command.detail !== undefined && <span className={styles.detail}>{command.detail}</span>}
      </span>
    </Combobox.ComboboxItem>
  );
}

/** The only export: code that loads this file keeps a function in its state, and creates no component while rendering. */
export function renderCommandDialog(props: CommandDialogProps): ReactNode {
  return <CommandDialog {...props} />;
}
