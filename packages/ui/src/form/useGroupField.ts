import { useId, useRef, type ComponentPropsWithRef, type RefObject } from 'react';
import type { FieldGroupProps, FieldWordsProps, GroupRootProps } from '../field/Field.tsx';
import {
  isString,
  leavesGroup,
  useField,
  useSharedRef,
  type FieldOptions,
  type FieldState,
  type FieldValueProps,
} from './useField.ts';

/** What every group of controls takes, beside what is in it. */
export type GroupFieldProps<Value> = FieldWordsProps & FieldValueProps<Value> & GroupRootProps;

export interface GroupField<Value> extends FieldState<Value> {
  readonly group: RefObject<HTMLFieldSetElement | null>;
  /** One name for all its radios or checkboxes. */
  readonly inputName: string;
  readonly required: boolean;
  readonly shell: Omit<FieldGroupProps, 'kind' | 'children'>;
}

/** What `useControlField` is for one control, for a group of them. */
export function useGroupField<Value>(
  {
    label,
    hideLabel,
    aside,
    hint,
    issue: givenIssue,
    required: givenRequired,
    name,
    value: givenValue,
    defaultValue,
    onValueChange,
    id: givenId,
    ref,
    ...root
  }: GroupFieldProps<Value>,
  options: Pick<FieldOptions<Value, HTMLFieldSetElement>, 'empty' | 'accepts' | 'read'>,
): GroupField<Value> {
  const group = useRef<HTMLFieldSetElement>(null);
  useSharedRef(ref, group);
  const generatedId = useId();
  const field = useField<Value, HTMLFieldSetElement>({
    ...options,
    name,
    value: givenValue,
    defaultValue,
    onValueChange,
    issue: givenIssue,
    control: group,
  });
  const { issue, inForm } = field;
  const required = givenRequired ?? inForm;
  return {
    ...field,
    group,
    inputName: name ?? generatedId,
    required,
    shell: {
      ...root,
      ref: group,
      id: givenId,
      label,
      hideLabel,
      aside,
      hint,
      issue,
      required,
      optional: inForm && !required,
      messageId: `${givenId ?? generatedId}-message`,
    },
  };
}

export function checkedValues(group: HTMLFieldSetElement): readonly string[] {
  return Array.from(group.querySelectorAll('input:checked'))
    .filter((input) => input instanceof HTMLInputElement)
    .map((input) => input.value);
}

interface RadioOption {
  readonly value: string;
  readonly disabled?: boolean | undefined;
}

interface RadioField extends GroupField<string> {
  readonly radioProps: (option: RadioOption) => ComponentPropsWithRef<'input'>;
}

/** A group of radios: the value is that of the chosen one, '' for none. */
export function useRadioField(
  props: GroupFieldProps<string>,
  options: readonly RadioOption[],
): RadioField {
  const field = useGroupField(props, {
    empty: '',
    accepts: isString,
    read: (group) => checkedValues(group)[0],
  });
  const { value: chosen, setValue, leave, inputName } = field;
  // Browsers stop Tab at the chosen radio, or at any while none is. Code that looks for the first stop of a dialog reads
  // `tabindex` alone, and would put the focus on a choice that was not made.
  const hasStop = options.some(({ value, disabled }) => value === chosen && disabled !== true);
  return {
    ...field,
    radioProps: ({ value, disabled }) => ({
      type: 'radio',
      name: inputName,
      value,
      checked: value === chosen,
      disabled,
      tabIndex: hasStop && value !== chosen ? -1 : 0,
      onChange: () => setValue(value),
      onBlur: leavesGroup(leave),
    }),
  };
}
