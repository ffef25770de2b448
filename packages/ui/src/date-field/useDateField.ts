import {
  useControlField,
  type ControlField,
  type ControlFieldProps,
} from '../field/useControlField.ts';
import type { FieldIssue } from '../form/FormStore.ts';
import { isString } from '../form/useField.ts';
import { useOwnIssue } from '../form/useOwnIssue.ts';
import { faultIssue, useDateDraft, type DateDraft, type DateLimits } from './useDateDraft.ts';
import { readDate } from './writtenDate.ts';

type DateControlField<Props> = ControlField<string, HTMLInputElement, Props> & {
  readonly draft: DateDraft;
  /** What is wrong with the value or its text; what was given is shown in place of any other. */
  readonly issue: FieldIssue | undefined;
};

/** What `useControlField` is for a value, for one date that is typed: its value, its text, and what is wrong with either. */
export function useDateField<Props extends ControlFieldProps<string, HTMLInputElement>>(
  props: Props,
  limits: DateLimits,
): DateControlField<Props> {
  const field = useControlField(props, {
    empty: '',
    accepts: isString,
    read({ value }: HTMLInputElement) {
      const reading = readDate(value);
      if (reading?.fault !== undefined) draft.keep(value);
      return reading?.date;
    },
  });
  const { value, setValue, resets } = field;
  const draft = useDateDraft({ ...limits, value, setValue, resets });
  return { ...field, draft, issue: useOwnIssue(field, faultIssue(draft.fault)) };
}
