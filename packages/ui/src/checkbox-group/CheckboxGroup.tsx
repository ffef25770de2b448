import type { ReactNode } from 'react';
import { checkbox, checkboxStatus, row, words } from '../checkbox/Checkbox.css.ts';
import { FieldGroup, type FieldWordsProps } from '../field/Field.tsx';
import { leavesGroup, type FieldValueProps } from '../form/useField.ts';
import { useGroupField } from '../form/useGroupField.ts';
import { list } from './CheckboxGroup.css.ts';

export interface CheckboxGroupOption {
  readonly value: string;
  /** It may hold a link. */
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface CheckboxGroupProps extends FieldWordsProps, FieldValueProps<readonly string[]> {
  readonly options: readonly CheckboxGroupOption[];
  readonly disabled?: boolean;
}

const nothing: readonly string[] = [];

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/**
 * Any number of a few. Renders a `<fieldset>` of checkboxes and one message slot. The value is the list of chosen values, in the
 * order of the options; a consent is a group of one (specification, section 5: 'at least 1 entry') with `hideLabel`.
 */
export function CheckboxGroup({
  label,
  hideLabel,
  aside,
  hint,
  issue: givenIssue,
  required: givenRequired,
  options,
  disabled,
  ...binding
}: CheckboxGroupProps) {
  const { value, setValue, leave, issue, group, inputName, messageId, required, optional } =
    useGroupField<readonly string[]>({
      ...binding,
      issue: givenIssue,
      required: givenRequired,
      empty: nothing,
      accepts: isList,
      read: (checked) => checked,
    });
  return (
    <FieldGroup
      ref={group}
      kind="group"
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
      <div className={list}>
        {options.map((option) => (
          <label key={option.value} className={row}>
            <input
              type="checkbox"
              name={inputName}
              value={option.value}
              className={
                issue === undefined ? checkbox : `${checkbox} ${checkboxStatus[issue.status]}`
              }
              checked={value.includes(option.value)}
              disabled={option.disabled}
              // One of one must be checked; of several the browser cannot say 'at least one'.
              required={required && options.length === 1}
              aria-invalid={issue !== undefined}
              onChange={({ currentTarget: { checked } }) =>
                setValue(
                  options
                    .map((other) => other.value)
                    .filter((other) => (other === option.value ? checked : value.includes(other))),
                )
              }
              onBlur={leavesGroup(leave)}
            />
            <span className={words}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
