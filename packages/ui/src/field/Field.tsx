import type { ReactNode } from 'react';
import type { FieldIssue } from '../form/FormStore.ts';
import { IconAlertCircle } from '../icon/generated/IconAlertCircle.ts';
import { IconAlertTriangle } from '../icon/generated/IconAlertTriangle.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/KitWordsProvider.tsx';
import {
  aside as asideClass,
  field,
  group,
  heading,
  label as labelClass,
  legend,
  message,
  messageIcon,
  messageIconStatus,
  messageStatus,
} from './Field.css.ts';

/** What every field says about itself. */
export interface FieldWordsProps {
  /** Visible name of the field. There is no field without one. */
  readonly label: string;
  /** Keep the label for screen readers only, where the place says it (a search box). @default false */
  readonly hideLabel?: boolean | undefined;
  /** At the right of the label: a limit such as 'Ít nhất 1 giờ'. */
  readonly aside?: ReactNode;
  /** Help below the control; an error takes its place. */
  readonly hint?: ReactNode;
  /** Shown in place of the form's issue, and outside a form. */
  readonly issue?: FieldIssue | undefined;
  /** Must be given. Inside a `Form`, `false` writes 'không bắt buộc' beside the label. @default true inside a `Form`, else false */
  readonly required?: boolean | undefined;
}

interface FieldShellProps extends Omit<FieldWordsProps, 'required'> {
  readonly optional: boolean;
  readonly messageId: string;
  /** The control itself. */
  readonly children: ReactNode;
}

function Heading({
  label,
  optional,
  aside,
}: Pick<FieldShellProps, 'label' | 'optional' | 'aside'>) {
  const words = useKitWords();
  return (
    <>
      <span className={labelClass}>
        {label}
        {optional && <span className={asideClass}> ({words.field.optional})</span>}
      </span>
      {aside !== undefined && <span className={asideClass}>{aside}</span>}
    </>
  );
}

/** The one slot below a control: its hint, or what is wrong. */
function Message({
  id,
  hint,
  issue,
}: {
  id: string;
  hint: ReactNode;
  issue: FieldIssue | undefined;
}) {
  if (issue !== undefined) {
    return (
      <p id={id} className={`${message} ${messageStatus[issue.status]}`}>
        <span className={`${messageIcon} ${messageIconStatus[issue.status]}`}>
          {issue.status === 'invalid' ? (
            <IconAlertCircle size={16} />
          ) : (
            <IconAlertTriangle size={16} />
          )}
        </span>
        <span>{issue.message}</span>
      </p>
    );
  }
  if (hint === undefined) return null;
  return (
    <p id={id} className={message}>
      <span>{hint}</span>
    </p>
  );
}

/** A label, one control and its message below each other. Renders a `<div>`; private to the kit's fields. */
export function Field({
  controlId,
  messageId,
  hideLabel = false,
  hint,
  issue,
  children,
  ...words
}: FieldShellProps & { readonly controlId: string }) {
  return (
    <div className={field}>
      <label htmlFor={controlId} className={hideLabel ? visuallyHidden : heading}>
        <Heading {...words} />
      </label>
      {children}
      <Message id={messageId} hint={hint} issue={issue} />
    </div>
  );
}

interface FieldGroupProps extends FieldShellProps {
  readonly role: 'group' | 'radiogroup';
  readonly required: boolean;
  readonly disabled?: boolean | undefined;
}

/** Several controls under one name. Renders a `<fieldset>`; private to the kit's fields. */
export function FieldGroup({
  role,
  messageId,
  hideLabel = false,
  hint,
  issue,
  required,
  disabled,
  children,
  ...words
}: FieldGroupProps) {
  const hasMessage = hint !== undefined || issue !== undefined;
  return (
    <fieldset
      className={group}
      disabled={disabled}
      role={role}
      {...(hasMessage ? { 'aria-describedby': messageId } : {})}
      {...(role === 'radiogroup' && required ? { 'aria-required': true } : {})}
      {...(role === 'radiogroup' && issue !== undefined ? { 'aria-invalid': true } : {})}
    >
      <legend className={hideLabel ? visuallyHidden : legend}>
        <Heading {...words} />
      </legend>
      <div>{children}</div>
      <Message id={messageId} hint={hint} issue={issue} />
    </fieldset>
  );
}
