/** Sends something until it is known what became of it, as a patient customer does with "Thử lại". */
import { type ApiError, mayHaveHappened, type Result } from '@tram/api/result';
import { setTimeout as delay } from 'node:timers/promises';

export type Settled<Value> =
  | { readonly outcome: 'done'; readonly value: Value; readonly wasUnknown: boolean }
  | { readonly outcome: 'refused'; readonly error: ApiError; readonly wasUnknown: boolean }
  /** The time was over before there was an answer. */
  | { readonly outcome: 'unsettled' };

interface SettleParts {
  /** Signs in again; resolves when there is a session. */
  readonly signIn: () => Promise<void>;
  /** Ends the waiting. */
  readonly giveUp: AbortSignal;
}

/** Whoever is asked to wait for longer than this does something else, ms. */
const longestWaitMs = 20_000;

/**
 * Repeats a call until it is done or definitely refused: after a lost or late answer, a failure of the server, or a request to come
 * again, for which it waits as long as the server says.
 * @param attempt sends it; the first is 1
 */
export async function settled<Value>(
  attempt: (tries: number) => Promise<Result<Value>>,
  { signIn, giveUp }: SettleParts,
): Promise<Settled<Value>> {
  let wasUnknown = false;
  for (let tries = 1; !giveUp.aborted; tries += 1) {
    const result = await attempt(tries);
    if (result.ok) return { outcome: 'done', value: result.value, wasUnknown };
    const { error } = result;
    if (error.kind === 'unauthorized') {
      await signIn();
      continue;
    }
    const isUnknown = mayHaveHappened(error);
    wasUnknown ||= isUnknown;
    const isLater =
      error.status === 429 && (wasUnknown || (error.retryAfterMs ?? 0) <= longestWaitMs);
    if (!isUnknown && !isLater) return { outcome: 'refused', error, wasUnknown };
    await delay(error.retryAfterMs ?? Math.min(200 * 2 ** tries, 4000));
  }
  return { outcome: 'unsettled' };
}
