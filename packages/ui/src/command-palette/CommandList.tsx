import * as Combobox from '@ariakit/react/combobox';
import { useState, type UIEvent } from 'react';
import * as styles from './CommandPalette.css.ts';
import { firstRows, type Command, type CommandGroup } from './commands.ts';

/** So many rows are drawn at first, and more whenever the end of these comes near: over a screenful, however long the list is. */
const rowStep = 50;

interface CommandListProps {
  readonly store: Combobox.ComboboxStore;
  readonly groups: readonly CommandGroup[];
  /** How many commands there are in all groups. */
  readonly count: number;
  /** What was typed: with another text the list begins at its first rows again. */
  readonly query: string;
  /** Name of the list. */
  readonly label: string;
  readonly onClose: () => void;
}

/** The commands in their groups. Renders a `<div role="listbox">` that scrolls; of a long list only the rows that one has come to are in it. */
export function CommandList({ store, groups, count, query, label, onClose }: CommandListProps) {
  const [drawn, setDrawn] = useState({ query, limit: rowStep });
  if (drawn.query !== query) setDrawn({ query, limit: rowStep });
  const { limit } = drawn;

  // The active row scrolls the list too, so that the arrows never come to the end of the drawn rows.
  function drawMore({ currentTarget }: UIEvent<HTMLElement>): void {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    const isNearEnd = scrollTop + 2 * clientHeight > scrollHeight;
    if (isNearEnd && limit < count) setDrawn({ query, limit: limit + rowStep });
  }

  const shown = firstRows(groups, limit);
  const places = new Map(
    shown.flatMap(({ commands }) => commands).map(({ id }, index) => [id, index + 1]),
  );
  return (
    <Combobox.ComboboxList
      store={store}
      alwaysVisible
      className={styles.list}
      aria-label={label}
      hidden={count === 0}
      onScroll={drawMore}
    >
      {shown.map((group) => (
        <Combobox.ComboboxGroup key={group.id} className={styles.group}>
          <Combobox.ComboboxGroupLabel className={styles.caption}>
            {group.label}
          </Combobox.ComboboxGroupLabel>
          {group.commands.map((command) => (
            <CommandRow
              key={command.id}
              command={command}
              place={places.get(command.id)}
              count={count}
              onClose={onClose}
            />
          ))}
        </Combobox.ComboboxGroup>
      ))}
    </Combobox.ComboboxList>
  );
}

interface CommandRowProps {
  readonly command: Command;
  /** From 1, in the whole list, and how long that is: not every row may be in the page. */
  readonly place: number | undefined;
  readonly count: number;
  readonly onClose: () => void;
}

function CommandRow({ command, place, count, onClose }: CommandRowProps) {
  return (
    <Combobox.ComboboxItem
      className={styles.item}
      aria-posinset={place}
      aria-setsize={count}
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
        {command.detail !== undefined && (
          <>
            {' '}
            <span className={styles.detail}>{command.detail}</span>
          </>
        )}
      </span>
    </Combobox.ComboboxItem>
  );
}
