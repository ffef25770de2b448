import { createApi, type Api, type UnauthorizedCall } from '@tram/api/client';
import { createServerClock, type ServerClock } from '@tram/api/clock';
import { createRealtime, type Realtime } from '@tram/api/realtime';
import { referenceServer } from '@tram/api/runtime-config';
import { createSession, type Session } from '@tram/api/session';

/** The client, as the portal has it. */
export interface Connection {
  readonly api: Api;
  readonly clock: ServerClock;
  /** In memory: the session ends with the command. */
  readonly session: Session;
  readonly realtime: Realtime;
}

/** Wires the client to a server. Nothing is sent yet. */
export function connectionTo(
  server: string,
  onUnauthorized: (call: UnauthorizedCall) => void,
): Connection {
  const session = createSession({ storage: null });
  const clock = createServerClock();
  return {
    session,
    clock,
    api: createApi({
      baseUrl: `${server}/api`,
      session,
      clock,
      ...referenceServer,
      onUnauthorized,
    }),
    realtime: createRealtime({ origin: server, session, clock }),
  };
}
