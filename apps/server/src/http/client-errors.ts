/** Answers input that never becomes a request: bytes that are no HTTP, headers that are too large, a request that never ends. */
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from './error-answer.ts';
import type { PlainAnswerSettings } from './plain-answers.ts';
import { newRequestId } from './request-details.ts';
import { answerHeaders } from './security-headers.ts';

/** Node's error code → the status for the client. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers such connections of a server with the contract's Error, and closes them. */
export function answerClientErrors(server: Server, settings: PlainAnswerSettings): void {
  /** The answer that a connection is in the middle of. */
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => {
    latest.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = latest.get(socket);
    const isHalfAnswered = answer !== undefined && answer.headersSent && !answer.writableEnded;
    if (socket.writable && error.code !== 'ECONNRESET' && !isHalfAnswered) {
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
