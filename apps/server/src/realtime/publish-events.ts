/** Sends events through Socket.IO: from a server, and from a program beside the servers, which has no connections of its own. */
import { Server } from 'socket.io';
import { createPostgresAdapter } from '../instances/postgres-adapter.ts';
import type { Logger } from '../services.ts';
import type { EventPublisher } from './event-publisher.ts';

/** The room of an account's open pages. */
export function roomOf(accountId: string): string {
  return `account:${accountId}`;
}

/** The part of Socket.IO's server that reaches open pages. Its types do not follow a generic event name, which `ServerEvents` has checked. */
interface Pages {
  to(room: string): { emit(name: string, payload: unknown): boolean };
  in(room: string): { disconnectSockets(): void };
}

/**
 * A publisher to the open pages of every instance.
 * @param announce tells that an event is about to be sent to an account
 */
export function createEventPublisher(
  io: Pages,
  announce: (accountId: string) => void,
): EventPublisher {
  return {
    publish(unit, accountId, event, payload) {
      unit.afterCommit(() => {
        // Before the event, and messages arrive in order: whoever connects between the two hears the event.
        announce(accountId);
        io.to(roomOf(accountId)).emit(event, { ...payload, at: unit.now.toISOString() });
      });
    },
    endSessions(accountId) {
      io.in(roomOf(accountId)).disconnectSockets();
    },
  };
}

interface OpenedPublisher {
  readonly events: EventPublisher;
  /** Resolves when everything has been sent. */
  close(): Promise<void>;
}

/**
 * A publisher for a program on the servers' database. Beside the embedded one no server runs, and nobody is told.
 * @param databaseUrl the PostgreSQL of the servers; null for the embedded database
 */
export function openEventPublisher(
  databaseUrl: string | null,
  log: Pick<Logger, 'error'>,
): OpenedPublisher {
  if (databaseUrl === null) {
    return { events: { publish() {}, endSessions() {} }, async close() {} };
  }
  const adapter = createPostgresAdapter(databaseUrl, log);
  const io = new Server<object, object, { published: (accountId: string) => void }>({
    adapter: adapter.adapter,
  });
  return {
    events: createEventPublisher(io, (accountId) => io.serverSideEmit('published', accountId)),
    async close() {
      await io.of('/').adapter.close();
      await adapter.close();
    },
  };
}
