import { useRef, useId } from 'react';
import type { FieldGroupProps, FieldWordsProps, GroupRootProps } from '../field/Field.tsx';
import { useSharedRef } from '../field/useSharedRef.ts';
import { isString, useField, type FieldState, type FieldValueProps } from './useField.ts';

/** What every group of radios or checkboxes takes, beside its options. */
export type GroupFieldProps<Value> = FieldWordsProps & FieldValueProps<Value> & GroupRootProps;

interface GroupField<Value> extends Pick<
  FieldState<Value>,
  'value' | 'setValue' | 'leave' | 'issue'
> {
  /** One name for all its radios or checkboxes. */
  readonly inputName: string;
  readonly required: boolean;
  /** For the `FieldGroup`. */
  readonly shell: Omit<FieldGroupProps, 'kind' | 'children'>;
}

/** What `useField` is for one control, for a group of radios or checkboxes. */
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
  options: {
    readonly empty: Value;
    readonly accepts: (value: unknown) => value is Value;
    /** Reads the group's value from the values of its checked inputs. */
    readonly read: (checked: readonly string[]) => Value | undefined;
  },
): GroupField<Value> {
  const group = useRef<HTMLFieldSetElement>(null);
  useSharedRef(ref, group);
  const generatedId = useId();
  const { value, setValue, leave, issue, inForm } = useField<Value, HTMLFieldSetElement>({
    name,
    value: givenValue,
    defaultValue,
    onValueChange,
    empty: options.empty,
    accepts: options.accepts,
    issue: givenIssue,
    control: group,
    read: (element) =>
      options.read(
        Array.from(element.querySelectorAll('input:checked'))
          .filter((input) => input instanceof HTMLInputElement)
          .map((input) => input.value),
      ),
  });
  const required = givenRequired ?? inForm;
  return {
    value,
    setValue,
    leave,
    issue,
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

/** A group of radios: the value is that of the chosen one, '' for none. */
export function useRadioField(field: GroupFieldProps<string>): GroupField<string> {
  return useGroupField(field, { empty: '', accepts: isString, read: ([checked]) => checked });
}

/**
 * Where Tab stops in a group of radios: at the chosen one, or at any while none is. Browsers do so by themselves; what looks for the
 * first stop of a dialog reads `tabindex` alone, and would put the focus on a choice that was not made.
 */
export function radioTabIndex(
  options: readonly { readonly value: string; readonly disabled?: boolean | undefined }[],
  chosen: string,
  value: string,
): 0 | -1 {
  const hasStop = options.some((option) => option.value === chosen && option.disabled !== true);
  return hasStop && value !== chosen ? -1 : 0;
}
