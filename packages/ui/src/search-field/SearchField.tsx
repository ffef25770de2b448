import { useEffect, useRef, useState } from 'react';
import { belongsToInputMethod } from '../field/belongsToInputMethod.ts';
import type { FieldWordsProps } from '../field/Field.tsx';
import { lettersOf } from '../field/letters.ts';
import { TextControl, type TextInputProps, type TextLimitProps } from '../field/TextControl.tsx';
import { useSharedRef, type FieldValueProps } from '../form/useField.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { IconSearch } from '../icon/generated/IconSearch.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { searchFieldWords } from '../words/vietnamese/fields.ts';
import { clear, frame, icon } from './SearchField.css.ts';

export interface SearchFieldProps
  extends FieldWordsProps, FieldValueProps<string>, TextInputProps, TextLimitProps {
  /**
   * Called with the trimmed text, in NFC, once typing has paused, at once on Enter and on clearing, never twice with the same
   * text and never with more characters than `limit`.
   */
  readonly onSearch: (text: string) => void;
  /** Leaving the field searches at once, too. @default false */
  readonly searchesOnLeaving?: boolean | undefined;
  /** How long typing must pause, in ms (specification, section 9). @default 300 */
  readonly delay?: number | undefined;
}

/**
 * How long typing must pause while an input method puts a word together, in ms. Its text is on the way (Telex: 'oor', 'ôr', 'ổ'),
 * so it is waited for; but not without end, since Android's keyboards compose every word and end it only with the next space.
 */
const composingDelay = 1000;

function searchable(text: string): string {
  return text.trim().normalize('NFC');
}

/**
 * Text that filters what is below it. Renders a `<label>`, an `<input type="search">` with a clearing button, and one message slot.
 * It keeps the focus while results change. Escape and × clear it. While an input method composes (Vietnamese typing), nothing is
 * searched before the word is there, and Enter and Escape are the input method's.
 */
export function SearchField({
  onSearch,
  delay = 300,
  searchesOnLeaving = false,
  value: givenValue,
  defaultValue,
  onValueChange,
  onKeyDown,
  onBlur,
  onCompositionStart,
  onCompositionEnd,
  limit,
  ref,
  ...props
}: SearchFieldProps) {
  const words = useKitWords('searchField', searchFieldWords);
  const [ownValue, setOwnValue] = useState(defaultValue ?? '');
  const value = givenValue ?? ownValue;
  const canClear = value !== '' && props.disabled !== true && props.readOnly !== true;
  const holder = useRef<HTMLElement>(null);
  const control = useRef<HTMLInputElement>(null);
  useSharedRef(ref, control);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const composing = useRef(false);
  const searched = useRef(searchable(value));
  const typed = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === typed.current) return;
    // Another text was put here, by Back or by clearing every filter: what was typed before is not searched any more, and
    // typing the same once more is.
    clearTimeout(timer.current);
    typed.current = value;
    searched.current = searchable(value);
  }, [value]);

  function searchNow(text: string): void {
    clearTimeout(timer.current);
    const next = searchable(text);
    if (next === searched.current || (limit !== undefined && lettersOf(next) > limit)) return;
    searched.current = next;
    search.current(next);
  }

  function change(text: string, wait: number): void {
    typed.current = text;
    setOwnValue(text);
    onValueChange?.(text);
    if (wait === 0) searchNow(text);
    else searchLater(text, wait);
  }

  function searchLater(text: string, wait: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchNow(text), wait);
  }

  return (
    <span ref={holder} className={frame}>
      <TextControl
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        {...props}
        limit={limit}
        ref={control}
        type="search"
        value={value}
        onValueChange={(text) =>
          change(text, composing.current ? Math.max(delay, composingDelay) : delay)
        }
        onCompositionStart={(event) => {
          onCompositionStart?.(event);
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event);
          composing.current = false;
          // Chromium and Safari send no change after this event.
          searchLater(event.currentTarget.value, delay);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          // Its × is a part of the field: what is about to be cleared is not searched.
          const isLeft = holder.current?.contains(event.relatedTarget) !== true;
          if (searchesOnLeaving && isLeft) searchNow(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (belongsToInputMethod(event)) return;
          if (event.key === 'Enter') searchNow(event.currentTarget.value);
          if (event.key === 'Escape' && canClear) {
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
          canClear && (
            <span className={clear}>
              <IconButton
                aria-label={words.clear}
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
