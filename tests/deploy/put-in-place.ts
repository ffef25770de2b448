import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../../scripts/processes/free-port.ts';
import { commandsWith, runCommands } from './deploy-page.ts';
import {
  type HostName,
  makeConfigFolder,
  nameOf,
  type RunningHost,
  startHost,
} from './host-programs.ts';
import { type OtherOrigin, startOtherOrigin } from './other-origin.ts';

/** A site with an operator, behind a real program. */
export interface PutSite {
  readonly origin: string;
  /** Folder of the files. */
  readonly site: string;
  readonly api: OtherOrigin;
  /** A third origin: sockets and pictures. */
  readonly events: OtherOrigin;
  /** The operator's `config.json`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Writes another one. */
  write(config: object): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends everything. */
  close(): Promise<void>;
}

/** Puts a copy of the built site in place, by the page's commands alone, and starts the host. */
export async function putInPlace(name: HostName): Promise<PutSite> {
  const folder = inject('folder');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = path.join(folder, `site-${port}`);
  const conf = path.join(folder, `etc-${port}`);
  await cp(path.join(folder, 'site'), site, { recursive: true });
  await makeConfigFolder(conf);
  const api = await startOtherOrigin(origin);
  const events = await startOtherOrigin(origin);
  const config = {
    name: 'Máy Nhanh',
    slug: 'may-nhanh',
    accent: '#6d28d9',
    apiBase: `${api.origin}/api`,
    realtime: { origin: events.origin, path: '/events' },
    pictureOrigins: [events.origin],
    contact: { hotline: '1800 1234' },
  };
  const write = (next: object) => writeFile(path.join(site, 'config.json'), JSON.stringify(next));
  await write(config);
  const places = { NAME: nameOf(name, port), SITE: site, [name.toUpperCase()]: conf };
  await runCommands(folder, commandsWith('-s policy -- --config "$SITE/config.json"\n'), places);
  await runCommands(folder, commandsWith(`--for ${name} >`), places);
  let running: RunningHost = await startHost(name, conf, port);
  return {
    origin,
    site,
    api,
    events,
    config,
    write,
    async start() {
      running = await startHost(name, conf, port);
    },
    stop: () => running.stop(),
    async close() {
      await running.stop();
      await api.close();
      await events.close();
    },
  };
}
