import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { EventPayload } from './options.ts';
import type { BackendContext } from './context.ts';

export interface Events {
  readonly emit: BackendContext['emit'];
  /** Ends every connection, and the HTTP server with them. */
  close(): Promise<void>;
}

/**
 * Real time over Socket.IO, by polling and WebSocket. A client emits `join` with its account's id and gets no acknowledgement; no
 * token is asked for, because the specification names none.
 */
export function createEvents(
  server: HttpServer,
  allowedOrigin: string | null,
  payload: EventPayload,
): Events {
  const io = new Server(server, allowedOrigin === null ? {} : { cors: { origin: allowedOrigin } });
  io.on('connection', (socket) => {
    socket.on('join', (accountId: unknown) => {
      if (typeof accountId === 'string') void socket.join(accountId);
    });
  });
  return {
    emit(account, event, body) {
      const customers = io.to(account._id);
      if (payload === 'bare') customers.emit(event);
      else customers.emit(event, body);
    },
    close: () => io.close(),
  };
}
