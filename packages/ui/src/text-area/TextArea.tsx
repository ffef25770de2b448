import { boxClass, Field, type FieldWordsProps } from '../field/Field.tsx';
import { lettersOf } from '../field/letters.ts';
import { useControlField, type NativeControlProps } from '../field/useControlField.ts';
import { isString, type FieldValueProps } from '../form/useField.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { textAreaWords } from '../words/vietnamese/fields.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { count, overLimit, textArea } from './TextArea.css.ts';
import '../field/read-only.css.ts';

type NativeProps = Omit<NativeControlProps<'textarea'>, 'rows' | 'cols'>;

export interface TextAreaProps extends FieldWordsProps, FieldValueProps<string>, NativeProps {
  /** Lines at first: s 2, m 4, l 8. It grows to half of the screen. @default 'm' */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /**
   * How many characters are taken: the count stands beside the label in place of `aside`. More can be typed and then be
   * shortened, so that a paste loses nothing; it is the form's schema that refuses.
   */
  readonly limit?: number | undefined;
}

/**
 * Several lines of text: a reason, a note. Renders a `<label>`, a `<textarea>` that grows with its text, and one message slot.
 * Enter begins a line and never sends the form.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function TextArea({ size = 'm', limit, onChange, ...props }: TextAreaProps) {
  const words = useKitWords('textArea', textAreaWords);
  const { value, setValue, issue, parts } = useControlField(props, {
    empty: '',
    accepts: isString,
    read: (element: HTMLTextAreaElement) => element.value,
  });
  const length = limit === undefined ? 0 : lettersOf(value);
  const aside =
    limit === undefined ? (
      props.aside
    ) : (
      <>
        <span aria-hidden="true" className={length > limit ? `${count} ${overLimit}` : count}>
          {length}/{limit}
        </span>
        <span className={visuallyHidden}>{words.count(length, limit)}</span>
      </>
    );
  const { shell, attributes } = parts({ aside });
  return (
    <Field {...shell}>
      <div className={boxClass(issue?.status)}>
        <textarea
          {...attributes}
          value={value}
          className={textArea({ size })}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.currentTarget.value);
          }}
        />
      </div>
    </Field>
  );
}
