import { useState } from 'react';
import { Field, type FieldWordsProps } from '../field/Field.tsx';
import { SentValue, useNameUntilSent } from '../field/SentValue.tsx';
import type { FieldValueProps } from '../form/useField.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { dateFieldWords } from '../words/vietnamese/dates.ts';
import type { DateInputProps } from './DateBox.tsx';
import { DateControl } from './DateControl.tsx';
import { type DateLimits, useDateField } from './useDateDraft.ts';

export interface DateFieldProps
  extends FieldWordsProps, FieldValueProps<string>, DateLimits, DateInputProps {}

/**
 * A date, typed as DD/MM/YYYY or chosen from a calendar. Renders a `<label>`, a text `<input>` with a calendar button and one
 * message slot; while open, a `<div role="dialog">` with a month, on phones a sheet from the bottom edge.
 *
 * The value is `YYYY-MM-DD` without a time zone, or '' while there is none. The week begins on Monday. What is no day of the
 * calendar or lies outside `min` and `max` is explained below the field once it was left, and keeps its form from being sent. The calendar's
 * code (React Aria) is loaded just before it is opened; the field works without.
 *
 * Pattern: WAI-ARIA date picker dialog. In the month: arrow keys move by days and weeks, Home and End to its first and last day,
 * Page Up and Page Down by months (with Shift by years), Enter and Space choose; Esc closes and gives the focus back.
 * For a date that everybody knows by heart use `BirthDateField`.
 */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const words = useKitWords('dateField', dateFieldWords);
  const [notLoaded, setNotLoaded] = useState(false);
  const field = useDateField(props, { min, max });
  const issue =
    field.issue ??
    (notLoaded ? ({ status: 'warn', message: words.notLoaded } as const) : undefined);
  const { shell, attributes } = field.parts({ issue });
  const nameUntilSent = useNameUntilSent(props.name);
  return (
    <Field {...shell}>
      <DateControl
        {...attributes}
        {...nameUntilSent}
        onBlur={props.onBlur}
        label={props.label}
        value={field.value}
        draft={field.draft}
        status={issue?.status}
        min={min}
        max={max}
        onNotLoaded={setNotLoaded}
        onLeave={field.leave}
      />
      <SentValue
        name={props.name}
        value={field.value}
        disabled={props.disabled}
        form={props.form}
      />
    </Field>
  );
}
