import type { ReactNode } from 'react';
import { isString, type FieldValueProps } from '../form/useField.ts';
import { useReportedIssue } from '../form/useOwnIssue.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { textFieldWords } from '../words/vietnamese/fields.ts';
import { input } from './Field.css.ts';
import { boxClass, Field, type FieldWordsProps } from './Field.tsx';
import { lettersOf } from './letters.ts';
import { useControlField, type NativeControlProps } from './useControlField.ts';
import './read-only.css.ts';

/** What a text control passes on to its `<input>`. */
export type TextInputProps = Omit<NativeControlProps<'input'>, 'type' | 'size'>;

export interface TextLimitProps {
  /**
   * How many characters are taken, marks not counted. Nothing that is typed or pasted is cut: the message slot says, also to
   * screen readers, when they are reached, and how many are too many; the form is not sent meanwhile.
   * `TextArea` counts from the start, and leaves the refusal to the form's schema.
   */
  readonly limit?: number | undefined;
}

interface TextControlProps
  extends FieldWordsProps, FieldValueProps<string>, TextInputProps, TextLimitProps {
  readonly type: 'text' | 'email' | 'tel' | 'password' | 'search';
  /** In the box, before and after the text. */
  readonly start?: ReactNode | undefined;
  readonly end?: ReactNode | undefined;
}

/** The body of every field that holds one line of text; private to the kit. */
export function TextControl({ type, start, end, limit, onChange, ...props }: TextControlProps) {
  const words = useKitWords('textField', textFieldWords);
  const { value, setValue, issue, report, parts } = useControlField(props, {
    empty: '',
    accepts: isString,
    read: (element: HTMLInputElement) => element.value,
  });
  const excess = limit === undefined ? -1 : lettersOf(value) - limit;
  const full = limit !== undefined && excess >= 0 ? words.full(limit) : undefined;
  const over =
    limit !== undefined && excess > 0
      ? ({ status: 'invalid', message: words.over(limit, excess) } as const)
      : undefined;
  useReportedIssue(report, over);
  // At once: the customer is typing beyond it.
  const shown = over ?? issue;
  const { shell, attributes } = parts({
    issue: shown,
    ...(full === undefined ? {} : { hint: full }),
  });
  return (
    <Field {...shell}>
      <div className={boxClass(shown?.status)}>
        {start}
        <input
          {...attributes}
          type={type}
          value={value}
          className={input}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.currentTarget.value);
          }}
        />
        {end}
        {limit !== undefined && <output className={visuallyHidden}>{over?.message ?? full}</output>}
      </div>
    </Field>
  );
}
