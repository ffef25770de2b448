import type { ServerClock } from '@tram/api/clock';
import { observeDate, takeEarlyRequest } from './early-answer.ts';
import type { Boot, EarlyRequest } from './protocol.ts';

/**
 * A `fetch` for the client that hands over what the blocking script has already asked for: a GET of the same address with
 * the same token, once, within ten seconds of the page's start. Everything else goes through.
 */
export function takeOverEarlyRequests(
  boot: Boot | undefined,
  send: typeof fetch,
  clock: Pick<ServerClock, 'begin'>,
): typeof fetch {
  return async (input, init) => {
    const requests = boot?.requests;
    if (requests === undefined || requests.size === 0) return send(input, init);
    const { method, url, headers, signal } = new Request(input, init);
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
    if (method !== 'GET' || token === undefined) return send(input, init);
    // Under the address that the operator wrote: a path of this origin, or the whole.
    const path = url.startsWith(`${window.location.origin}/`)
      ? url.slice(window.location.origin.length)
      : url;
    const early = takeEarlyRequest(requests, requests.has(path) ? path : url, token);
    return early === null ? send(input, init) : handOver(early, signal, clock);
  };
}

/** Rejects when a call is given up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}

/**
 * The answer without its Date header. It was asked for before the client began to measure, so the client would take the
 * server's clock to be ahead by that much. It ends with the call that takes it over, like an answer of the call's own.
 */
async function handOver(
  early: EarlyRequest,
  signal: AbortSignal,
  clock: Pick<ServerClock, 'begin'>,
): Promise<Response> {
  const response = await Promise.race([early.response, aborted(signal)]);
  observeDate(early, response, clock);
  const { status, statusText, headers, body } = response;
  const rest = new Headers(headers);
  rest.delete('date');
  const ending = body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
  return new Response(ending ?? null, { status, statusText, headers: rest });
}
