/** Where the answers of the calls lead, and what they leave behind: the transitions of the states that wait for one. */
import type { Result } from '@tram/api/result';
import type { OtpTicket } from '@tram/api/types';
import type { KycAccount, KycDoubt, KycOtpReason } from './types.ts';

const mailed = ({ event }: { event: { output: Result<Partial<OtpTicket>> } }) => event.output;
const answered = ({ event }: { event: { output: Result<KycAccount> } }) => event.output;

/** Says why. */
export const because = (reason: KycOtpReason) => ({ type: 'because', params: { reason } }) as const;

/** Begins to find out what became of a call. */
export const doubt = (what: KycDoubt) => ({ type: 'doubt', params: { what } }) as const;

const notMailed = (reason: KycOtpReason) =>
  [{ type: 'takeError', params: mailed }, because(reason)] as const;
const mailInDoubt = (what: KycDoubt) =>
  [{ type: 'takeError', params: mailed }, doubt(what)] as const;
const formInDoubt = (what: KycDoubt) =>
  [{ type: 'takeError', params: answered }, doubt(what)] as const;
const refused = [
  { type: 'takeError', params: answered },
  { type: 'takeRefusal', params: answered },
] as const;

/** The ends of asking for a code that are alike the first time and again. */
const codeUncertain = [
  {
    guard: { type: 'isLost', params: mailed },
    target: '#code',
    actions: ['assumeCode', ...notMailed('code-unsure')],
  },
  {
    guard: { type: 'isConflict', params: mailed },
    target: '#checking',
    actions: mailInDoubt('conflict'),
  },
  {
    guard: { type: 'isForbidden', params: mailed },
    target: '#checking',
    actions: mailInDoubt('forbidden'),
  },
  {
    guard: { type: 'isUnauthorized', params: mailed },
    target: '#failed',
    actions: notMailed('session-ended'),
  },
] as const;

const codeMailed = (again: boolean) =>
  ({
    guard: { type: 'succeeded', params: mailed },
    target: '#code',
    actions: [
      { type: 'takeTicket', params: mailed },
      { type: 'sayCodeSent', params: { again } },
    ],
  }) as const;

/** Where the first request for a code leads. */
export const codeRequestEnds = [
  codeMailed(false),
  {
    guard: { type: 'isTooSoon', params: mailed },
    target: '#code',
    // One was mailed a moment ago, before a reload or in another tab.
    actions: ['assumeCode', { type: 'takeWait', params: mailed }, ...notMailed('asked-too-soon')],
  },
  ...codeUncertain,
  { target: '#failed', actions: notMailed('code-not-sent') },
] as const;

/** Where the request for another code leads: a refusal leaves the dialog as it was. */
export const resendEnds = [
  codeMailed(true),
  {
    guard: { type: 'isTooSoon', params: mailed },
    target: '#code',
    actions: [{ type: 'takeWait', params: mailed }, ...notMailed('asked-too-soon')],
  },
  ...codeUncertain,
  { target: '#code', actions: notMailed('code-not-sent') },
] as const;

/** Where the submission leads. */
export const submissionEnds = [
  {
    guard: { type: 'succeeded', params: answered },
    target: '#submitted',
    actions: [{ type: 'takeAccount', params: answered }, 'saySubmitted'],
  },
  {
    guard: { type: 'isLost', params: answered },
    target: '#checking',
    actions: formInDoubt('lost'),
  },
  {
    guard: { type: 'isConflict', params: answered },
    target: '#checking',
    actions: formInDoubt('conflict'),
  },
  {
    guard: { type: 'isForbidden', params: answered },
    target: '#checking',
    actions: formInDoubt('forbidden'),
  },
  {
    guard: { type: 'isWrongCode', params: answered },
    target: '#code',
    actions: [...refused, { type: 'countTry', params: answered }],
  },
  {
    guard: { type: 'isWornOut', params: answered },
    target: '#code',
    actions: [...refused, { type: 'countTry', params: answered }, 'endCode'],
  },
  {
    guard: { type: 'isExpired', params: answered },
    target: '#code',
    actions: [...refused, 'endCode'],
  },
  { target: '#failed', actions: refused },
] as const;

/** Where asking the account leads. */
export const checkEnds = [
  { guard: { type: 'isOutdated', params: answered }, target: 'pausing' },
  {
    guard: { type: 'hasArrived', params: answered },
    target: '#submitted',
    actions: [{ type: 'settleDoubt', params: answered }, 'saySubmitted'],
  },
  {
    guard: { type: 'isSettled', params: answered },
    target: '#deciding',
    actions: { type: 'settleDoubt', params: answered },
  },
  {
    guard: { type: 'mayStillArrive', params: answered },
    target: 'pausing',
    actions: 'countCheck',
  },
  {
    guard: { type: 'wasCancelled', params: answered },
    target: '#deciding',
    actions: 'conclude',
  },
  { guard: { type: 'succeeded', params: answered }, target: '#failed', actions: 'conclude' },
  { guard: { type: 'isUnauthorized', params: answered }, target: '#failed', actions: refused },
  { guard: { type: 'isForbidden', params: answered }, target: '#failed', actions: refused },
  { target: 'pausing', actions: { type: 'keepCheckError', params: answered } },
] as const;
