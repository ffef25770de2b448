import { useContext, useState } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { day, inSpan, month, weekday } from './Month.css.ts';

/** First and last day of a stretch, as `YYYY-MM-DD`; '' for an open end. */
export type Span = readonly [from: string, to: string];

function isWithin(date: string, [from, to]: Span = ['', '']): boolean {
  return from !== '' && to !== '' && date >= from && date <= to;
}

/** The days of one month, weeks from Monday. Renders a `<table role="grid">`; private to the calendar. */
export function Month({ span }: { readonly span?: Span | undefined }) {
  const state = useContext(CalendarStateContext);
  /** Where the keyboard begins when the calendar opens. */
  const [first] = useState(state?.focusedDate.toString());
  return (
    <CalendarGrid className={month}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className={isWithin(date.toString(), span) ? `${day} ${inSpan}` : day}
            {...(date.toString() === first ? { 'data-autofocus': true } : {})}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
