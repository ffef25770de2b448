import type { ServerClock } from '@tram/api/clock';
import type { EarlyRequest } from './protocol.ts';

/** Older answers are not worth taking over; the customer would see what was true before. Milliseconds. */
const freshFor = 10_000;

/**
 * Takes one of the requests that the blocking script has sent: with the same token, once, within ten seconds of the page's start.
 * @returns null where there is none
 */
export function takeEarlyRequest(
  requests: Map<string, EarlyRequest>,
  address: string,
  token: string | null,
): EarlyRequest | null {
  if (performance.now() > freshFor) requests.clear();
  const early = requests.get(address);
  if (early === undefined || early.token !== token) return null;
  requests.delete(address);
  return early;
}

/** Tells the clock when an answer was made. It was asked for before the clock was made. */
export function observeDate(
  { sentAt }: EarlyRequest,
  { headers }: Response,
  clock: Pick<ServerClock, 'begin'>,
): void {
  clock.begin(sentAt)(headers);
}
