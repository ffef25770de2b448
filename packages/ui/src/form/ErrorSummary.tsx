import { useId } from 'react';
import { IconAlertCircle } from '../icon/generated/IconAlertCircle.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { formWords, errorSummaryWords } from '../words/vietnamese/basics.ts';
import { entries, entry, heading, icon, panel } from './ErrorSummary.css.ts';
import { focusFirstIssue } from './focus.ts';
import type { FieldName, FormState, FormStore } from './FormStore.ts';
import { useFormState } from './useForm.ts';

export interface ErrorSummaryProps<Values extends object> {
  /** The form around it, from `useForm`. */
  readonly form: FormStore<Values>;
  /** What stands before a message that does not say which field it is about: 'CCCD mặt sau'. */
  readonly labels?: { readonly [Name in FieldName<Values>]?: string } | undefined;
}

/** Names of the fields that show an issue, in the order of the form's values. */
function namesWithIssue<Values extends object>(
  form: FormStore<Values>,
  { values, issues, ownIssues, refusals }: FormState<Values>,
): readonly string[] {
  const names = [values, issues, ownIssues, refusals].flatMap((part) => Object.keys(part));
  return [...new Set(names)].filter((name) => form.shownIssue(name) !== undefined);
}

/**
 * What keeps a long form from being sent, at its top: how many fields are wrong and, one press away, each of them. Put it first in
 * its `Form`, and name the fields of `useForm` in the order of the page. Renders a `<div>`, empty until a submit has been refused.
 *
 * The focus still goes to the first field that is wrong; a press on a line moves it to that line's field. A line goes as soon as
 * its field is right, and how many are left is announced (WCAG 3.3.1, 4.1.3).
 */
export function ErrorSummary<Values extends object>({ form, labels }: ErrorSummaryProps<Values>) {
  const words = useKitWords('errorSummary', errorSummaryWords);
  const messages = useKitWords('form', formWords);
  const headingId = useId();
  const state = useFormState(form);
  const names = state.refusedSubmits === 0 ? [] : namesWithIssue(form, state);
  const isEmpty = names.length === 0;
  const labelOf = new Map<string, unknown>(Object.entries(labels ?? {}));

  function lineOf(name: string): string {
    const message = messages.message(form.shownIssue(name)?.message ?? '');
    const label = labelOf.get(name);
    return typeof label === 'string' ? `${label}: ${message}` : message;
  }

  return (
    <div
      className={isEmpty ? visuallyHidden : panel}
      {...(isEmpty ? {} : { role: 'group', 'aria-labelledby': headingId })}
    >
      <div className={heading}>
        {!isEmpty && (
          <span className={icon}>
            <IconAlertCircle />
          </span>
        )}
        {/* In the page before it has words, or it would not be announced. */}
        <output id={headingId}>{isEmpty ? '' : words.left(names.length)}</output>
      </div>
      {!isEmpty && (
        <ul className={entries}>
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={entry}
                onClick={({ currentTarget }) => {
                  const { form: element } = currentTarget;
                  if (element !== null) focusFirstIssue(element, (other) => other === name);
                }}
              >
                {lineOf(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
