import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { FieldIssue } from '../form/FormStore.ts';
import {
  useField,
  useSharedRef,
  type FieldOptions,
  type FieldState,
  type FieldValueProps,
} from '../form/useField.ts';
import type { FieldProps, FieldWordsProps } from './Field.tsx';

/** What every field of one control takes: its words, its value and what ties it to the page. */
export interface ControlFieldProps<Value, Control extends Element>
  extends FieldValueProps<Value>, Omit<FieldWordsProps, 'label'> {
  readonly label: ReactNode;
  readonly id?: string | undefined;
  readonly ref?: Ref<Control> | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly onBlur?: FocusEventHandler<Control> | undefined;
}

/** What a field that owns its `<input>`'s text and keys passes on to it, with every `data-*`. */
export type OwnInputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'id' | 'ref' | 'disabled' | 'aria-describedby' | 'onBlur'
>;

/** What a field passes on to its native control: its value, name and `required` are the field's. */
export type NativeControlProps<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'value' | 'defaultValue' | 'name' | 'required' | 'children'
>;

/** Attributes that tie a control to its name, label, hint and error. */
interface ControlAttributes<Control extends Element> {
  readonly id: string;
  readonly ref: RefObject<Control | null>;
  readonly name: string | undefined;
  readonly required: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly onBlur: FocusEventHandler<Control>;
}

export interface ControlField<Value, Control extends Element, Props> extends FieldState<Value> {
  readonly control: RefObject<Control | null>;
  /**
   * Props of the `Field`, and of the control itself with every prop that is not the field's.
   * @param shown what the field shows in place of what it was given or of its form's issue
   */
  readonly parts: (shown?: Partial<Pick<FieldWordsProps, 'aside' | 'hint' | 'issue'>>) => {
    readonly shell: Omit<FieldProps, 'children'>;
    readonly attributes: Omit<Props, keyof ControlFieldProps<Value, Control>> &
      ControlAttributes<Control>;
  };
}

/** The value and status of a field of one control, and the attributes that tie label, control and message together. */
export function useControlField<
  Value,
  Control extends Element,
  Props extends ControlFieldProps<Value, Control>,
>(
  {
    label,
    hideLabel,
    aside,
    hint,
    issue,
    required: givenRequired,
    name,
    value,
    defaultValue,
    onValueChange,
    id: givenId,
    'aria-describedby': describedBy,
    ref,
    onBlur,
    ...rest
  }: Props,
  options: Pick<FieldOptions<Value, Control>, 'empty' | 'accepts' | 'read'>,
): ControlField<Value, Control, Props> {
  const generatedId = useId();
  const control = useRef<Control>(null);
  useSharedRef(ref, control);
  const field = useField<Value, Control>({
    ...options,
    name,
    value,
    defaultValue,
    onValueChange,
    issue,
    control,
  });
  const id = givenId ?? generatedId;
  const required = givenRequired ?? field.inForm;
  const given: {
    aside?: ReactNode | undefined;
    hint?: ReactNode | undefined;
    issue?: FieldIssue | undefined;
  } = {
    aside,
    hint,
    issue: field.issue,
  };
  return {
    ...field,
    control,
    parts(shown) {
      const words = { ...given, ...shown };
      const asideId = `${id}-aside`;
      const messageId = `${id}-message`;
      const descriptions = [
        words.hint === undefined && words.issue === undefined ? undefined : messageId,
        words.aside === undefined ? undefined : asideId,
        // Ids from outside are read out after the field's own.
        describedBy,
      ].filter((description) => description !== undefined);
      return {
        shell: {
          ...words,
          label,
          hideLabel,
          optional: field.inForm && !required,
          controlId: id,
          asideId,
          messageId,
        },
        attributes: {
          ...rest,
          id,
          ref: control,
          name,
          required,
          ...(descriptions.length === 0 ? {} : { 'aria-describedby': descriptions.join(' ') }),
          // Always given: some screen readers call every empty required control invalid.
          'aria-invalid': words.issue !== undefined,
          onBlur(event: FocusEvent<Control>) {
            onBlur?.(event);
            field.leave();
          },
        },
      };
    },
  };
}
