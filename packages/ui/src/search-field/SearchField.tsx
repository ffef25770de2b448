import { useEffect, useRef, useState } from 'react';
import type { FieldWordsProps } from '../field/Field.tsx';
import { TextControl, type TextInputProps } from '../field/TextControl.tsx';
import type { FieldValueProps } from '../form/useField.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { IconSearch } from '../icon/generated/IconSearch.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { useKitWords } from '../words/KitWordsProvider.tsx';
import { clear, frame, icon } from './SearchField.css.ts';

export interface SearchFieldProps
  extends FieldWordsProps, FieldValueProps<string>, Omit<TextInputProps, 'ref'> {
  /** Called with the trimmed text once typing has paused, at once on Enter and on clearing, never twice with the same text. */
  readonly onSearch: (text: string) => void;
  /** How long typing must pause, in ms (specification, section 9). @default 300 */
  readonly delay?: number;
}

/**
 * Text that filters what is below it. Renders a `<label>`, an `<input type="search">` with a clearing button, and one message slot.
 * It keeps the focus while results change. Escape and × clear it.
 */
export function SearchField({
  onSearch,
  delay = 300,
  value: givenValue,
  defaultValue,
  onValueChange,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const words = useKitWords();
  const [ownValue, setOwnValue] = useState(defaultValue ?? '');
  const value = givenValue ?? ownValue;
  const control = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(value.trim());
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function searchNow(text: string): void {
    clearTimeout(timer.current);
    const trimmed = text.trim();
    if (trimmed === searched.current) return;
    searched.current = trimmed;
    search.current(trimmed);
  }

  function change(text: string, wait: number): void {
    setOwnValue(text);
    onValueChange?.(text);
    clearTimeout(timer.current);
    if (wait === 0) searchNow(text);
    else timer.current = setTimeout(() => searchNow(text), wait);
  }

  return (
    <span className={frame}>
      <TextControl
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        {...props}
        ref={control}
        type="search"
        value={value}
        onValueChange={(text) => change(text, delay)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Enter') searchNow(event.currentTarget.value);
          if (event.key === 'Escape' && value !== '') {
            // A search inside a dialog clears first and closes with the next Escape.
            event.preventDefault();
            event.stopPropagation();
            change('', 0);
          }
        }}
        start={
          <span className={icon}>
            <IconSearch size={16} />
          </span>
        }
        end={
          value !== '' && (
            <span className={clear}>
              <IconButton
                aria-label={words.searchField.clear}
                icon={<IconX size={16} />}
                onClick={() => {
                  change('', 0);
                  control.current?.focus();
                }}
              />
            </span>
          )
        }
      />
    </span>
  );
}
