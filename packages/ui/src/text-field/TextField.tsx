import type { FieldWordsProps } from '../field/Field.tsx';
import { TextControl, type TextInputProps, type TextLimitProps } from '../field/TextControl.tsx';
import type { FieldValueProps } from '../form/useField.ts';

export interface TextFieldProps
  extends FieldWordsProps, FieldValueProps<string>, TextInputProps, TextLimitProps {
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | undefined;
}

/**
 * One line of text: name, e-mail, phone. Renders a `<label>`, an `<input>` and one message slot; 40 px high, 48 px with
 * 16 px text on phones. Shows an error only once touched. For secrets use `PasswordField`, for amounts `MoneyField`, for
 * finding something `SearchField`.
 */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  return <TextControl {...props} type={type} />;
}
