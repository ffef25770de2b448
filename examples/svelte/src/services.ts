import { createApi, type Api, type UnauthorizedCall } from '@tram/api/client';
import { createServerClock, type ServerClock } from '@tram/api/clock';
import { createRealtime, type Realtime } from '@tram/api/realtime';
import { referenceServer } from '@tram/api/runtime-config';
import { createSession, type Session } from '@tram/api/session';
import { createContext } from 'svelte';

/** The client: calls, server time, who is signed in, and events of the server. */
export interface Services {
  readonly api: Api;
  readonly clock: ServerClock;
  readonly session: Session;
  readonly realtime: Realtime;
}

/** Wires the client to the page's own origin. Nothing is sent yet. */
export function createServices(onUnauthorized: (call: UnauthorizedCall) => void): Services {
  const session = createSession();
  const clock = createServerClock();
  return {
    session,
    clock,
    // What the reference server promises beyond the specification. Leave it out in front of another backend.
    api: createApi({ baseUrl: '/api', session, clock, ...referenceServer, onUnauthorized }),
    realtime: createRealtime({ session, clock }),
  };
}

/** The services around a component, which `App.svelte` provides. */
export const [useServices, provideServices] = createContext<Services>();
