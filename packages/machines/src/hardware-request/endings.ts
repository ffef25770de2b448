/** Where the answers of the calls lead, and what they leave behind: the transitions of the states that wait for one. */
import type { HardwareReading } from './changes.ts';
import type { HardwareDoubt } from './types.ts';

const answered = ({ event }: { event: { output: HardwareReading } }) => event.output;

/** Begins to find out what became of a wish. */
export const doubt = (what: HardwareDoubt) => ({ type: 'doubt', params: { what } }) as const;

const inDoubt = (what: HardwareDoubt) =>
  [{ type: 'takeError', params: answered }, doubt(what)] as const;

const settled = [
  { type: 'sayDecision', params: answered },
  { type: 'settle', params: answered },
  'decide',
] as const;

const refused = { type: 'takeRefusal', params: answered } as const;

/** Where asking for hardware, or withdrawing it, leads. */
export const wishEnds = [
  {
    guard: { type: 'hasSubmitted', params: answered },
    target: '#submitted',
    actions: [...settled, 'saySubmitted'],
  },
  {
    guard: { type: 'hasWithdrawn', params: answered },
    target: '#withdrawn',
    actions: [...settled, 'sayWithdrawn'],
  },
  { guard: { type: 'isLost', params: answered }, target: 'checking', actions: inDoubt('lost') },
  {
    guard: { type: 'isConflict', params: answered },
    target: 'checking',
    actions: inDoubt('conflict'),
  },
  {
    guard: { type: 'isNotFound', params: answered },
    target: 'checking',
    actions: inDoubt('not-found'),
  },
  { target: 'deciding', actions: refused },
] as const;

/** Where asking the record leads. */
export const checkEnds = [
  { guard: { type: 'isOutdated', params: answered }, target: 'pausing' },
  {
    guard: { type: 'showsSubmission', params: answered },
    target: '#submitted',
    actions: [...settled, 'saySubmitted'],
  },
  {
    guard: { type: 'showsWithdrawal', params: answered },
    target: '#withdrawn',
    actions: [...settled, 'sayWithdrawn'],
  },
  {
    guard: { type: 'mayStillArrive', params: answered },
    target: 'pausing',
    actions: [
      { type: 'sayDecision', params: answered },
      { type: 'countCheck', params: answered },
      'decide',
    ],
  },
  {
    guard: { type: 'succeeded', params: answered },
    target: '#concluding',
    actions: [
      { type: 'sayDecision', params: answered },
      { type: 'conclude', params: answered },
      'decide',
    ],
  },
  { guard: { type: 'isUnauthorized', params: answered }, target: '#concluding', actions: refused },
  { guard: { type: 'isForbidden', params: answered }, target: '#concluding', actions: refused },
  { target: 'pausing', actions: { type: 'keepCheckError', params: answered } },
] as const;
