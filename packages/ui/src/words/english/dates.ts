import { inSentence } from './in-sentence.ts';
import type { KitWords } from '../KitWords.ts';

/** Short: the choice of a month is as wide as _Tháng 11_. */
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'June',
  'July',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** English of fields with a date. The order stays day, month, year, as everywhere in the product: that of `en-GB`. */
export const dateWords: Pick<KitWords, 'dateField' | 'dateRangeField'> = {
  dateField: {
    locale: 'en-GB',
    placeholder: 'day/month/year',
    open: (label) => `Open calendar, ${inSentence(label)}`,
    calendar: (label) => `Calendar, ${inSentence(label)}`,
    close: 'Close calendar',
    notLoaded: 'The calendar has not loaded. You can type the date, or open the calendar again.',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    monthNamed: (month) => months[month - 1] ?? String(month),
    year: 'Year',
    today: 'Today',
    clear: 'Clear date',
    unreadable: 'Enter the date as day/month/year, for example 05/11/2026.',
    shortYear: 'Enter the year with four digits, for example 05/11/2026.',
    noSuchDay: (text) => `There is no ${text}. Check the day and the month.`,
    tooEarly: (first) => `The date must be ${first} or later.`,
    tooLate: (last) => `The date must be ${last} or earlier.`,
  },
  dateRangeField: {
    from: 'From',
    to: 'To',
    fault: (end, fault) => `${end}: ${inSentence(fault)}`,
  },
};
