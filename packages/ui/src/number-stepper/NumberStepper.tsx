import type { KeyboardEvent } from 'react';
import { Chips } from '../chips/Chips.tsx';
import { boxClass, Field, type FieldWordsProps } from '../field/Field.tsx';
import { useControlField, type OwnInputProps } from '../field/useControlField.ts';
import type { FieldValueProps } from '../form/useField.ts';
import { IconMinus } from '../icon/generated/IconMinus.ts';
import { IconPlus } from '../icon/generated/IconPlus.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { numberStepperWords } from '../words/vietnamese/fields.ts';
import { alone, frame, key, middle, number, unit as unitClass } from './NumberStepper.css.ts';

export interface NumberStepperProps
  extends FieldWordsProps, FieldValueProps<number | null>, OwnInputProps {
  /** After the number, and in the chips: 'giờ', 'tháng'. A function in a language where it changes with the number. */
  readonly unit?: string | ((count: number) => string);
  /** The keys stop here; a number typed below it is the form's to refuse. @default 1 */
  readonly min?: number;
  /** The keys stop here. @default 9999 */
  readonly max?: number;
  /** Values that are one press away. */
  readonly usualValues?: readonly number[];
}

/** So many can be typed in any case: a number above `max` is the form's to refuse, and not cut to another one. */
const usualDigits = 4;

function isNumber(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

function parse(text: string, max: number): number | null {
  const mostDigits = Math.max(usualDigits, String(max).length);
  const digits = text.replaceAll(/\D/g, '').slice(0, mostDigits);
  return digits === '' ? null : Number(digits);
}

/**
 * A small whole number: −, the value, +, and the usual values as chips. Renders a `<label>`, an `<input role="spinbutton">` between
 * two buttons, a group of chips and one message slot. Pattern: WAI-ARIA spinbutton: arrows change by one, Page Up and Page
 * Down by ten, Home and End go to the limits; the two buttons are outside the tab order, since the arrows do the same.
 * The value is an integer, or null while the box is empty.
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
  const { value, setValue, issue, parts } = useControlField(props, {
    empty: null,
    accepts: isNumber,
    read: (element: HTMLInputElement) => parse(element.value, max),
  });
  const { shell, attributes } = parts();
  const unitOf = (amount: number) => (typeof unit === 'function' ? unit(amount) : unit);
  const withUnit = (amount: number): string =>
    unit === undefined ? String(amount) : `${amount} ${unitOf(amount)}`;

  function change(by: number): void {
    if (!disabled) setValue(Math.min(max, Math.max(min, (value ?? 0) + by)));
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowUp: () => change(1),
      ArrowDown: () => change(-1),
      PageUp: () => change(10),
      PageDown: () => change(-10),
      Home: () => setValue(min),
      End: () => setValue(max),
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
              type="text"
              inputMode="numeric"
              autoComplete="off"
              role="spinbutton"
              aria-valuemin={min}
              aria-valuemax={max}
              {...(value === null
                ? {}
                : { 'aria-valuenow': value, 'aria-valuetext': withUnit(value) })}
              value={value ?? ''}
              disabled={disabled}
              className={unit === undefined ? `${number} ${alone}` : number}
              onChange={(event) => setValue(parse(event.currentTarget.value, max))}
              onKeyDown={press}
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
            onClick={() => change(1)}
          >
            <IconPlus />
          </button>
        </div>
        {usualValues !== undefined && (
          <Chips
            label={words.usualValues}
            values={usualValues}
            selected={value}
            onSelect={setValue}
            format={withUnit}
            layout="wrap"
            disabled={disabled}
          />
        )}
      </div>
    </Field>
  );
}
