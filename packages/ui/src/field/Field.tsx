import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FieldIssue } from '../form/FormStore.ts';
import { IconAlertCircle } from '../icon/generated/IconAlertCircle.ts';
import { IconAlertTriangle } from '../icon/generated/IconAlertTriangle.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { formWords, fieldWords } from '../words/vietnamese/basics.ts';
import * as styles from './Field.css.ts';

/** What every field says about itself. */
export interface FieldWordsProps {
  /** Visible name of the field. There is no field without one. */
  readonly label: string;
  /** Keep the label for screen readers only, where the place says it (a search box). @default false */
  readonly hideLabel?: boolean | undefined;
  /** At the right of the label: a limit such as 'Ít nhất 1 giờ'. */
  readonly aside?: ReactNode | undefined;
  /** Help below the control; an error takes its place. */
  readonly hint?: ReactNode | undefined;
  /** Shown in place of the form's issue, and outside a form. */
  readonly issue?: FieldIssue | undefined;
  /** Must be given. Inside a `Form`, `false` writes 'không bắt buộc' beside the label. @default true inside a `Form`, else false */
  readonly required?: boolean | undefined;
}

interface FieldShellProps extends Omit<FieldWordsProps, 'required' | 'label'> {
  readonly label: ReactNode;
  readonly optional: boolean;
  readonly messageId: string;
  readonly children: ReactNode;
}

function Name({ label, optional }: Pick<FieldShellProps, 'label' | 'optional'>) {
  const words = useKitWords('field', fieldWords);
  return (
    <>
      {label}
      {optional && ' '}
      {optional && <span className={styles.aside}>({words.optional})</span>}
    </>
  );
}

/** The one slot below a control: its hint, or what is wrong. Private to the kit's fields. */
export function Message({
  id,
  hint,
  issue,
}: {
  id: string;
  hint: ReactNode;
  issue: FieldIssue | undefined;
}) {
  const words = useKitWords('form', formWords);
  if (issue !== undefined) {
    return (
      <p id={id} className={`${styles.message} ${styles.messageStatus[issue.status]}`}>
        <span className={`${styles.messageIcon} ${styles.messageIconStatus[issue.status]}`}>
          {issue.status === 'invalid' ? (
            <IconAlertCircle size={16} />
          ) : (
            <IconAlertTriangle size={16} />
          )}
        </span>
        <span>{words.message(issue.message)}</span>
      </p>
    );
  }
  if (hint === undefined) return null;
  return (
    <p id={id} className={styles.message}>
      <span>{hint}</span>
    </p>
  );
}

/** Class of the box around a control, with the edge of its status. Private to the kit's fields. */
export function boxClass(status: FieldIssue['status'] | undefined): string {
  return status === undefined ? styles.box : `${styles.box} ${styles.boxStatus[status]}`;
}

export interface FieldProps extends FieldShellProps {
  readonly controlId: string;
  readonly asideId: string;
}

/** A label, one control and its message below each other. Renders a `<div>`; private to the kit's fields. */
export function Field({
  controlId,
  asideId,
  messageId,
  label,
  optional,
  hideLabel = false,
  aside,
  hint,
  issue,
  children,
}: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={hideLabel ? visuallyHidden : styles.heading}>
        <label htmlFor={controlId} className={styles.label}>
          <Name label={label} optional={optional} />
        </label>
        {/* Beside the label, not in it: it describes the control and is no part of its name. */}
        {aside !== undefined && (
          <span id={asideId} className={styles.aside}>
            {aside}
          </span>
        )}
      </div>
      {children}
      <Message id={messageId} hint={hint} issue={issue} />
    </div>
  );
}

/** What a group of controls passes on to its `<fieldset>`, with every `data-*`. */
export type GroupRootProps = Pick<
  ComponentPropsWithRef<'fieldset'>,
  'id' | 'ref' | 'disabled' | 'aria-describedby'
>;

export interface FieldGroupProps extends FieldShellProps, GroupRootProps {
  /** `group` is what a `<fieldset>` is. */
  readonly kind: 'group' | 'radiogroup';
  readonly required: boolean;
}

/** Several controls under one name. Renders a `<fieldset>`; private to the kit's fields. */
export function FieldGroup({
  kind,
  messageId,
  label,
  optional,
  hideLabel = false,
  aside,
  hint,
  issue,
  required,
  children,
  'aria-describedby': describedBy,
  ...root
}: FieldGroupProps) {
  const hasMessage = hint !== undefined || issue !== undefined;
  const descriptions = [hasMessage ? messageId : undefined, describedBy].filter(Boolean).join(' ');
  return (
    <fieldset
      {...root}
      className={styles.group}
      {...(descriptions === '' ? {} : { 'aria-describedby': descriptions })}
      {...(kind === 'radiogroup'
        ? { role: kind, 'aria-required': required, 'aria-invalid': issue !== undefined }
        : {})}
    >
      <legend className={hideLabel ? visuallyHidden : styles.legend}>
        <span className={styles.label}>
          <Name label={label} optional={optional} />
        </span>
        {aside !== undefined && ' '}
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </legend>
      <div>{children}</div>
      <Message id={messageId} hint={hint} issue={issue} />
    </fieldset>
  );
}
