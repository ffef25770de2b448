import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { field } from '../field/Field.css.ts';
import { Message } from '../field/Field.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useSharedRef } from '../field/useSharedRef.ts';
import type { FieldIssue } from '../form/FormStore.ts';
import { useField, type FieldValueProps } from '../form/useField.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import {
  control as controlClass,
  label as labelClass,
  row,
  track,
  trackStatus,
  waiting,
} from './Switch.css.ts';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'className'
  | 'style'
  | 'type'
  | 'role'
  | 'size'
  | 'value'
  | 'checked'
  | 'defaultValue'
  | 'defaultChecked'
  | 'name'
  | 'required'
  | 'children'
>;

export interface SwitchProps extends FieldValueProps<boolean>, InputProps {
  /** What is on or off; it does not change with the state. */
  readonly label: string;
  readonly hint?: ReactNode;
  readonly issue?: FieldIssue | undefined;
  /** The change is being saved: it stays focusable and is not pressed a second time. @default false */
  readonly busy?: boolean;
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/**
 * On or off, and it takes effect at once: night notifications, dark theme. Renders a `<label>` around an `<input type="checkbox"
 * role="switch">` at its end, and one message slot. What takes effect only with a form's button, and every consent, is a
 * `Checkbox`. It is never required.
 *
 * Pattern: WAI-ARIA switch. Space switches; a press on the words too.
 */
export function Switch({
  label,
  hint,
  issue: givenIssue,
  busy = false,
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
}: SwitchProps) {
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
    required: false,
    inForm,
  });
  return (
    <div className={field}>
      <label className={row}>
        <span className={labelClass}>{label}</span>
        <span className={controlClass}>
          {busy && (
            <span className={waiting}>
              <Spinner size={16} />
            </span>
          )}
          <input
            {...props}
            {...attributes}
            ref={control}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
            role="switch"
            name={name}
            checked={value}
            {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
            className={issue === undefined ? track : `${track} ${trackStatus[issue.status]}`}
            onChange={(event) => {
              if (busy) return;
              onChange?.(event);
              setValue(event.currentTarget.checked);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              leave();
            }}
          />
        </span>
      </label>
      <Message id={messageId} hint={hint} issue={issue} />
    </div>
  );
}
