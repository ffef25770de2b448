import { useRef, useState, type RefObject } from 'react';
import {
  faultIssue,
  useDateDraft,
  type DateDraft,
  type DateLimits,
} from '../date-field/useDateDraft.ts';
import { readDate } from '../date-field/writtenDate.ts';
import { useGroupField, type GroupField, type GroupFieldProps } from '../form/useGroupField.ts';
import { useOwnIssue } from '../form/useOwnIssue.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { dateRangeFieldWords } from '../words/vietnamese/dates.ts';

/** First and last day, both included, as `YYYY-MM-DD`; '' for an open end. */
export type DateRange = readonly [from: string, to: string];

/** Both ends of something. */
interface Ends<Value> {
  readonly from: Value;
  readonly to: Value;
}

interface DateRangeState extends GroupField<DateRange> {
  readonly controls: Ends<RefObject<HTMLInputElement | null>>;
  readonly drafts: Ends<DateDraft>;
  readonly limits: Ends<DateLimits>;
}

const openRange: DateRange = ['', ''];

function isDateRange(value: unknown): value is DateRange {
  return (
    Array.isArray(value) && value.length === 2 && value.every((date) => typeof date === 'string')
  );
}

/** The nearer of two limits; `nearer` compares what is given. */
function tighter(
  one: string | undefined,
  other: string,
  nearer: (one: string, other: string) => boolean,
): string | undefined {
  if (other === '') return one;
  return one === undefined || one === '' || nearer(other, one) ? other : one;
}

/** What `useDateField` is for one date, for two of which neither may lie beyond the other. */
export function useDateRange(
  props: GroupFieldProps<DateRange>,
  { min, max }: DateLimits,
  labels: Ends<string>,
): DateRangeState {
  const words = useKitWords(dateRangeFieldWords);
  const controls = {
    from: useRef<HTMLInputElement>(null),
    to: useRef<HTMLInputElement>(null),
  };

  /** What was typed into one end before the JavaScript came. */
  function early(end: keyof Ends<DateDraft>): string {
    const text = controls[end].current?.value ?? '';
    const reading = readDate(text);
    if (reading?.fault !== undefined) drafts[end].keep(text);
    return reading?.date ?? '';
  }

  const field = useGroupField<DateRange>(props, {
    empty: openRange,
    accepts: isDateRange,
    read: () => [early('from'), early('to')],
  });
  const [from, to] = field.value;
  // Both ends were taken away from outside: a text that is no date, whose value was '' already, goes with them.
  const isOpen = from === '' && to === '';
  const [known, setKnown] = useState({ isOpen, wanted: isOpen, clearings: 0 });
  if (known.isOpen !== isOpen) {
    const isCleared = isOpen && !known.wanted;
    setKnown({ isOpen, wanted: isOpen, clearings: known.clearings + (isCleared ? 1 : 0) });
  }
  const resets = field.resets + known.clearings;

  function choose(next: DateRange): void {
    setKnown({ ...known, wanted: next[0] === '' && next[1] === '' });
    field.setValue(next);
  }

  const limits = {
    from: { min, max: tighter(max, to, (one, other) => one < other) },
    to: { min: tighter(min, from, (one, other) => one > other), max },
  };
  const drafts = {
    from: useDateDraft({
      value: from,
      setValue: (date) => choose([date, to]),
      resets,
      ...limits.from,
    }),
    to: useDateDraft({
      value: to,
      setValue: (date) => choose([from, date]),
      resets,
      ...limits.to,
    }),
  };

  const fault =
    drafts.from.fault === undefined
      ? drafts.to.fault && words.fault(labels.to, drafts.to.fault)
      : words.fault(labels.from, drafts.from.fault);
  return { ...field, controls, drafts, limits, issue: useOwnIssue(field, faultIssue(fault)) };
}
