/** Where the answers of the calls lead, and what they leave behind: the transitions of the states that wait for one. */
import type { Result } from '@tram/api/result';

const operated = ({ event }: { event: { output: Result<string | null> } }) => event.output;

const settleOperation = { type: 'settleOperation', params: operated } as const;

/** Where a call to the machine leads. */
export const operationEnds = [
  {
    guard: { type: 'succeeded', params: operated },
    target: 'resting.done',
    actions: settleOperation,
  },
  { target: 'resting.refused', actions: settleOperation },
] as const;
