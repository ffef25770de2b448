import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { field } from '../field/Field.css.ts';
import { Message } from '../field/Field.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useSharedRef } from '../field/useSharedRef.ts';
import type { FieldIssue } from '../form/FormStore.ts';
import { useField, type FieldValueProps } from '../form/useField.ts';
import { checkbox, checkboxStatus, row, words } from './Checkbox.css.ts';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'className'
  | 'style'
  | 'type'
  | 'size'
  | 'value'
  | 'checked'
  | 'defaultValue'
  | 'defaultChecked'
  | 'name'
  | 'required'
  | 'children'
>;

export interface CheckboxProps extends FieldValueProps<boolean>, InputProps {
  /** What is agreed to; it may hold a link. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly issue?: FieldIssue | undefined;
  /** @default true inside a `Form`, else false */
  readonly required?: boolean | undefined;
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/**
 * One yes or no. Renders a `<label>` around an `<input type="checkbox">`, and one message slot. For one or more of several, and
 * for a consent that the form holds as a list, use `CheckboxGroup`.
 */
export function Checkbox({
  label,
  hint,
  issue: givenIssue,
  required,
  name,
  value: givenValue,
  defaultValue,
  onValueChange,
  id,
  'aria-describedby': describedBy,
  ref,
  onBlur,
  onChange,
  ...props
}: CheckboxProps) {
  const control = useRef<HTMLInputElement>(null);
  useSharedRef(ref, control);
  const { value, setValue, leave, issue, inForm } = useField<boolean, HTMLInputElement>({
    name,
    value: givenValue,
    defaultValue,
    onValueChange,
    empty: false,
    accepts: isBoolean,
    issue: givenIssue,
    control,
    read: (element) => element.checked,
  });
  const { messageId, attributes } = useFieldIds({
    id,
    describedBy,
    aside: undefined,
    hint,
    issue,
    required,
    inForm,
  });
  return (
    <div className={field}>
      <label className={row}>
        <input
          {...props}
          {...attributes}
          ref={control}
          type="checkbox"
          name={name}
          checked={value}
          className={issue === undefined ? checkbox : `${checkbox} ${checkboxStatus[issue.status]}`}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.currentTarget.checked);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            leave();
          }}
        />
        <span className={words}>{label}</span>
      </label>
      <Message id={messageId} hint={hint} issue={issue} />
    </div>
  );
}
