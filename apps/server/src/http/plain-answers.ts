/** Answers without the application: before it is ready, while it stops, and to requests that never reach it. */
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Settings } from '../settings.ts';
import { answerHeaders, createCrossOrigin } from './common-headers.ts';
import { errorBody, messageOfStatus } from './error-answer.ts';
import { newRequestId } from './request-body.ts';

/** Why nothing else can be answered, and the words for it. */
const words = {
  starting: 'Hệ thống đang khởi động, vui lòng thử lại sau giây lát',
  stopping: 'Hệ thống đang khởi động lại, vui lòng thử lại sau giây lát',
} as const;

/** How long a client should wait before it tries again, s. */
const retryAfterSeconds = 1;

type PlainAnswerSettings = Pick<Settings, 'origin' | 'allowedOrigins'>;

interface PlainAnswer {
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** Builds an answer of the contract's Error that is the same for every request. */
export function answerPlainly(
  status: number,
  settings: PlainAnswerSettings,
  { message = messageOfStatus(status), headers = {} }: PlainAnswer = {},
): RequestListener {
  const common = answerHeaders(settings);
  const crossOrigin = createCrossOrigin(settings.allowedOrigins);
  return (request, response) => {
    const requestId = newRequestId();
    const named = { ...common, 'x-request-id': requestId };
    const preflight = crossOrigin.preflightFor(request.method, request.headers);
    // Without an answer to its preflight, a browser hides the real answer: the portal could not show the reason.
    if (preflight !== null) {
      response.writeHead(204, { ...named, ...preflight }).end();
      return;
    }
    const body = JSON.stringify(errorBody(status, requestId, message));
    response.writeHead(status, {
      ...named,
      ...crossOrigin.headersFor(request.headers),
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  };
}

/** Builds the answer to every request while there is no application: 503, and the state for `/healthz`. */
export function answerUnavailable(
  state: keyof typeof words,
  settings: PlainAnswerSettings,
): RequestListener {
  const headers: Record<string, string | number> = { 'retry-after': retryAfterSeconds };
  // The next request of this client opens a new connection, to the instance that runs then.
  if (state === 'stopping') headers['connection'] = 'close';
  const answer = answerPlainly(503, settings, { message: words[state], headers });
  return (request, response) => {
    if (request.url !== '/healthz') {
      answer(request, response);
      return;
    }
    const type = { 'content-type': 'application/json; charset=utf-8' };
    response.writeHead(503, { ...answerHeaders(settings), ...headers, ...type });
    response.end(JSON.stringify({ status: state }));
  };
}

// Answers input that never becomes a request: bytes that are no HTTP, headers that are too large, a request that never ends.

/** Node's error code → the status for the client. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers such connections of a server with the contract's Error, and closes them. */
export function answerClientErrors(server: Server, settings: PlainAnswerSettings): void {
  /** The request that a connection is in the middle of, with its answer. */
  const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  server.on('request', (request, response) => {
    latest.set(request.socket, { request, response });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { request, response } = latest.get(socket) ?? {};
    // Half answered, or answered while the rest of the request is still coming.
    const isAnswered =
      response?.headersSent === true && !(response.writableEnded && request?.complete === true);
    if (socket.writable && error.code !== 'ECONNRESET' && !isAnswered) {
      socket.write(wholeAnswer(statuses[error.code ?? ''] ?? 400, settings));
    }
    socket.destroy();
  });
}

function wholeAnswer(status: number, settings: PlainAnswerSettings): string {
  const requestId = newRequestId();
  const body = JSON.stringify(errorBody(status, requestId));
  const headers = {
    ...answerHeaders(settings),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
