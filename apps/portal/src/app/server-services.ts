import type { RuntimeConfig } from '@tram/api/runtime-config';
import { createServices, type Services } from './services.ts';

/** Services for rendering to HTML: nobody is signed in, and no call is made. */
export function createServerServices(config: RuntimeConfig): Services {
  return createServices(config, () => ({
    session: { storage: null, events: null },
    fetch: () => Promise.reject(new Error('A page is rendered from the data it is given')),
  }));
}
