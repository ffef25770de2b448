import type { ServerClock } from '@tram/api/clock';
import type { Boot, EarlyRequest } from './protocol.ts';

/** Older answers are not worth taking over; the customer would see what was true before. Milliseconds. */
const freshFor = 10_000;

/**
 * A `fetch` for the client that hands over what the blocking script has already asked for: a GET of the same address with
 * the same token, once, within ten seconds of the page's start. Everything else goes through.
 */
export function takeOverEarlyRequests(
  boot: Boot | undefined,
  send: typeof fetch,
  clock: Pick<ServerClock, 'observe'>,
): typeof fetch {
  return async (input, init) => {
    const requests = boot?.requests;
    if (requests === undefined || requests.size === 0) return send(input, init);
    if (performance.now() > freshFor) {
      requests.clear();
      return send(input, init);
    }
    const { method, url, headers } = new Request(input, init);
    // Under the address that the operator wrote: a path of this origin, or the whole.
    const path = url.startsWith(`${window.location.origin}/`)
      ? url.slice(window.location.origin.length)
      : url;
    const address = requests.has(path) ? path : url;
    const early = requests.get(address);
    if (
      early === undefined ||
      method !== 'GET' ||
      headers.get('authorization') !== `Bearer ${early.token}`
    ) {
      return send(input, init);
    }
    requests.delete(address);
    return handOver(early, clock);
  };
}

/**
 * The answer without its Date header. It was asked for before the client began to measure, so the client would take the
 * server's clock to be ahead by that much; the moment is told to the clock as a greeting instead.
 */
async function handOver(
  early: EarlyRequest,
  clock: Pick<ServerClock, 'observe'>,
): Promise<Response> {
  const { status, statusText, headers, body } = await early.response;
  const rest = new Headers(headers);
  rest.delete('date');
  const made = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(made)) clock.observe(made);
  return new Response(body, { status, statusText, headers: rest });
}
