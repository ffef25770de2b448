import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { box, boxStatus } from '../field/Field.css.ts';
import { Field, type FieldWordsProps } from '../field/Field.tsx';
import { useFieldParts } from '../field/useFieldParts.ts';
import { useSharedRef } from '../field/useSharedRef.ts';
import { isString, useField, type FieldValueProps } from '../form/useField.ts';
import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { chevron, frame, icon as iconClass, select, withIcon } from './Select.css.ts';

export interface SelectOption {
  /** What the form holds. The empty string is 'nothing chosen'. */
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

type NativeProps = Omit<
  ComponentPropsWithRef<'select'>,
  | 'className'
  | 'style'
  | 'size'
  | 'multiple'
  | 'value'
  | 'defaultValue'
  | 'name'
  | 'required'
  | 'children'
>;

export interface SelectProps extends FieldWordsProps, FieldValueProps<string>, NativeProps {
  readonly options: readonly SelectOption[];
  /** Stands while nothing is chosen, and cannot be chosen itself. */
  readonly placeholder?: string;
  /** In the box before the choice, size 20. */
  readonly icon?: ReactNode;
}

/**
 * One of a short list (at most some fifteen). Renders a `<label>`, a native `<select>` and one message slot. The list has our
 * look and a height of 320 px at most where the browser lets us style it; phones keep their own.
 */
export function Select({
  label,
  hideLabel,
  aside,
  hint,
  issue: givenIssue,
  required,
  name,
  value: givenValue,
  defaultValue,
  onValueChange,
  options,
  placeholder,
  icon,
  id,
  'aria-describedby': describedBy,
  ref,
  onBlur,
  onChange,
  ...props
}: SelectProps) {
  const control = useRef<HTMLSelectElement>(null);
  useSharedRef(ref, control);
  const { value, setValue, leave, issue, inForm } = useField<string, HTMLSelectElement>({
    name,
    value: givenValue,
    defaultValue,
    onValueChange,
    empty: placeholder === undefined ? (options[0]?.value ?? '') : '',
    accepts: isString,
    issue: givenIssue,
    control,
    // The placeholder is nobody's choice: it also stands where the option of the value has yet to come.
    read: (element) =>
      placeholder !== undefined && element.value === '' ? undefined : element.value,
  });
  const { shell, attributes } = useFieldParts(
    { label, hideLabel, aside, hint, required },
    { id, describedBy, issue, inForm },
  );
  const boxClass = issue === undefined ? box : `${box} ${boxStatus[issue.status]}`;
  return (
    <Field {...shell}>
      <div className={`${boxClass} ${frame}`}>
        <select
          {...props}
          {...attributes}
          ref={control}
          name={name}
          value={value}
          data-empty={value === '' && placeholder !== undefined ? '' : undefined}
          className={icon === undefined ? select : `${select} ${withIcon}`}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.currentTarget.value);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            leave();
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        {icon !== undefined && <span className={iconClass}>{icon}</span>}
        <span className={chevron}>
          <IconChevronDown size={16} />
        </span>
      </div>
    </Field>
  );
}
