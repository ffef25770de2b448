import path from 'node:path';
import { inject } from 'vitest';
import type { HostName } from './host-programs.ts';
import { type HostedSite, hostSite } from './hosted-site.ts';
import { type OtherOrigin, startOtherOrigin } from './other-origin.ts';

/** The run's site behind a real program, with an API, sockets and pictures on other origins. */
export interface PutSite extends HostedSite {
  readonly api: OtherOrigin;
  /** A third origin: sockets and pictures. */
  readonly events: OtherOrigin;
  /** The operator's `config.json`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Ends everything. */
  close(): Promise<void>;
}

export async function putInPlace(name: HostName): Promise<PutSite> {
  const [api, events] = await Promise.all([startOtherOrigin(), startOtherOrigin()]);
  const config = {
    name: 'Máy Nhanh',
    slug: 'may-nhanh',
    accent: '#6d28d9',
    apiBase: `${api.origin}/api`,
    realtime: { origin: events.origin, path: '/events' },
    pictureOrigins: [events.origin],
    contact: { hotline: '1800 1234' },
  };
  const hosted = await hostSite(name, {
    built: path.join(inject('folder'), 'built'),
    folder: inject('folder'),
    config,
  });
  for (const other of [api, events]) other.letIn(hosted.origin);
  return {
    ...hosted,
    api,
    events,
    config,
    async close() {
      await hosted.stop();
      await api.close();
      await events.close();
    },
  };
}
