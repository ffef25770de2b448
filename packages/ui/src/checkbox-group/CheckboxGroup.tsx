import type { ReactNode } from 'react';
import { checkbox, checkboxStatus, row, words, list } from '../checkbox/Checkbox.css.ts';
import { FieldGroup } from '../field/Field.tsx';
import { leavesGroup } from '../form/useField.ts';
import { checkedValues, useGroupField, type GroupFieldProps } from '../form/useGroupField.ts';

export interface CheckboxGroupOption {
  readonly value: string;
  /** It may hold a link. */
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface CheckboxGroupProps extends GroupFieldProps<readonly string[]> {
  readonly options: readonly CheckboxGroupOption[];
}

const nothing: readonly string[] = [];

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/**
 * Any number of a few. Renders a `<fieldset>` of checkboxes and one message slot. The value is the list of chosen values, in the
 * order of the options; a consent is a group of one (specification, section 5: 'at least 1 entry') with `hideLabel`.
 */
export function CheckboxGroup({ options, ...field }: CheckboxGroupProps) {
  const { value, setValue, leave, issue, inputName, required, shell } = useGroupField(field, {
    empty: nothing,
    accepts: isList,
    read: checkedValues,
  });
  return (
    <FieldGroup kind="group" {...shell}>
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
