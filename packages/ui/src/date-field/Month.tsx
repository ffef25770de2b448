import { useContext, useState } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import type { CalendarDate } from '@internationalized/date';
import { IconChevronLeft } from '../icon/generated/IconChevronLeft.ts';
import { IconChevronRight } from '../icon/generated/IconChevronRight.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Select } from '../select/Select.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { dateFieldWords } from '../words/vietnamese/dates.ts';
import * as styles from './CalendarPanel.css.ts';

/** First and last day of a range, as `YYYY-MM-DD`; '' for an open end. */
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
    <CalendarGrid className={styles.month}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) =>
          // Days of the months beside it would be chosen by mistake.
          date.month === state?.visibleRange.start.month ? (
            <CalendarCell
              date={date}
              className={
                isWithin(date.toString(), span) ? `${styles.day} ${styles.inSpan}` : styles.day
              }
              {...(date.toString() === first ? { 'data-autofocus': true } : {})}
            />
          ) : (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty place of the grid, and nothing to read
            <td />
          )
        }
      </CalendarGridBody>
    </CalendarGrid>
  );
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** How many years are offered before and after the shown one, where no limit says otherwise. */
const yearsBefore = 30;
const yearsAfter = 10;

interface CalendarHeadProps {
  readonly minValue: CalendarDate | undefined;
  readonly maxValue: CalendarDate | undefined;
}

/** Which month is shown: a step back and forth, and both by name. Private to the calendar. */
export function CalendarHead({ minValue, maxValue }: CalendarHeadProps) {
  const words = useKitWords('dateField', dateFieldWords);
  const state = useContext(CalendarStateContext);
  if (state === null) return null;
  const { focusedDate } = state;
  const firstYear = minValue?.year ?? focusedDate.year - yearsBefore;
  const lastYear = maxValue?.year ?? focusedDate.year + yearsAfter;
  const years = Array.from(
    { length: Math.max(lastYear - firstYear, 0) + 1 },
    (_, index) => firstYear + index,
  );
  return (
    <div className={styles.head}>
      <IconButton
        size="m"
        aria-label={words.previousMonth}
        icon={<IconChevronLeft size={20} />}
        disabled={state.isPreviousVisibleRangeInvalid()}
        onClick={() => state.focusPreviousPage()}
      />
      <div className={styles.monthSelect}>
        <Select
          label={words.month}
          hideLabel
          required
          options={months.map((month) => ({
            value: String(month),
            label: words.monthNamed(month),
          }))}
          value={String(focusedDate.month)}
          onValueChange={(month) => state.setFocusedDate(focusedDate.set({ month: Number(month) }))}
        />
      </div>
      <div className={styles.yearSelect}>
        <Select
          label={words.year}
          hideLabel
          required
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          value={String(focusedDate.year)}
          onValueChange={(year) => state.setFocusedDate(focusedDate.set({ year: Number(year) }))}
        />
      </div>
      <IconButton
        size="m"
        aria-label={words.nextMonth}
        icon={<IconChevronRight size={20} />}
        disabled={state.isNextVisibleRangeInvalid()}
        onClick={() => state.focusNextPage()}
      />
    </div>
  );
}
