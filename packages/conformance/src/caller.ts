import { createApi, isDownload } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import type { OperationId } from '@tram/api/operations';
import { isRecord } from './wire-values.ts';

export interface CallInput {
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

export interface CallOptions {
  /** Default: that of the customer. Null: without one. */
  readonly token?: string | null | undefined;
  readonly idempotencyKey?: string | undefined;
  /** VND, for `Confirmed-Total`. */
  readonly confirmedTotal?: number | undefined;
}

/**
 * The outcome of a call.
 *
 * - `answered`: `json` is undefined where the body is none; `fileName` null where it has no name; `refusedByClient` says why the
 *   portal's own client takes a success for none.
 * - `none`: no answer, or more than may be read.
 */
export type Outcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Headers;
      readonly text: string;
      readonly json: unknown;
      readonly fileName: string | null;
      readonly isFile: boolean;
      readonly refusedByClient: boolean;
    }
  | { readonly kind: 'none'; readonly why: string };

/** Makes a call of the contract as the portal does, and returns the raw answer. Rejects only where the run is to end. */
export type Caller = (
  id: OperationId,
  given?: CallInput,
  options?: CallOptions,
) => Promise<Outcome>;

export const LONGEST_CALL_MS = 20_000;
const LARGEST_BODY = 10 * 1024 * 1024;
/** How often a rate-limited call is retried. */
const MOST_TRIES = 5;
/** The longest Retry-After that is respected, ms. */
const LONGEST_PAUSE_MS = 20_000;

/** @param throwIfStopped called before each call; throws where the run is to end */
export function createCaller(
  apiBase: string,
  tokenOfCustomer: () => string | null,
  throwIfStopped: () => void,
): Caller {
  const once = async (
    id: OperationId,
    given: CallInput,
    { token = tokenOfCustomer(), idempotencyKey, confirmedTotal }: CallOptions,
  ): Promise<Outcome> => {
    throwIfStopped();
    let seen: Outcome = { kind: 'none', why: 'there was no answer' };
    const api = createApi({
      baseUrl: apiBase,
      session: { token: () => token },
      clock: createServerClock(),
      idempotency: idempotencyKey === undefined ? 'none' : 'keys',
      confirmedTotal: 'checked',
      retry: { limit: 0 },
      async fetch(input, init) {
        const response = await fetch(input, init);
        const bytes = await readBounded(response);
        if (bytes === null) {
          seen = { kind: 'none', why: 'the body is larger than 10 MB' };
          throw new Error(seen.why);
        }
        const { status, headers } = response;
        const text = new TextDecoder().decode(bytes);
        const answered = { status, headers, text, json: jsonOf(text) };
        const unread = { fileName: null, isFile: false, refusedByClient: true };
        seen = { kind: 'answered', ...answered, ...unread };
        const mayHaveBody = ![204, 205, 304].includes(status);
        return new Response(mayHaveBody ? bytes : null, { status, headers });
      },
    });
    const result: unknown = await Reflect.apply(api[id], api, [
      given,
      { timeoutMs: LONGEST_CALL_MS, idempotencyKey, confirmedTotal },
    ]);
    return finished(seen, result);
  };
  return async (id, given = {}, options = {}) => {
    let outcome = await once(id, given, options);
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      if (outcome.kind !== 'answered' || outcome.status !== 429) break;
      const asked = Number(outcome.headers.get('retry-after') ?? '2') * 1000;
      await pause(Math.min(Number.isFinite(asked) ? asked : 2000, LONGEST_PAUSE_MS));
      outcome = await once(id, given, options);
    }
    return outcome;
  };
}

/** What was seen on the wire, with what the client made of it. */
function finished(seen: Outcome, result: unknown): Outcome {
  if (!isRecord(result)) return seen;
  if (seen.kind === 'none') {
    const kind = isRecord(result['error']) ? result['error']['kind'] : undefined;
    return kind === 'timeout' ? { kind: 'none', why: 'there was no answer within 20 s' } : seen;
  }
  const { value } = result;
  const isFile = typeof value === 'object' && value !== null && isDownload(value);
  const fileName = isFile ? value.fileName : null;
  return { ...seen, isFile, fileName, refusedByClient: result['ok'] !== true };
}

/** Null where there is more than may be read. */
async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LARGEST_BODY) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.length;
  }
  return whole;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param ms at most 20 000 here: far from what a timer cannot count */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms));
  });
}
