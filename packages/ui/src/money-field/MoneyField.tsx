import { useId, type ChangeEvent } from 'react';
import { Chips } from '../chips/Chips.tsx';
import { input } from '../field/Field.css.ts';
import { boxClass, Field, type FieldWordsProps } from '../field/Field.tsx';
import { useControlField } from '../field/useControlField.ts';
import type { TextInputProps } from '../field/TextControl.tsx';
import type { FieldValueProps } from '../form/useField.ts';
import { useUntilReset } from '../form/useOwnIssue.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { moneyFieldWords } from '../words/vietnamese/fields.ts';
import {
  groupDigits,
  groupWhileTyping,
  isGrouped,
  parseDigits,
  editOf,
  type Edit,
} from './groupedDigits.ts';
import { amount, largeBox, unit } from './MoneyField.css.ts';

export interface MoneyFieldProps
  extends FieldWordsProps, FieldValueProps<number | null>, TextInputProps {
  /**
   * Reads what was typed, in whole VND; null when it is no amount. Give one that knows '50k' or '1,5tr'; such a text stays
   * as typed until the field is left. @default digits only
   */
  readonly parse?: (text: string) => number | null;
  /** Amounts in VND that are one press away, as a grid of buttons below. */
  readonly usualAmounts?: readonly number[];
  /** `l` where the amount is the subject: 52 px high, 22 px figures. @default 'm' */
  readonly size?: 'm' | 'l';
}

/** Digits and their separators are grouped while typing; anything else waits for `parse`. */
const onlyDigits = /^[\d\s.,]*$/;

function isAmount(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

/** What was typed, and the amount that it meant then. */
interface Draft {
  readonly text: string;
  readonly amount: number | null;
}

/**
 * An amount of VND. Renders a `<label>`, a text `<input inputmode="numeric">` with the unit beside it, the usual amounts and
 * one message slot. The value is an integer, or null while there is none; it is written in groups of three (`1.284.500`).
 */
export function MoneyField({
  parse = parseDigits,
  usualAmounts,
  size = 'm',
  onChange,
  onCompositionEnd,
  ...props
}: MoneyFieldProps) {
  const words = useKitWords('moneyField', moneyFieldWords);
  const unitId = useId();
  const { value, setValue, issue, resets, parts } = useControlField(props, {
    empty: null,
    accepts: isAmount,
    read: (element: HTMLInputElement) => parse(element.value),
  });
  const { shell, attributes } = parts();
  const [draft, setDraft] = useUntilReset<Draft>({ text: '', amount: null }, resets);
  const written = value === null ? '' : groupDigits(String(value));
  const shown = draft.amount === value ? draft.text : written;

  function take(text: string): void {
    const parsed = parse(text);
    setDraft({ text, amount: parsed });
    setValue(parsed);
  }

  /** Whether a text is left as it was typed: its separators may be more than those of groups ('1,5tr'), which `parse` knows. */
  function waits(text: string, edit: Edit): boolean {
    if (parse === parseDigits) return false;
    if (!onlyDigits.test(text)) return true;
    const isPlain = parse(text) === parseDigits(text);
    return !isPlain && !(edit !== 'other' && isGrouped(shown));
  }

  function write(element: HTMLInputElement, edit: Edit): void {
    if (waits(element.value, edit)) {
      take(element.value);
      return;
    }
    const caret = element.selectionStart ?? 0;
    const grouped = groupWhileTyping(element.value, caret, edit === 'deletion');
    // Written here already, so that React finds its value in place and leaves the caret alone.
    element.value = grouped.text;
    element.setSelectionRange(grouped.caret, grouped.caret);
    take(grouped.text);
  }

  function type(event: ChangeEvent<HTMLInputElement>): void {
    const { currentTarget: element, nativeEvent } = event;
    onChange?.(event);
    // A text that an input method is putting together is its own; what becomes of it is grouped.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) take(element.value);
    else write(element, editOf(nativeEvent));
  }

  return (
    <Field {...shell}>
      <div>
        <div className={`${boxClass(issue?.status)} ${size === 'l' ? largeBox : ''}`}>
          <input
            inputMode="numeric"
            autoComplete="off"
            {...attributes}
            aria-describedby={[unitId, attributes['aria-describedby']].filter(Boolean).join(' ')}
            type="text"
            value={shown}
            className={`${input} ${amount}`}
            onChange={type}
            onCompositionEnd={(event) => {
              onCompositionEnd?.(event);
              write(event.currentTarget, 'other');
            }}
            onBlur={(event) => {
              attributes.onBlur(event);
              if (value !== null) setDraft({ text: written, amount: value });
            }}
          />
          <span id={unitId} className={unit}>
            {words.unit}
          </span>
        </div>
        {usualAmounts !== undefined && (
          <Chips
            label={words.usualAmounts}
            values={usualAmounts}
            selected={value}
            onSelect={(usual) => take(groupDigits(String(usual)))}
            format={(usual) => groupDigits(String(usual))}
            layout="grid"
            disabled={props.disabled === true || props.readOnly === true}
          />
        )}
      </div>
    </Field>
  );
}
