/** Where the answers of the calls lead, and what they leave behind: the transitions of the states that wait for one. */
import type { Result } from '@tram/api/result';
import type { CloudImageReading } from './changes.ts';
import type { CloudImageAnswer } from './types.ts';

const answered = ({ event }: { event: { output: Result<CloudImageAnswer> } }) => event.output;
const read = ({ event }: { event: { output: CloudImageReading } }) => event.output;
const fetched = ({ event }: { event: { output: Result<unknown> } }) => event.output;
const words = ({ event }: { event: { output: Result<CloudImageAnswer> } }) => ({
  message: event.output.ok && event.output.value.message !== '' ? event.output.value.message : null,
});

/** Where the answer to a command leads. */
export const commandAnswers = [
  {
    guard: { type: 'isRentalDeleted', params: answered },
    target: 'resting.done',
    actions: { type: 'deleteRental', params: answered },
  },
  {
    guard: { type: 'isTaken', params: answered },
    target: 'going',
    actions: { type: 'sayTaken', params: words },
  },
  {
    guard: { type: 'isUnanswered', params: answered },
    target: 'checking',
    actions: { type: 'takeDoubt', params: answered },
  },
  {
    target: 'resting.refused',
    actions: [{ type: 'takeRefusal', params: answered }, 'giveUp'],
  },
] as const;

const settled = { type: 'settleCommand', params: read } as const;
const taken = { type: 'takeReading', params: read } as const;
const unread = { target: 'pausing', actions: { type: 'keepLookError', params: read } } as const;

/** Where reading a machine leads that is at a command. */
export const workReadings = [
  {
    guard: { type: 'isAtIt', params: read },
    target: 'pausing',
    actions: [taken, { type: 'countTraceless', params: read }],
  },
  {
    guard: { type: 'isDone', params: read },
    target: '#command.resting.done',
    actions: settled,
  },
  {
    guard: { type: 'hasFailed', params: read },
    target: '#command.resting.failed',
    actions: settled,
  },
  {
    guard: { type: 'hasEnded', params: read },
    target: '#command.resting.ended',
    actions: settled,
  },
  unread,
] as const;

/** Where reading a machine leads that may never have got its command. */
export const doubtReadings = [
  {
    guard: { type: 'isShownAtIt', params: read },
    target: '#command.going.pausing',
    actions: [taken, { type: 'sayTaken', params: { message: null } }],
  },
  {
    guard: { type: 'isDone', params: read },
    target: '#command.resting.done',
    actions: settled,
  },
  {
    guard: { type: 'isToldToHaveFailed', params: read },
    target: '#command.resting.failed',
    actions: settled,
  },
  {
    guard: { type: 'mayStillShow', params: read },
    target: 'pausing',
    actions: [taken, 'countCheck'],
  },
  {
    guard: { type: 'succeeded', params: read },
    target: '#command.resting.refused',
    actions: [taken, 'giveUp'],
  },
  unread,
] as const;

/** Where fetching the file for Remote Desktop leads. */
export const downloadEnds = [
  {
    guard: { type: 'succeeded', params: fetched },
    target: 'resting.done',
    actions: { type: 'takeDownload', params: fetched },
  },
  { target: 'resting.refused', actions: { type: 'takeDownload', params: fetched } },
] as const;
