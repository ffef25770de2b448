import type { ReactNode } from 'react';
import { field } from '../field/Field.css.ts';
import { Message } from '../field/Field.tsx';
import { useControlField, type NativeControlProps } from '../field/useControlField.ts';
import type { FieldIssue } from '../form/FormStore.ts';
import { booleanField, type FieldValueProps } from '../form/useField.ts';
import { checkbox, checkboxStatus, row, words } from './Checkbox.css.ts';

type InputProps = Omit<NativeControlProps<'input'>, 'type' | 'size' | 'checked' | 'defaultChecked'>;

export interface CheckboxProps extends FieldValueProps<boolean>, InputProps {
  /** What is agreed to; it may hold a link. */
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  readonly issue?: FieldIssue | undefined;
  /** @default true inside a `Form`, else false */
  readonly required?: boolean | undefined;
}

/**
 * One yes or no. Renders a `<label>` around an `<input type="checkbox">`, and one message slot. For one or more of several, and
 * for a consent that the form holds as a list, use `CheckboxGroup`.
 */
export function Checkbox({ onChange, ...props }: CheckboxProps) {
  const { value, setValue, issue, parts } = useControlField(props, booleanField);
  const { shell, attributes } = parts();
  return (
    <div className={field}>
      <label className={row}>
        <input
          {...attributes}
          type="checkbox"
          checked={value}
          className={issue === undefined ? checkbox : `${checkbox} ${checkboxStatus[issue.status]}`}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.currentTarget.checked);
          }}
        />
        <span className={words}>{shell.label}</span>
      </label>
      <Message id={shell.messageId} hint={shell.hint} issue={issue} />
    </div>
  );
}
