import { useId, useState } from 'react';
import { DateControl } from '../date-field/DateControl.tsx';
import type { DateDraft, DateLimits } from '../date-field/useDateDraft.ts';
import { FieldGroup } from '../field/Field.tsx';
import type { GroupFieldProps } from '../form/useGroupField.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { dateFieldWords, dateRangeFieldWords } from '../words/vietnamese/dates.ts';
import { end as endClass, endLabel, ends } from './DateRangeField.css.ts';
import { useDateRange, type DateRange } from './useDateRange.ts';

export type { DateRange };

export interface DateRangeFieldProps extends GroupFieldProps<DateRange>, DateLimits {
  /** Name of the first end. @default 'Từ ngày' */
  readonly fromLabel?: string;
  /** Name of the second end. @default 'Đến ngày' */
  readonly toLabel?: string;
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
 * A stretch of days for a filter: two dates, each typed as DD/MM/YYYY or chosen from a calendar, and neither beyond the other.
 * Renders a `<fieldset>` with two labelled inputs, side by side where both have room, and one message slot.
 *
 * The value is `[from, to]`, each `YYYY-MM-DD` or '' for an open end. Both inputs carry the field's `name`. What is no day, or
 * lies beyond the other end, is said in words with the name of its end. Keys, pattern and calendar are those of `DateField`.
 */
export function DateRangeField({ fromLabel, toLabel, min, max, ...props }: DateRangeFieldProps) {
  const words = {
    dateRangeField: useKitWords(dateRangeFieldWords),
    dateField: useKitWords(dateFieldWords),
  };
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [notLoaded, setNotLoaded] = useState(false);
  const labels = {
    from: fromLabel ?? words.dateRangeField.from,
    to: toLabel ?? words.dateRangeField.to,
  };
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
                name={props.name}
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
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
