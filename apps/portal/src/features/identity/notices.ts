import type { ApiError } from '@tram/api/result';
import type { KycOtpReason } from '@tram/machines/kyc-otp';
import { MINUTE } from '@tram/machines/rules';
import { asSentence } from '../query-boundary/QueryBoundary.tsx';
import type { identityWords } from './words.vi.ts';

/** What the customer reads about a reason: what happened, and what to do. */
interface ReasonNotice {
  readonly tone: 'info' | 'caution' | 'invalid';
  readonly lead: string;
  readonly hint: string;
}

/** Nothing is lost or wrong. */
const informational: ReadonlySet<KycOtpReason> = new Set<KycOtpReason>([
  'elsewhere',
  'sent-before-cancel',
  'cancelled',
]);
/** It continues on its own, or with the code that the customer has. */
const doubts: ReadonlySet<KycOtpReason> = new Set<KycOtpReason>([
  'asked-too-soon',
  'code-unsure',
  'not-received',
]);
/** The server's message says more about these than ours. */
const serverSays: ReadonlySet<KycOtpReason> = new Set<KycOtpReason>([
  'code-not-sent',
  'unknown',
  'pictures-refused',
  'form-refused',
  'not-allowed',
]);

/** A reason of the lifecycle in words. Where the server says what is wrong, its words replace the lead. */
export function reasonNotice(
  words: (typeof identityWords)['vi'],
  {
    reason,
    error,
    triesLeft,
  }: {
    readonly reason: KycOtpReason;
    readonly error: Pick<ApiError, 'message' | 'retryAfterMs'> | null;
    readonly triesLeft: number | null;
  },
): ReasonNotice {
  const { lead, hint } = words.reasons[reason];
  const tone = informational.has(reason) ? 'info' : doubts.has(reason) ? 'caution' : 'invalid';
  if (reason === 'wrong-code' && triesLeft !== null) {
    return { tone, lead, hint: words.triesLeft(triesLeft) };
  }
  const wait = error?.retryAfterMs ?? null;
  if (reason === 'too-many-requests' && wait !== null) {
    return { tone, lead, hint: words.wait(Math.max(Math.ceil(wait / MINUTE), 1)) };
  }
  if (serverSays.has(reason) && error !== null) {
    return { tone, lead: asSentence(error.message), hint };
  }
  return { tone, lead, hint };
}

/**
 * An address that its owner recognizes and a bystander cannot read: `quocbuu@vidu.vn` → `quo•••@vidu.vn`. Of a name of up
 * to three letters only the first is left.
 */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '•••';
  const shown = at > 3 ? 3 : 1;
  return `${address.slice(0, shown)}•••${address.slice(at)}`;
}
