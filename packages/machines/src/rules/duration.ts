/** Milliseconds of a second: every time and duration of the rules is in ms. */
export const SECOND = 1000;
/** Milliseconds of a minute. */
export const MINUTE = 60 * SECOND;
/** Milliseconds of an hour. */
export const HOUR = 60 * MINUTE;
/** Milliseconds of a day. */
export const DAY = 24 * HOUR;
