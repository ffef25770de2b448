/**
 * Requests that arrive together are begun a few in each turn of the event loop, one client after the other, so that another's
 * request waits for a few of a flood and not for all of it. This comes before anything else is done for them: clients are told
 * apart by the text of their token, which is not verified yet, or by their address.
 */
import type { IncomingMessage } from 'node:http';
import { addressKey } from '../auth/limits.ts';
import type { Settings } from '../settings.ts';
import { clientAddress, trustProxies } from './request-body.ts';

export interface ArrivalLimits {
  /** Begun in one turn. */
  readonly together: number;
  /** That wait, of all clients. Each holds its connection and some kilobytes. */
  readonly waiting: number;
}

const arrivalLimits: ArrivalLimits = { together: 8, waiting: 4000 };

/** Begins a request when it is its turn. @returns false when too many wait: it is not begun */
type Arrive = (request: IncomingMessage, begin: () => void) => boolean;

export function createArrivals(
  settings: Pick<Settings, 'trustProxy'>,
  { together, waiting: mostWaiting }: ArrivalLimits = arrivalLimits,
): Arrive {
  const trusts = trustProxies(settings);
  /** What begins the requests that wait, by client. The first client is next. */
  const clients = new Map<string, (() => void)[]>();
  let waiting = 0;
  /** Requests begun since it was last 0: those of this turn of the event loop, and perhaps some before it. */
  let begun = 0;

  const clientOf = (request: IncomingMessage): string =>
    request.headers.authorization ?? addressKey(clientAddress(request, trusts));

  function beginTurn(): void {
    begun = 0;
    // A client that has more is put back at the end, and the loop comes to it again.
    for (const [client, requests] of clients) {
      clients.delete(client);
      const begin = requests.shift();
      if (requests.length > 0) clients.set(client, requests);
      waiting -= 1;
      countBegun();
      begin?.();
      if (begun >= together) return;
    }
  }

  function countBegun(): void {
    begun += 1;
    // Not for each request: an immediate is work of its own.
    if (begun === together) setImmediate(beginTurn);
  }

  return (request, begin) => {
    if (begun < together) {
      countBegun();
      begin();
      return true;
    }
    if (waiting >= mostWaiting) return false;
    const client = clientOf(request);
    const requests = clients.get(client);
    if (requests === undefined) clients.set(client, [begin]);
    else requests.push(begin);
    waiting += 1;
    return true;
  };
}
