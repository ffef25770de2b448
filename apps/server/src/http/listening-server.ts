/** The HTTP server itself: it listens first, so that a port in use is found before anything else is opened. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../clock.ts';
import { ServerBusy } from '../refusal.ts';
import { type Settings, SettingsError } from '../settings.ts';
import { type ArrivalLimits, createArrivals } from './arrivals.ts';
import { namesOneHost } from './host-header.ts';
import { answerClientErrors, answerPlainly, answerUnavailable } from './plain-answers.ts';
import { discardRest } from './unread-body.ts';

/** How long open requests may take to end when the server stops, ms. */
const graceMs = 3000;

interface ListeningServer {
  readonly server: Server;
  readonly port: number;
  /**
   * Passes requests to the application; until then they are answered with 503.
   * @param clock dates the answers that do not reach the application. @default the machine's
   */
  answerWith(listener: RequestListener, clock?: Pick<Clock, 'now'>): void;
  /** Answers 503 to every new request; requests in progress are finished. */
  refuse(): void;
  /** Stops listening, lets open requests end, then cuts what is left. Does nothing the second time. */
  close(): Promise<void>;
}

/** How long a client may take, ms. A slow or silent one must not hold on to a connection for ever. */
interface Patience {
  /** For the headers of a request: a few hundred bytes. */
  readonly headersMs: number;
  /** For a whole request: three photos of an identity card over a bad mobile connection. */
  readonly requestMs: number;
  /** Between two bytes of a body: one that sends nothing for so long has lost its connection, or wants to hold on to ours. */
  readonly pauseMs: number;
  /** Between two requests: longer than proxies keep an idle connection (60 s), or they would use one that is just closing. */
  readonly idleMs: number;
  readonly checkMs: number;
}

const patience: Patience = {
  headersMs: 15_000,
  requestMs: 300_000,
  pauseMs: 10_000,
  idleMs: 65_000,
  checkMs: 5000,
};

/** Bytes of all headers of a request together. */
const longestHeaders = 16 * 1024;
/** How many headers a request may have; browsers send about twenty. */
const mostHeaders = 100;

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
 * @throws SettingsError with one line when the port or the address is not available
 */
export async function listen(
  settings: Pick<Settings, 'host' | 'port' | 'origin' | 'allowedOrigins' | 'trustProxy'>,
  { headersMs, requestMs, pauseMs, idleMs, checkMs }: Patience = patience,
  limits?: ArrivalLimits,
): Promise<ListeningServer> {
  let answer = answerUnavailable('starting', settings);
  let clock: Pick<Clock, 'now'> = { now: () => new Date() };
  let closing: Promise<void> | null = null;
  // The application dates its own answers. These have to agree with them: a client counts deadlines by the time that it was told last.
  const dated =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      response.setHeader('date', clock.now().toUTCString());
      listener(request, response);
    };
  const answerBadRequest = dated(
    answerPlainly(400, settings, { headers: { connection: 'close' } }),
  );
  const arrive = createArrivals(settings, limits);
  const receive: RequestListener = (request, response) => {
    limitPauses(server, request, pauseMs);
    if (!namesOneHost(request)) {
      answerBadRequest(request, response);
      return;
    }
    const isLetIn = arrive(request, () => answer(request, response));
    if (isLetIn) return;
    const { message, retryAfterSeconds } = new ServerBusy();
    const headers = { 'retry-after': retryAfterSeconds };
    dated(answerPlainly(503, settings, { message, headers }))(request, response);
    discardRest(request);
  };
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: longestHeaders,
      // Handled below: Node would answer with an empty body.
      requireHostHeader: false,
    },
    receive,
  );
  server.maxHeadersCount = mostHeaders;
  // An unknown expectation may be ignored (RFC 9110 section 10.1.1).
  server.on('checkExpectation', receive);
  answerClientErrors(server, settings);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new SettingsError(reasonOf(error, settings)));
    });
    server.listen(settings.port, settings.host, resolve);
  });
  return {
    server,
    port: portOf(server.address()),
    answerWith(listener, ofServer = clock) {
      answer = listener;
      clock = ofServer;
    },
    refuse() {
      answer = dated(answerUnavailable('stopping', settings));
    },
    close: () => (closing ??= stop(server)),
  };
}

/** Ends a request whose client pauses in its body as Node ends one that takes too long. */
function limitPauses(server: Server, request: IncomingMessage, pauseMs: number): void {
  const { socket, headers } = request;
  if (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined) return;
  let received = socket.bytesRead;
  // What has arrived and is not read yet is the server's own pause.
  const isSilent = () => socket.bytesRead === received && request.readableLength === 0;
  const endIfSilent = (): void => {
    if (request.complete || socket.destroyed || !isSilent()) return;
    const error = Object.assign(new Error('A request paused for too long'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    });
    server.emit('clientError', error, socket);
  };
  const check = setInterval(() => {
    // What came while this process was busy is read before it is judged.
    if (isSilent()) setImmediate(endIfSilent);
    received = socket.bytesRead;
  }, pauseMs);
  request.once('end', () => clearInterval(check));
  request.once('close', () => clearInterval(check));
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
