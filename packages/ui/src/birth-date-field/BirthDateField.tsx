import { DateBox, type DateInputProps } from '../date-field/DateBox.tsx';
import { type DateLimits, useDateField } from '../date-field/useDateDraft.ts';
import { localToday } from '../date-field/writtenDate.ts';
import { Field, type FieldWordsProps } from '../field/Field.tsx';
import { SentValue, useNameUntilSent } from '../field/SentValue.tsx';
import type { FieldValueProps } from '../form/useField.ts';

/** Nobody who rents a machine was born before. */
const earliestBirth = '1900-01-01';

export interface BirthDateFieldProps
  extends FieldWordsProps, FieldValueProps<string>, DateLimits, DateInputProps {
  /** First day that is accepted, `YYYY-MM-DD`. @default '1900-01-01' */
  readonly min?: string | undefined;
  /** Last day that is accepted, `YYYY-MM-DD`. @default today on this device */
  readonly max?: string | undefined;
}

/**
 * A date that everybody knows by heart: of birth, or as it stands on a document. Renders a `<label>`, one text
 * `<input autocomplete="bday">` and one message slot. There is no calendar: typing is quicker than paging through decades
 * (GOV.UK, memorable dates).
 *
 * The value is `YYYY-MM-DD`, or '' while there is none. Typed as `1/2/1990`, `01-02-1990` or `01021990`; written in full
 * (`01/02/1990`) when the field is left. What is no day of the calendar is explained below the field once it was left, and keeps
 * its form from being sent. For a date that is looked up use `DateField`.
 */
export function BirthDateField({
  min = earliestBirth,
  max = localToday(),
  ...props
}: BirthDateFieldProps) {
  const { draft, value, issue, parts } = useDateField(props, { min, max });
  const { disabled, form } = props;
  const { shell, attributes } = parts({ issue });
  const nameUntilSent = useNameUntilSent(props.name);
  return (
    <Field {...shell}>
      <DateBox
        autoComplete="bday"
        {...attributes}
        {...nameUntilSent}
        draft={draft}
        status={issue?.status}
      />
      <SentValue name={props.name} value={value} disabled={disabled} form={form} />
    </Field>
  );
}
