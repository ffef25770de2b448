import { createContext, useContext } from 'react';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import type { Services } from './services.ts';

/** The application's services. One provider, around the router. */
export const ServicesContext = createContext<Services | null>(null);

/** The client, the session, the clock and the rest of `Services`. @throws Error outside the provider */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices is called outside ServicesContext');
  return services;
}

/** The operator's configuration: name, contact lines, links. */
export function useRuntimeConfig(): RuntimeConfig {
  return useServices().config;
}
