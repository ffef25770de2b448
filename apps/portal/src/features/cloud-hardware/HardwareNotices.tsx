import type { HardwareRequestReason, HardwareRequestView } from '@tram/machines/hardware-request';
import { Notice } from '@tram/ui/notice';
import { Message } from '../../app/Message.tsx';
import type { cloudHardwareWords } from './words.vi.ts';

type Words = (typeof cloudHardwareWords)['vi'];

/** Reasons for which a wish was not done; the others tell what has changed meanwhile. */
const unsent: ReadonlySet<HardwareRequestReason> = new Set([
  'not-received',
  'session-ended',
  'not-allowed',
  'too-many-requests',
  'unknown',
]);

/** How the request stands, in a sentence; nothing before there is one. */
export function Standing({
  status,
  words,
}: {
  status: HardwareRequestView['status'];
  words: Words;
}) {
  if (status === 'pending') {
    return (
      <Notice tone="caution" lead={words.pending.lead}>
        {words.pending.detail}
      </Notice>
    );
  }
  if (status === 'accepted') {
    return (
      <Notice tone="positive" lead={words.accepted.lead}>
        {words.accepted.detail}
      </Notice>
    );
  }
  if (status === 'failed') {
    return (
      <Notice tone="critical" lead={words.failed.lead}>
        {words.failed.detail}
      </Notice>
    );
  }
  return null;
}

/** Why nothing may be chosen, where neither how the request stands nor what became of a wish says it. */
export function Closed({
  view,
  words,
}: {
  readonly view: HardwareRequestView;
  readonly words: Words;
}) {
  const { submitRefusal: refusal } = view;
  const isSaid = refusal === 'accepted' || refusal === 'no-hardware' || refusal === view.reason;
  if (refusal === null || isSaid) return null;
  return <Notice tone="neutral" lead={words.refusals[refusal]} />;
}

/** What became of the customer's wish, while it is not what was wanted. */
export function Outcome({
  view,
  words,
}: {
  readonly view: HardwareRequestView;
  readonly words: Words;
}) {
  if (view.step === 'checking') {
    return (
      <Notice tone="caution" announce="status" lead={words.checking.lead}>
        {words.checking.detail}
      </Notice>
    );
  }
  if (view.reason === null) return null;
  const said = words.reasons[view.reason];
  if (said !== null && !unsent.has(view.reason)) {
    return <Notice tone="info" announce="status" lead={said} />;
  }
  return (
    <Notice tone="invalid" announce="alert" lead={words.unsent}>
      {said ?? <Message>{view.error?.message ?? ''}</Message>}
    </Notice>
  );
}
