import { useId, useRef, type RefObject } from 'react';
import type { FieldWordsProps } from '../field/Field.tsx';
import { useField, type FieldState, type FieldValueProps } from './useField.ts';

interface GroupField<Value> extends FieldState<Value> {
  readonly group: RefObject<HTMLFieldSetElement | null>;
  /** One name for all its radios or checkboxes. */
  readonly inputName: string;
  readonly messageId: string;
  readonly required: boolean;
  readonly optional: boolean;
}

/** What `useField` is for one control, for a group of radios or checkboxes. */
export function useGroupField<Value>(
  options: FieldValueProps<Value> &
    Pick<FieldWordsProps, 'issue' | 'required'> & {
      readonly empty: Value;
      readonly accepts: (value: unknown) => value is Value;
      /** Reads the group's value from the values of its checked inputs. */
      readonly read: (checked: readonly string[]) => Value | undefined;
    },
): GroupField<Value> {
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const state = useField<Value, HTMLFieldSetElement>({
    name: options.name,
    value: options.value,
    defaultValue: options.defaultValue,
    onValueChange: options.onValueChange,
    empty: options.empty,
    accepts: options.accepts,
    issue: options.issue,
    control: group,
    read: (element) =>
      options.read(
        Array.from(element.querySelectorAll('input:checked'))
          .filter((input) => input instanceof HTMLInputElement)
          .map((input) => input.value),
      ),
  });
  const required = options.required ?? state.inForm;
  return {
    ...state,
    group,
    inputName: options.name ?? id,
    messageId: `${id}-message`,
    required,
    optional: state.inForm && !required,
  };
}
