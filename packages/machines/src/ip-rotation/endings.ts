/** Where the answers of the calls lead, and what they leave behind: the transitions of the states that wait for one. */
import type { Result } from '@tram/api/result';
import type { IpRotationDoubt, IpRotationRecord, IpRotationRoutes } from './types.ts';

type Answered = { event: { output: Result<IpRotationRoutes> } };
const answered = ({ event }: Answered) => event.output;
const read = ({ event }: { event: { output: Result<IpRotationRecord | null> } }) => event.output;

const end = { type: 'end', params: answered } as const;
const doubt = (what: IpRotationDoubt) =>
  ({
    type: 'beginDoubt',
    params: ({ event }: Answered) => ({ answer: event.output, doubt: what }),
  }) as const;
/** The wish is still known while it is decided what has to wait because of it. */
const wait = [{ type: 'takeWait', params: answered }, 'cool'] as const;

/** Where a change leads. */
export const changeEnds = [
  {
    guard: { type: 'succeeded', params: answered },
    target: 'resting.done',
    actions: [...wait, end],
  },
  { guard: { type: 'isLost', params: answered }, target: 'checking', actions: doubt('lost') },
  {
    guard: { type: 'isConflict', params: answered },
    target: 'checking',
    actions: doubt('conflict'),
  },
  {
    guard: { type: 'isTooSoon', params: answered },
    target: 'resting.refused',
    actions: [...wait, end],
  },
  { target: 'resting.refused', actions: end },
] as const;

/** Where reading the PC leads while a change is in doubt. */
export const checkEnds = [
  {
    guard: { type: 'isUncertain', params: read },
    target: 'pausing',
    actions: { type: 'countCheck', params: read },
  },
  {
    guard: { type: 'wasDone', params: read },
    target: '#done',
    actions: [{ type: 'takeWait', params: read }, 'cool', { type: 'conclude', params: read }],
  },
  { target: '#refused', actions: { type: 'conclude', params: read } },
] as const;
