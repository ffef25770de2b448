/** What a client still sends when its answer is there already: a form that nobody wants, a body of the wrong type. */
import type { IncomingMessage } from 'node:http';

/**
 * How long it may go on, ms. A connection that is closed while the client is sending is reset, and the client may lose the answer
 * with it (RFC 9112 section 9.6).
 */
const patienceMs = 10_000;

/** Reads the rest of an answered request without keeping it, and cuts the connection when it does not end soon. */
export function discardRest(request: IncomingMessage, waitMs: number = patienceMs): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const cut = setTimeout(() => socket.destroy(), waitMs);
  const settle = () => clearTimeout(cut);
  request.once('end', settle);
  socket.once('close', settle);
  request.unpipe();
  request.resume();
}
