import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../scripts/processes/free-port.ts';
import { commandsWith, runCommands } from './deploy-page.ts';
import {
  type HostName,
  makeConfigFolder,
  nameOf,
  type RunningHost,
  startHost,
} from './host-programs.ts';

/** A site with an operator's `config.json`, behind a real program. */
export interface HostedSite {
  readonly origin: string;
  /** Folder of the files. */
  readonly site: string;
  /** Writes another `config.json`. */
  write(config: object): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface HostOptions {
  /** Folder of the build. */
  readonly built: string;
  /** An empty or a shared folder, for all created files. */
  readonly folder: string;
  /** The operator's `config.json`. */
  readonly config: object;
}

/** Deploys a built portal and configures a host for it, only with the commands of docs/deploy.md, and starts the host. */
export async function hostSite(
  name: HostName,
  { built, folder, config }: HostOptions,
): Promise<HostedSite> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = path.join(folder, `site-${port}`);
  const conf = path.join(folder, `etc-${port}`);
  await makeConfigFolder(conf);
  await mkdir(site);
  const write = (next: object) => writeFile(path.join(site, 'config.json'), JSON.stringify(next));
  await write(config);
  const places = {
    TRAM_PORTAL_DIR: built,
    NAME: nameOf(name, port),
    SITE: site,
    [`${name.toUpperCase()}_DIR`]: conf,
  };
  await runCommands(folder, commandsWith('-s policy -- --config "$SITE/config.json"\n'), places);
  await runCommands(folder, commandsWith(`--for ${name} >`), places);
  let running: RunningHost = await startHost(name, conf, port, places);
  return {
    origin,
    site,
    write,
    async start() {
      running = await startHost(name, conf, port, places);
    },
    stop: () => running.stop(),
  };
}
