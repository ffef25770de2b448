/**
 * Public entry `@tram/machines/attempt`: what a failed call means, and when a lost write is asked for again with its key. For
 * what a front end pays without one of the lifecycles, which all go by it. No dependency.
 */
export { failureNameOf } from './attempt/failure-name.ts';
export type { FailureName } from './attempt/failure-name.ts';
export { LONGEST_RETRY_DELAY, retryDelay } from './attempt/retry-delay.ts';
export { undecided } from './attempt/undecided.ts';
