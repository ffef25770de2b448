import { useHydrated } from '../media-query/useHydrated.ts';
import { dateTime } from './DateTime.css.ts';
import { dateTimeParts, homeZone, type Moment } from './format-date-time.ts';

export { formatDateTime, type Moment } from './format-date-time.ts';

export interface DateTimeProps {
  /** An ISO 8601 text with its offset, or ms since the epoch. */
  readonly at: Moment;
  /**
   * Time over date: where one line does not fit, in every place (the columns of a table), or in none (inside a sentence).
   * @default 'narrow'
   */
  readonly split?: 'narrow' | 'always' | 'never' | undefined;
}

/**
 * A moment: `20/11/2026 15:40:00`, in the customer's zone (specification, section 9). Renders a `<time>`; screen readers hear the date
 * first, also where the time stands over it. What is no moment is shown as it came.
 */
export function DateTime({ at, split = 'narrow' }: DateTimeProps) {
  // A server does not know where the customer is: its HTML has Vietnam's time, which the browser turns into the customer's.
  const parts = dateTimeParts(at, useHydrated() ? undefined : homeZone);
  if (parts === null) return String(at);
  return (
    <time dateTime={parts.machine} className={dateTime({ split })}>
      <span>{parts.date}</span> <span>{parts.time}</span>
    </time>
  );
}
