import type { CDPSession } from 'playwright';

type Kind = 'JavaScript' | 'CSS' | 'fonts' | 'API' | 'other';

interface Request {
  readonly kind: Kind;
  /** Path and query. */
  readonly address: string;
  /** ms since 1970 */
  readonly sentAt: number;
  /** What its answer took over the wire; 0 out of the cache. */
  bytes: number;
}

export interface Requests {
  readonly all: readonly Request[];
  /** Since none was sent or answered, ms. */
  quietFor(): number;
}

function kindOf({ pathname }: URL): Kind {
  if (pathname.endsWith('.js')) return 'JavaScript';
  if (pathname.endsWith('.css')) return 'CSS';
  if (pathname.endsWith('.woff2')) return 'fonts';
  return pathname.startsWith('/api/') ? 'API' : 'other';
}

/** Counts what a page asks for. The real-time connection, which always has a request open, is left out. */
export async function watchRequests(devtools: CDPSession): Promise<Requests> {
  const requests = new Map<string, Request>();
  const underWay = new Set<string>();
  let last = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    const url = new URL(request.url);
    if (!url.protocol.startsWith('http') || url.pathname.startsWith('/socket.io/')) return;
    last = performance.now();
    underWay.add(requestId);
    requests.set(requestId, {
      kind: kindOf(url),
      address: url.pathname + url.search,
      sentAt: wallTime * 1000,
      bytes: 0,
    });
  });
  const end = (requestId: string, bytes: number): void => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    last = performance.now();
    underWay.delete(requestId);
    request.bytes = bytes;
  };
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await devtools.send('Network.enable');
  return {
    get all() {
      return [...requests.values()];
    },
    quietFor: () => (underWay.size > 0 ? 0 : performance.now() - last),
  };
}
