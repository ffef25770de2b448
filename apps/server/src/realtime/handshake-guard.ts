/** Which pages may start to connect, before any token is checked: those of the server's origin and of the allowed origins. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerOptions } from 'socket.io';
import { TooManyAttempts } from '../auth/attempts.ts';
import { addressKey } from '../auth/limits.ts';
import type { CallLimits } from '../http/call-limits.ts';
import { clientAddress, trustProxies } from '../http/request-details.ts';
import { answerHeaders } from '../http/security-headers.ts';
import type { Settings } from '../settings.ts';

/** What the guard needs. */
export interface HandshakeGuardParts {
  readonly settings: Pick<Settings, 'origin' | 'allowedOrigins' | 'trustProxy'>;
  readonly callLimits: Pick<CallLimits, 'ofAddress'>;
}

/** The guard as options of Socket.IO. */
export function guardHandshakes({
  settings,
  callLimits,
}: HandshakeGuardParts): Pick<ServerOptions, 'allowRequest'> &
  Partial<Pick<ServerOptions, 'cors'>> {
  const { allowedOrigins } = settings;
  const trusts = trustProxies(settings);
  return {
    allowRequest(request, decide) {
      try {
        // A call like any other: it asks the database who comes.
        callLimits.ofAddress.take(addressKey(clientAddress(request, trusts)));
      } catch (error) {
        if (!(error instanceof TooManyAttempts)) throw error;
        decide('too many calls', false);
        return;
      }
      const isWelcome = isOwnOrigin(request, settings, trusts);
      decide(isWelcome ? null : 'foreign origin', isWelcome);
    },
    // Without a list there are no such headers at all. The token is in the handshake, so no cookie is allowed along.
    ...(allowedOrigins.length === 0
      ? {}
      : { cors: { origin: [...allowedOrigins], methods: ['GET', 'POST'], credentials: false } }),
  };
}

/**
 * Browsers do not keep pages from connecting elsewhere by WebSocket, so it is refused here. A client that is no browser sends
 * no origin; its token says who it is.
 */
function isOwnOrigin(
  { headers, socket }: IncomingMessage,
  { origin: own, allowedOrigins }: HandshakeGuardParts['settings'],
  trusts: (address: string) => boolean,
): boolean {
  const { origin } = headers;
  if (origin === undefined || origin === own || allowedOrigins.includes(origin)) return true;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null) return false;
  if (host === headers.host) return true;
  // What the browser asked for, as a proxy in front of us saw it.
  const forwarded = headers['x-forwarded-host'];
  return typeof forwarded === 'string' && trusts(socket.remoteAddress ?? '') && forwarded === host;
}

/** Gives the answers of real time, which leave without passing the application, the headers of all others. */
export function withAnswerHeaders(
  settings: HandshakeGuardParts['settings'],
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const headers = Object.entries(answerHeaders(settings));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
