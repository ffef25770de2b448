/** The HTTP server itself: listening from the first moment, so that a taken port is found before anything else is touched. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Settings, SettingsError } from '../settings.ts';
import { errorBody } from './error-answer.ts';

/** How long open requests may take to end when the server stops, ms. */
const graceMs = 3000;

/** A server that listens. */
export interface ListeningServer {
  readonly server: Server;
  readonly port: number;
  /** Hands the requests to the application; until then they are answered with 503. */
  answerWith(listener: RequestListener): void;
  /** Stops listening, lets open requests end, then cuts what is left. Does nothing the second time. */
  close(): Promise<void>;
}

const answerStarting: RequestListener = (request, response) => {
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
  const isHealth = request.url === '/healthz';
  response.end(JSON.stringify(isHealth ? { status: 'starting' } : errorBody(503, 'req-start')));
};

function reasonOf(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): string {
  const { code = error.message } = error;
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is taken by another program. Stop it, or choose another port, for example PORT=${port + 1}`;
  }
  if (code === 'EACCES') {
    return `Port ${port} of ${host} may not be used by this user. Choose another one with PORT`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST names an address that this machine does not have: ${host}`;
  }
  return `The server cannot listen on port ${port} of ${host} (${code})`;
}

/**
 * Starts to listen.
 * @throws SettingsError with one line when the port or the address cannot be had
 */
export async function listen(settings: Pick<Settings, 'host' | 'port'>): Promise<ListeningServer> {
  let answer = answerStarting;
  let closing: Promise<void> | null = null;
  const server = createServer((request, response) => {
    answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new SettingsError(reasonOf(error, settings)));
    });
    server.listen(settings.port, settings.host, resolve);
  });
  return {
    server,
    port: portOf(server.address()),
    answerWith(listener) {
      answer = listener;
    },
    close: () => (closing ??= stop(server)),
  };
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
