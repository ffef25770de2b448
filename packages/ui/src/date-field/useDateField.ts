import { useRef, type Ref, type RefObject } from 'react';
import { useSharedRef } from '../field/useSharedRef.ts';
import type { FieldIssue } from '../form/FormStore.ts';
import { isString, useField, type FieldValueProps } from '../form/useField.ts';
import { useOwnIssue } from '../form/useOwnIssue.ts';
import { faultIssue, useDateDraft, type DateDraft, type DateLimits } from './useDateDraft.ts';
import { readDate } from './writtenDate.ts';

interface DateFieldState {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly draft: DateDraft;
  readonly issue: FieldIssue | undefined;
  readonly leave: () => void;
  readonly inForm: boolean;
}

/** What `useField` is for a control, for one date: its value, its text, and what is wrong with either. */
export function useDateField({
  ref,
  issue: givenIssue,
  min,
  max,
  ...binding
}: FieldValueProps<string> &
  DateLimits & {
    readonly ref: Ref<HTMLInputElement> | undefined;
    /** Shown in place of any other. */
    readonly issue: FieldIssue | undefined;
  }): DateFieldState {
  const control = useRef<HTMLInputElement>(null);
  useSharedRef(ref, control);
  const field = useField<string, HTMLInputElement>({
    name: binding.name,
    value: binding.value,
    defaultValue: binding.defaultValue,
    onValueChange: binding.onValueChange,
    empty: '',
    accepts: isString,
    issue: givenIssue,
    control,
    read({ value }) {
      const reading = readDate(value);
      if (reading?.fault !== undefined) draft.keep(value);
      return reading?.date;
    },
  });
  const draft = useDateDraft({
    value: field.value,
    setValue: field.setValue,
    resets: field.resets,
    min,
    max,
  });
  return {
    control,
    value: field.value,
    draft,
    issue: useOwnIssue(field, faultIssue(draft.fault)),
    leave: field.leave,
    inForm: field.inForm,
  };
}
