import type { ReactNode } from 'react';
import { field } from '../field/Field.css.ts';
import { Message } from '../field/Field.tsx';
import { useControlField, type NativeControlProps } from '../field/useControlField.ts';
import type { FieldIssue } from '../form/FormStore.ts';
import { booleanField, type FieldValueProps } from '../form/useField.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import * as styles from './Switch.css.ts';

type InputProps = Omit<
  NativeControlProps<'input'>,
  'role' | 'type' | 'size' | 'checked' | 'defaultChecked'
>;

export interface SwitchProps extends FieldValueProps<boolean>, InputProps {
  /** What is on or off; it does not change with the state. */
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  readonly issue?: FieldIssue | undefined;
  /** The change is being saved: it stays focusable and is not pressed a second time. @default false */
  readonly busy?: boolean | undefined;
}

/**
 * On or off, and it takes effect at once: night notifications, dark theme. Renders a `<label>` around an `<input type="checkbox"
 * role="switch">` at its end, and one message slot. What takes effect only with a form's button, and every consent, is a
 * `Checkbox`. It is never required.
 *
 * Pattern: WAI-ARIA switch. Space switches; a press on the words too.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function Switch({ busy = false, onChange, ...props }: SwitchProps) {
  const { value, setValue, issue, parts } = useControlField(
    { ...props, required: false },
    booleanField,
  );
  const { shell, attributes } = parts();
  return (
    <div className={field}>
      <label className={styles.row}>
        <span className={styles.label}>{shell.label}</span>
        <span className={styles.control}>
          {busy && (
            <span className={styles.waiting}>
              <Spinner size={16} />
            </span>
          )}
          <input
            {...attributes}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
            role="switch"
            checked={value}
            {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
            className={
              issue === undefined
                ? styles.track
                : `${styles.track} ${styles.trackStatus[issue.status]}`
            }
            onChange={(event) => {
              if (busy) return;
              onChange?.(event);
              setValue(event.currentTarget.checked);
            }}
          />
        </span>
      </label>
      <Message id={shell.messageId} hint={shell.hint} issue={issue} />
    </div>
  );
}
