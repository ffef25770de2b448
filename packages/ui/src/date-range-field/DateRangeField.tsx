import { useId, useState, useRef, type RefObject } from 'react';
import { DateControl } from '../date-field/DateControl.tsx';
import {
  type DateDraft,
  type DateLimits,
  faultIssue,
  useDateDraft,
} from '../date-field/useDateDraft.ts';
import { FieldGroup } from '../field/Field.tsx';
import { SentValue, useNameUntilSent } from '../field/SentValue.tsx';
import { type GroupFieldProps, useGroupField, type GroupField } from '../form/useGroupField.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { dateFieldWords, dateRangeFieldWords } from '../words/vietnamese/dates.ts';
import { end as endClass, endLabel, ends } from './DateRangeField.css.ts';
import { readDate } from '../date-field/writtenDate.ts';
import { useOwnIssue } from '../form/useOwnIssue.ts';

/** First and last day, both included, as `YYYY-MM-DD`; '' for an open end. */
export type DateRange = readonly [from: string, to: string];

export interface DateRangeFieldProps extends GroupFieldProps<DateRange>, DateLimits {
  /** Name of the first end. @default 'Từ ngày' */
  readonly fromLabel?: string | undefined;
  /** Name of the second end. @default 'Đến ngày' */
  readonly toLabel?: string | undefined;
}

/** One end of the range, as it is drawn. */
interface End {
  readonly key: 'from' | 'to';
  readonly label: string;
  readonly value: string;
  readonly draft: DateDraft;
  readonly limits: DateLimits;
}

/**
 * A range of days for a filter: two dates, each typed as DD/MM/YYYY or chosen from a calendar, and neither beyond the other.
 * Renders a `<fieldset>` with two labelled inputs, side by side where both have room, and one message slot.
 *
 * The value is `[from, to]`, each `YYYY-MM-DD` or '' for an open end. Under the field's `name` a native submit carries both, in this order. What is no day, or
 * lies beyond the other end, is said in words with the name of its end. Keys, pattern and calendar are those of `DateField`.
 */
export function DateRangeField({ fromLabel, toLabel, min, max, ...props }: DateRangeFieldProps) {
  const words = {
    dateRangeField: useKitWords('dateRangeField', dateRangeFieldWords),
    dateField: useKitWords('dateField', dateFieldWords),
  };
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [notLoaded, setNotLoaded] = useState(false);
  const labels = {
    from: fromLabel ?? words.dateRangeField.from,
    to: toLabel ?? words.dateRangeField.to,
  };
  const nameUntilSent = useNameUntilSent(props.name);
  const field = useDateRange(props, { min, max }, labels);
  const { group, controls, drafts, limits, leave, required, shell } = field;
  const [from, to] = field.value;
  const issue =
    field.issue ??
    (notLoaded ? ({ status: 'warn', message: words.dateField.notLoaded } as const) : undefined);
  const both: readonly End[] = [
    { key: 'from', label: labels.from, value: from, draft: drafts.from, limits: limits.from },
    { key: 'to', label: labels.to, value: to, draft: drafts.to, limits: limits.to },
  ];
  const faulty = both.find(({ draft }) => draft.fault !== undefined);
  return (
    <FieldGroup kind="group" {...shell} issue={issue}>
      <div className={ends}>
        {both.map((end) => {
          // A fault of one end is not the other's.
          const isConcerned = faulty === undefined || faulty === end;
          const status = isConcerned ? issue?.status : undefined;
          return (
            <div key={end.key} className={endClass}>
              <label
                htmlFor={`${id}-${end.key}`}
                className={endLabel({ alone: props.hideLabel === true })}
              >
                {end.label}
              </label>
              <DateControl
                id={`${id}-${end.key}`}
                ref={controls[end.key]}
                {...nameUntilSent}
                required={required}
                aria-invalid={status !== undefined}
                {...(status === undefined ? {} : { 'aria-describedby': shell.messageId })}
                disabled={props.disabled}
                label={end.label}
                value={end.value}
                draft={end.draft}
                status={status}
                min={end.limits.min}
                max={end.limits.max}
                span={field.value}
                onNotLoaded={setNotLoaded}
                onLeave={(next) => {
                  const stays = group.current?.contains(next) === true;
                  if (!stays || end.draft.fault !== undefined) leave();
                }}
              />
              <SentValue name={props.name} value={end.value} disabled={props.disabled} />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}

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
function useDateRange(
  props: GroupFieldProps<DateRange>,
  { min, max }: DateLimits,
  labels: Ends<string>,
): DateRangeState {
  const words = useKitWords('dateRangeField', dateRangeFieldWords);
  const controls = {
    from: useRef<HTMLInputElement>(null),
    to: useRef<HTMLInputElement>(null),
  };

  /** What was typed into one end before hydration. */
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
