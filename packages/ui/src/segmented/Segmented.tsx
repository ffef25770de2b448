import { FieldGroup, type FieldWordsProps } from '../field/Field.tsx';
import { isString, leavesGroup, type FieldValueProps } from '../form/useField.ts';
import { useGroupField } from '../form/useGroupField.ts';
import { note, radio, segment, track } from './Segmented.css.ts';

export interface SegmentedOption {
  readonly value: string;
  readonly label: string;
  /** Below the label: the unit price of this choice. */
  readonly note?: string;
  readonly disabled?: boolean;
}

export interface SegmentedProps extends FieldWordsProps, FieldValueProps<string> {
  /** Two to four short choices. */
  readonly options: readonly SegmentedOption[];
  readonly disabled?: boolean;
}

/**
 * One of two to four, all in sight: hour, day or month with their prices. Renders a `<fieldset role="radiogroup">` of radios on
 * a track. Pattern: WAI-ARIA radio group; arrow keys move and choose, the choice is one tab stop.
 */
export function Segmented({
  label,
  hideLabel,
  aside,
  hint,
  issue: givenIssue,
  required: givenRequired,
  options,
  disabled,
  ...binding
}: SegmentedProps) {
  const { value, setValue, leave, issue, group, inputName, messageId, required, optional } =
    useGroupField<string>({
      ...binding,
      issue: givenIssue,
      required: givenRequired,
      empty: '',
      accepts: isString,
      read: ([checked]) => checked,
    });
  return (
    <FieldGroup
      ref={group}
      kind="radiogroup"
      label={label}
      hideLabel={hideLabel}
      aside={aside}
      hint={hint}
      issue={issue}
      optional={optional}
      required={required}
      disabled={disabled}
      messageId={messageId}
    >
      <div className={track}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              name={inputName}
              value={option.value}
              className={radio}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => setValue(option.value)}
              onBlur={leavesGroup(leave)}
            />
            <span>{option.label}</span>
            {option.note !== undefined && <span className={note}>{option.note}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
