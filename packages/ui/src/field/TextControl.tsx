import type { ReactNode } from 'react';
import { isString, type FieldValueProps } from '../form/useField.ts';
import { input } from './Field.css.ts';
import { boxClass, Field, type FieldWordsProps } from './Field.tsx';
import { useControlField, type NativeControlProps } from './useControlField.ts';

/** What a text control passes on to its `<input>`. */
export type TextInputProps = Omit<NativeControlProps<'input'>, 'type' | 'size'>;

interface TextControlProps extends FieldWordsProps, FieldValueProps<string>, TextInputProps {
  readonly type: 'text' | 'email' | 'tel' | 'password' | 'search';
  /** In the box, before and after the text. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** The body of every field that holds one line of text; private to the kit. */
export function TextControl({ type, start, end, onChange, ...props }: TextControlProps) {
  const { value, setValue, issue, parts } = useControlField(props, {
    empty: '',
    accepts: isString,
    read: (element: HTMLInputElement) => element.value,
  });
  const { shell, attributes } = parts();
  return (
    <Field {...shell}>
      <div className={boxClass(issue?.status)}>
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
      </div>
    </Field>
  );
}
