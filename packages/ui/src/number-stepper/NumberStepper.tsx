import type { KeyboardEvent } from 'react';
import { Chips } from '../chips/Chips.tsx';
import { boxClass, Field, type FieldWordsProps } from '../field/Field.tsx';
import { useControlField, type OwnInputProps } from '../field/useControlField.ts';
import { isWholeNumber, readWholeNumber } from '../field/whole-number.ts';
import { SentValue, useNameUntilSent } from '../field/SentValue.tsx';
import type { FieldIssue } from '../form/FormStore.ts';
import type { FieldValueProps } from '../form/useField.ts';
import { useOwnIssue } from '../form/useOwnIssue.ts';
import { useTypedText } from '../form/useTypedText.ts';
import { IconMinus } from '../icon/generated/IconMinus.ts';
import { IconPlus } from '../icon/generated/IconPlus.ts';
import { groupDigits } from '../money/grouping.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { numberStepperWords } from '../words/vietnamese/fields.ts';
import { alone, frame, key, middle, number, unit as unitClass } from './NumberStepper.css.ts';

export interface NumberStepperProps
  extends FieldWordsProps, FieldValueProps<number | null>, OwnInputProps {
  /** After the number, and in the chips: 'giờ', 'tháng'. A function in a language where it changes with the number. */
  readonly unit?: string | ((count: number) => string) | undefined;
  /** The keys stop here, and a number typed below it is explained and keeps its form from being sent. @default 1 */
  readonly min?: number | undefined;
  /** The same at the other end. @default 9999 */
  readonly max?: number | undefined;
  /** Values that are one press away. */
  readonly usualValues?: readonly number[] | undefined;
}

function isNumber(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

function write(value: number | null): string {
  return value === null ? '' : String(value);
}

function invalid(message: string): FieldIssue {
  return { status: 'invalid', message };
}

/**
 * A small whole number: −, the value, +, and the usual values as chips. Renders a `<label>`, an `<input role="spinbutton">` between
 * two buttons, a group of chips and one message slot. Pattern: WAI-ARIA spinbutton: arrows change by one, Page Up and Page
 * Down by ten, Home and End go to the limits; the two buttons are outside the tab order, since the arrows do the same.
 * The value is an integer, or null while the box holds none. What is typed or pasted stays: no other number is made of '1,5' or
 * '1e3', nor of one beyond the limits. The message slot says what is taken once the field was left, and its form is not sent.
 */
export function NumberStepper({
  unit,
  min = 1,
  max = 9999,
  usualValues,
  disabled = false,
  ...props
}: NumberStepperProps) {
  const words = useKitWords('numberStepper', numberStepperWords);
  const { grouping } = words;
  const unitOf = (amount: number) => (typeof unit === 'function' ? unit(amount) : unit);
  const limit = (amount: number) =>
    `${groupDigits(String(amount), grouping)} ${unitOf(amount) ?? ''}`.trimEnd();
  const field = useControlField(props, {
    empty: null,
    accepts: isNumber,
    read(element: HTMLInputElement) {
      const early = readWholeNumber(element.value, grouping);
      if (early === null) typed.keep(element.value);
      return early;
    },
  });
  const { value } = field;
  const typed = useTypedText(field, null, write);
  const ownIssue = issueOf(typed.text);
  const issue = useOwnIssue(field, ownIssue);
  const { shell, attributes } = field.parts({ issue });
  const nameUntilSent = useNameUntilSent(props.name);
  const withUnit = (amount: number): string =>
    unit === undefined ? String(amount) : `${amount} ${unitOf(amount)}`;

  function issueOf(text: string): FieldIssue | undefined {
    if (text.trim() === '') return undefined;
    const typedNumber = readWholeNumber(text, grouping);
    if (typedNumber === null && !isWholeNumber(text, grouping)) {
      return invalid(words.notWhole(groupDigits(String(min), grouping), limit(max)));
    }
    if (typedNumber === null || typedNumber > max) return invalid(words.tooLarge(limit(max)));
    return typedNumber < min ? invalid(words.tooSmall(limit(min))) : undefined;
  }

  function choose(next: number): void {
    typed.take(String(next), next);
  }

  function change(by: number): void {
    if (!disabled) choose(Math.min(max, Math.max(min, (value ?? 0) + by)));
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowUp: () => change(1),
      ArrowDown: () => change(-1),
      PageUp: () => change(10),
      PageDown: () => change(-10),
      Home: () => choose(min),
      End: () => choose(max),
    };
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  }

  const keyProps = (isAtLimit: boolean) => ({
    type: 'button' as const,
    tabIndex: -1,
    className: key,
    ...(isAtLimit || disabled ? { 'aria-disabled': true } : {}),
  });

  return (
    <Field {...shell}>
      <div>
        <div className={`${boxClass(issue?.status)} ${frame}`}>
          <button
            {...keyProps((value ?? min) <= min)}
            aria-label={words.decrease(props.label)}
            onClick={() => {
              if (value !== null && value > min) change(-1);
            }}
          >
            <IconMinus />
          </button>
          <span className={middle}>
            <input
              {...attributes}
              {...nameUntilSent}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              role="spinbutton"
              aria-valuemin={min}
              aria-valuemax={max}
              {...(value === null || ownIssue !== undefined
                ? {}
                : { 'aria-valuenow': value, 'aria-valuetext': withUnit(value) })}
              value={typed.text}
              disabled={disabled}
              className={unit === undefined ? `${number} ${alone}` : number}
              onChange={({ currentTarget: { value: text } }) =>
                typed.take(text, readWholeNumber(text, grouping))
              }
              onKeyDown={press}
              onBlur={(event) => {
                attributes.onBlur(event);
                typed.settle();
              }}
              onFocus={(event) => event.currentTarget.select()}
            />
            {unit !== undefined && (
              <span aria-hidden="true" className={unitClass}>
                {unitOf(value ?? 0)}
              </span>
            )}
          </span>
          <button
            {...keyProps((value ?? 0) >= max)}
            aria-label={words.increase(props.label)}
            onClick={() => {
              if ((value ?? 0) < max) change(1);
            }}
          >
            <IconPlus />
          </button>
        </div>
        {usualValues !== undefined && (
          <Chips
            label={words.usualValues}
            values={usualValues}
            selected={value}
            onSelect={choose}
            format={withUnit}
            layout="wrap"
            disabled={disabled}
          />
        )}
      </div>
      <SentValue name={props.name} value={write(value)} disabled={disabled} />
    </Field>
  );
}
