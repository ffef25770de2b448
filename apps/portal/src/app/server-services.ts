import type { RuntimeConfig } from '@tram/api/runtime-config';
import { createServices } from './create-services.ts';
import type { Services } from './services.ts';

/** Services for rendering to HTML: nobody is signed in, and nothing is called. */
export function createServerServices(config: RuntimeConfig): Services {
  return createServices(config, { session: { storage: null, events: null }, boot: undefined });
}
