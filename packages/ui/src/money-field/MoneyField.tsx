import { useId, useRef, type ChangeEvent, type CompositionEvent } from 'react';
import { Chips } from '../chips/Chips.tsx';
import { input } from '../field/Field.css.ts';
import { boxClass, Field, type FieldWordsProps } from '../field/Field.tsx';
import { useControlField } from '../field/useControlField.ts';
import type { TextInputProps } from '../field/TextControl.tsx';
import { isWholeNumber, readWholeNumber } from '../field/whole-number.ts';
import { SentValue, useNameUntilSent } from '../field/SentValue.tsx';
import type { FieldIssue } from '../form/FormStore.ts';
import type { FieldValueProps } from '../form/useField.ts';
import { useOwnIssue } from '../form/useOwnIssue.ts';
import { useTypedText } from '../form/useTypedText.ts';
import { groupDigits } from '../money/grouping.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { moneyFieldWords } from '../words/vietnamese/fields.ts';
import {
  editOf,
  groupWhileTyping,
  isGrouped,
  isOfAllDigits,
  isOfDigits,
  type Edit,
} from './groupedDigits.ts';
import { amount, largeBox, unit } from './MoneyField.css.ts';
import '../field/read-only.css.ts';

export interface MoneyFieldProps
  extends FieldWordsProps, FieldValueProps<number | null>, TextInputProps {
  /**
   * Reads what was typed, in whole VND; null when it is no amount. Give one that knows '50k' or '1,5tr'; such a text stays
   * as typed until the field is left. @default digits, alone or in groups of three as the field writes them or by blanks
   */
  readonly parse?: ((text: string) => number | null) | undefined;
  /** Amounts in VND that are one press away, as a grid of buttons below. */
  readonly usualAmounts?: readonly number[] | undefined;
  /** `l` where the amount is the subject: 52 px high, 22 px figures. @default 'm' */
  readonly size?: 'm' | 'l' | undefined;
}

function isAmount(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

/**
 * An amount of VND. Renders a `<label>`, a text `<input inputmode="numeric">` with the unit beside it, the usual amounts and
 * one message slot. The value is an integer, or null while there is none; it is written in groups of three (`1.284.500`, in English `1,284,500`). A text that
 * is no amount ('1,5', '1e3') stays as it was typed: the message slot says so once the field was left, and its form is not sent.
 */
export function MoneyField({
  parse: parseGiven,
  usualAmounts,
  size = 'm',
  onChange,
  onCompositionStart,
  onCompositionEnd,
  ...props
}: MoneyFieldProps) {
  const words = useKitWords('moneyField', moneyFieldWords);
  const { grouping } = words;
  const parse = parseGiven ?? ((text: string) => readWholeNumber(text, grouping));
  const write = (amountToWrite: number | null) =>
    amountToWrite === null ? '' : groupDigits(String(amountToWrite), grouping);
  const unitId = useId();
  const field = useControlField(props, {
    empty: null,
    accepts: isAmount,
    read(element: HTMLInputElement) {
      const early = parse(element.value);
      if (early === null) typed.keep(element.value);
      return early;
    },
  });
  const { value } = field;
  const { disabled, form } = props;
  const typed = useTypedText(field, null, write);
  const { text: shown } = typed;
  const composedOn = useRef(shown);
  const issue = useOwnIssue(field, issueOf(shown));
  const { shell, attributes } = field.parts({ issue });
  const nameUntilSent = useNameUntilSent(props.name);

  function issueOf(text: string): FieldIssue | undefined {
    if (value !== null || text.trim() === '') return undefined;
    return {
      status: 'invalid',
      message: isWholeNumber(text, grouping) ? words.tooLarge : words.notWhole,
    };
  }

  function take(text: string): void {
    typed.take(text, parse(text));
  }

  /** Whether a text is left as it was typed: its separators may be more than those of groups ('1,5tr'), which `parse` knows. */
  function waits(text: string, edit: Edit, before: string): boolean {
    if (!isOfDigits(text)) return true;
    return !isOfAllDigits(text, parse(text)) && !(edit !== 'other' && isGrouped(before, grouping));
  }

  /** @param before the text that was edited */
  function group(element: HTMLInputElement, edit: Edit, before: string): void {
    if (waits(element.value, edit, before)) {
      take(element.value);
      return;
    }
    const caret = element.selectionStart ?? 0;
    const grouped = groupWhileTyping(element.value, caret, edit === 'deletion', grouping);
    // Written here already, so that React finds its value in place and leaves the caret alone.
    element.value = grouped.text;
    element.setSelectionRange(grouped.caret, grouped.caret);
    // The zeros that a deleted digit has left in front are written, and are none of the amount.
    typed.take(grouped.text, parse(groupWhileTyping(grouped.text, 0, false, grouping).text));
  }

  function type(event: ChangeEvent<HTMLInputElement>): void {
    const { currentTarget: element, nativeEvent } = event;
    onChange?.(event);
    // A text that an input method is putting together is its own; what becomes of it is grouped.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) take(element.value);
    else group(element, editOf(nativeEvent), shown);
  }

  function endComposition(event: CompositionEvent<HTMLInputElement>): void {
    onCompositionEnd?.(event);
    group(event.currentTarget, editOf(event.nativeEvent), composedOn.current);
  }

  return (
    <Field {...shell}>
      <div>
        <div className={`${boxClass(issue?.status)} ${size === 'l' ? largeBox : ''}`}>
          <input
            inputMode="numeric"
            autoComplete="off"
            {...attributes}
            {...nameUntilSent}
            aria-describedby={[unitId, attributes['aria-describedby']].filter(Boolean).join(' ')}
            type="text"
            value={shown}
            className={`${input} ${amount}`}
            onChange={type}
            onCompositionStart={(event) => {
              onCompositionStart?.(event);
              composedOn.current = shown;
            }}
            onCompositionEnd={endComposition}
            onBlur={(event) => {
              attributes.onBlur(event);
              typed.settle();
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
            onSelect={(usual) => take(write(usual))}
            format={write}
            layout="grid"
            disabled={disabled === true || props.readOnly === true}
          />
        )}
      </div>
      <SentValue
        name={props.name}
        value={value === null ? '' : String(value)}
        disabled={disabled}
        form={form}
      />
    </Field>
  );
}
