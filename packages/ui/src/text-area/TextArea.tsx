import { useRef, type ComponentPropsWithRef } from 'react';
import { box, boxStatus } from '../field/Field.css.ts';
import { Field, type FieldWordsProps } from '../field/Field.tsx';
import { useFieldParts } from '../field/useFieldParts.ts';
import { useSharedRef } from '../field/useSharedRef.ts';
import { isString, useField, type FieldValueProps } from '../form/useField.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { textAreaWords } from '../words/vietnamese/fields.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { count, overLimit, textArea } from './TextArea.css.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  | 'className'
  | 'style'
  | 'rows'
  | 'cols'
  | 'value'
  | 'defaultValue'
  | 'name'
  | 'required'
  | 'children'
>;

export interface TextAreaProps extends FieldWordsProps, FieldValueProps<string>, NativeProps {
  /** Lines at first: s 2, m 4, l 8. It grows to half of the screen. @default 'm' */
  readonly size?: 's' | 'm' | 'l';
  /**
   * How many characters are taken: the count stands beside the label in place of `aside`. More can be typed and then be
   * shortened, so that a paste loses nothing; it is the form's schema that refuses.
   */
  readonly limit?: number;
}

/** Characters as people count them: an 'ẫ' typed as three code points is one. */
function characters(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}

/**
 * Several lines of text: a reason, a note. Renders a `<label>`, a `<textarea>` that grows with its text, and one message slot.
 * Enter begins a line and never sends the form.
 */
export function TextArea({
  label,
  hideLabel,
  aside: givenAside,
  hint,
  issue: givenIssue,
  required,
  name,
  value: givenValue,
  defaultValue,
  onValueChange,
  size = 'm',
  limit,
  id,
  'aria-describedby': describedBy,
  ref,
  onBlur,
  onChange,
  ...props
}: TextAreaProps) {
  const words = useKitWords(textAreaWords);
  const control = useRef<HTMLTextAreaElement>(null);
  useSharedRef(ref, control);
  const { value, setValue, leave, issue, inForm } = useField<string, HTMLTextAreaElement>({
    name,
    value: givenValue,
    defaultValue,
    onValueChange,
    empty: '',
    accepts: isString,
    issue: givenIssue,
    control,
    read: (element) => element.value,
  });
  const length = limit === undefined ? 0 : characters(value);
  const aside =
    limit === undefined ? (
      givenAside
    ) : (
      <>
        <span aria-hidden="true" className={length > limit ? `${count} ${overLimit}` : count}>
          {length}/{limit}
        </span>
        <span className={visuallyHidden}>{words.count(length, limit)}</span>
      </>
    );
  const { shell, attributes } = useFieldParts(
    { label, hideLabel, aside, hint, required },
    { id, describedBy, issue, inForm },
  );
  return (
    <Field {...shell}>
      <div className={issue === undefined ? box : `${box} ${boxStatus[issue.status]}`}>
        <textarea
          {...props}
          {...attributes}
          ref={control}
          name={name}
          value={value}
          className={textArea({ size })}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.currentTarget.value);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            leave();
          }}
        />
      </div>
    </Field>
  );
}
