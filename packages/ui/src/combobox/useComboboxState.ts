import { useMemo, useState, type KeyboardEvent } from 'react';
import { belongsToInputMethod } from '../field/belongsToInputMethod.ts';
import {
  matchingOptions,
  pageTo,
  searchable,
  stepTo,
  type ComboboxOption,
  fold,
} from './options.ts';

/** Rows that a page key passes: what 320 px show. */
const pageRows = 8;

export interface ComboboxState {
  readonly open: boolean;
  /** Text of the box: what is typed, else the chosen label. */
  readonly text: string;
  /** The chosen label, empty for none. */
  readonly label: string;
  /** What is typed; empty while the chosen label stands. */
  readonly query: string;
  /** Whether the list is narrowed by what is typed. */
  readonly searching: boolean;
  readonly matches: readonly ComboboxOption[];
  /** Index in `matches` of the option that Enter chooses; -1 for none. */
  readonly activeIndex: number;
  readonly show: () => void;
  readonly type: (text: string) => void;
  readonly activate: (option: ComboboxOption) => void;
  readonly choose: (option: ComboboxOption) => void;
  /** Closes, and the chosen label stands again. */
  readonly cancel: () => void;
  /** The focus has gone elsewhere: an emptied box chooses nothing, a label that was typed out is chosen. */
  readonly settle: () => void;
  readonly pressKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Typing, moving and choosing, for the list below a box and for the sheet alike. */
export function useComboboxState({
  options,
  value,
  setValue,
}: {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly setValue: (value: string) => void;
}): ComboboxState {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState<string>();
  const folded = useMemo(() => searchable(options), [options]);
  const matches = useMemo(
    () => (query === undefined ? options : matchingOptions(folded, query)),
    [folded, options, query],
  );
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const searching = query !== undefined && query.trim() !== '';
  const activeIndex = useMemo(() => {
    const index = matches.findIndex((option) => option.value === active);
    // Options that came after what was typed: its first match, as for one that was there.
    return index === -1 && searching ? stepTo(matches, -1, 1) : index;
  }, [active, matches, searching]);

  function show(): void {
    if (open) return;
    setActive(chosen?.value);
    setOpen(true);
  }

  function type(text: string): void {
    setQuery(text);
    const found = text.trim() === '' ? [] : matchingOptions(folded, text);
    setActive(found[stepTo(found, -1, 1)]?.value);
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    setQuery(undefined);
  }

  function choose(option: ComboboxOption): void {
    if (option.disabled === true) return;
    if (option.value !== value) setValue(option.value);
    close();
  }

  function settle(): void {
    const typed = query === undefined ? undefined : fold(query);
    const named = matches.filter((option) => fold(option.label) === typed);
    if (typed === '' && value !== '') setValue('');
    const [only] = named;
    if (only !== undefined && named.length === 1) choose(only);
    else close();
  }

  function move(index: number): void {
    setActive(matches[index]?.value);
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (belongsToInputMethod(event)) return;
    const current = matches[activeIndex];
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (event.altKey && event.key === 'ArrowUp') close();
        else if (!open) show();
        else move(stepTo(matches, activeIndex, event.key === 'ArrowDown' ? 1 : -1));
        break;
      case 'PageDown':
      case 'PageUp':
        if (!open) return;
        event.preventDefault();
        move(pageTo(matches, activeIndex, event.key === 'PageDown' ? pageRows : -pageRows));
        break;
      case 'Enter':
        if (!open) return;
        // An open list takes the key; a closed one leaves it to the form.
        event.preventDefault();
        if (current !== undefined) choose(current);
        break;
      case 'Tab':
        if (open && current !== undefined && query !== undefined && query.trim() !== '') {
          choose(current);
        }
        break;
      case 'Escape':
        if (!open) return;
        // Closes the list and not the dialog around it.
        event.preventDefault();
        close();
        break;
      default:
    }
  }

  return {
    open,
    text: query ?? chosen?.label ?? '',
    label: chosen?.label ?? '',
    query: query ?? '',
    searching,
    matches,
    activeIndex,
    show,
    type,
    activate: (option) => setActive(option.value),
    choose,
    cancel: close,
    settle,
    pressKey,
  };
}
