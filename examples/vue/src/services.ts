import { createApi, type Api, type UnauthorizedCall } from '@tram/api/client';
import { createServerClock, type ServerClock } from '@tram/api/clock';
import { createRealtime, type Realtime } from '@tram/api/realtime';
import { referenceServer } from '@tram/api/runtime-config';
import { createSession, type Session } from '@tram/api/session';
import { inject, type InjectionKey } from 'vue';

/** The client, as the portal has it. */
export interface Services {
  readonly api: Api;
  readonly clock: ServerClock;
  readonly session: Session;
  readonly realtime: Realtime;
}

/** Wires the client to the page's own server. Nothing is sent yet. */
export function createServices(onUnauthorized: (call: UnauthorizedCall) => void): Services {
  const session = createSession();
  const clock = createServerClock();
  return {
    session,
    clock,
    api: createApi({ baseUrl: '/api', session, clock, ...referenceServer, onUnauthorized }),
    realtime: createRealtime({ session, clock }),
  };
}

export const servicesKey: InjectionKey<Services> = Symbol('services');

/** The services around. @throws Error outside `App.vue` */
export function useServices(): Services {
  const services = inject(servicesKey);
  if (services === undefined) throw new Error('useServices is called outside App.vue');
  return services;
}
