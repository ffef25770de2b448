/** Milliseconds of a second: every time and duration of the rules is in ms. */
export const SECOND = 1000;
/** Milliseconds of a minute. */
export const MINUTE = 60 * SECOND;
/** Milliseconds of an hour. */
export const HOUR = 60 * MINUTE;
/** Milliseconds of a day. */
export const DAY = 24 * HOUR;

/** The longest wait that a timer can hold, ms (24.8 days): a longer one ends at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;
