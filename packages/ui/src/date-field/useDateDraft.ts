import type { FieldIssue } from '../form/FormStore.ts';
import { useOwnIssue } from '../form/useOwnIssue.ts';
import { useTypedText, type TypedText } from '../form/useTypedText.ts';
import type { KitWords } from '../words/KitWords.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { dateFieldWords } from '../words/vietnamese/dates.ts';
import { readDate, writeDate } from './writtenDate.ts';
import {
  useControlField,
  type ControlField,
  type ControlFieldProps,
} from '../field/useControlField.ts';
import { isString } from '../form/useField.ts';

/** First and last day that are accepted, as `YYYY-MM-DD`, both included; undefined or '' for no limit. */
export interface DateLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The text of a date field, and what it means. */
export interface DateDraft extends Pick<TypedText<string>, 'text' | 'settle' | 'keep'> {
  /** Why the text is no value of the field; undefined while it is one, or blank. */
  readonly fault: string | undefined;
  readonly type: (text: string) => void;
  /** A day that was chosen rather than typed; '' for none. */
  readonly choose: (date: string) => void;
}

/** What is wrong with a text, in words; undefined for an accepted date and for nothing at all. */
function dateFault(
  text: string,
  { min = '', max = '' }: DateLimits,
  words: KitWords['dateField'],
): string | undefined {
  const reading = readDate(text);
  if (reading === undefined) return undefined;
  switch (reading.fault) {
    case undefined:
      break;
    case 'unreadable':
      return words.unreadable;
    case 'shortYear':
      return words.shortYear;
    case 'noSuchDay':
      return words.noSuchDay(text.trim());
  }
  if (min !== '' && reading.date < min) return words.tooEarly(writeDate(min));
  if (max !== '' && reading.date > max) return words.tooLate(writeDate(max));
  return undefined;
}

/** The issue of a field whose text is no value. */
export function faultIssue(fault: string | undefined): FieldIssue | undefined {
  return fault === undefined ? undefined : { status: 'invalid', message: fault };
}

/**
 * Holds the text of a date while it is typed. The value is '' until the text is a date within the limits; a value that comes
 * from elsewhere is written in its place.
 */
export function useDateDraft({
  value,
  setValue,
  resets,
  min,
  max,
}: DateLimits & {
  readonly value: string;
  readonly setValue: (value: string) => void;
  /** Of the field: with a change of it the text is gone. */
  readonly resets: number;
}): DateDraft {
  const words = useKitWords('dateField', dateFieldWords);
  const typed = useTypedText(
    {
      value,
      resets,
      setValue(meant) {
        if (meant !== value) setValue(meant);
      },
    },
    '',
    writeDate,
  );
  const { text } = typed;

  return {
    ...typed,
    fault: dateFault(text, { min, max }, words),
    type(next) {
      const accepted = dateFault(next, { min, max }, words) === undefined;
      typed.take(next, (accepted ? readDate(next)?.date : undefined) ?? '');
    },
    choose: (date) => typed.take(writeDate(date), date),
  };
}

type DateControlField<Props> = ControlField<string, HTMLInputElement, Props> & {
  readonly draft: DateDraft;
  /** What is wrong with the value or its text; what is wrong with the text is shown first. */
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
