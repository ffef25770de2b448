import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { isString, useField, type FieldValueProps } from '../form/useField.ts';
import { box, boxStatus, input } from './Field.css.ts';
import { Field, type FieldWordsProps } from './Field.tsx';
import { useFieldParts } from './useFieldParts.ts';
import { useSharedRef } from './useSharedRef.ts';

/** What a text control hands on to its `<input>`. */
export type TextInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'className'
  | 'style'
  | 'type'
  | 'size'
  | 'value'
  | 'defaultValue'
  | 'name'
  | 'required'
  | 'children'
>;

export interface TextControlProps extends FieldWordsProps, FieldValueProps<string>, TextInputProps {
  readonly type: 'text' | 'email' | 'tel' | 'password' | 'search';
  /** In the box, before and after the text. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** The body of every field that holds one line of text; private to the kit. */
export function TextControl({
  label,
  hideLabel,
  aside,
  hint,
  issue: givenIssue,
  required,
  name,
  value: givenValue,
  defaultValue,
  onValueChange,
  type,
  start,
  end,
  id,
  'aria-describedby': describedBy,
  ref,
  onBlur,
  onChange,
  ...props
}: TextControlProps) {
  const control = useRef<HTMLInputElement>(null);
  useSharedRef(ref, control);
  const { value, setValue, leave, issue, inForm } = useField<string, HTMLInputElement>({
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
  const { shell, attributes } = useFieldParts(
    { label, hideLabel, aside, hint, required },
    { id, describedBy, issue, inForm },
  );
  return (
    <Field {...shell}>
      <div className={issue === undefined ? box : `${box} ${boxStatus[issue.status]}`}>
        {start}
        <input
          {...props}
          {...attributes}
          ref={control}
          type={type}
          name={name}
          value={value}
          className={input}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.currentTarget.value);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            leave();
          }}
        />
        {end}
      </div>
    </Field>
  );
}
