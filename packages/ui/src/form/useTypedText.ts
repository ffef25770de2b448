import type { FieldState } from './useField.ts';
import { useUntilReset } from './useOwnIssue.ts';

/** The text of a field whose value it stands for. */
export interface TypedText<Value> {
  readonly text: string;
  /** A text, and the value that it means. */
  readonly take: (text: string, meant: Value) => void;
  /** Typing has ended: the value is written as the field writes it (`1/2/1990` → `01/02/1990`). */
  readonly settle: () => void;
  /** Keeps a text without a value that stood in the page before hydration. */
  readonly keep: (text: string) => void;
}

/**
 * Holds the text of a value (a date, an amount) while it is typed, so that a text which means none stays as it was typed. A value
 * that comes from elsewhere is written in its place.
 * @param empty value of a text that means none
 */
export function useTypedText<Value>(
  { value, setValue, resets }: Pick<FieldState<Value>, 'value' | 'setValue' | 'resets'>,
  empty: Value,
  write: (value: Value) => string,
): TypedText<Value> {
  /** What was typed, and the value that it meant then. */
  const [draft, setDraft] = useUntilReset({ text: '', value: empty }, resets);
  return {
    text: draft.value === value ? draft.text : write(value),
    take(text, meant) {
      setDraft({ text, value: meant });
      setValue(meant);
    },
    settle() {
      if (value !== empty) setDraft({ text: write(value), value });
    },
    keep: (text) => setDraft({ text, value: empty }),
  };
}
