/** The types of actors and failures that the entries of the lifecycles name beside their own. */
export type { FailureName } from '../answers/failure.ts';
export type { DeadlineEvent, DeadlineInput } from './deadline.ts';
export type { RestingLifecycle } from './resting.ts';
export type { WatchCommand, WatchInput } from './watch.ts';
