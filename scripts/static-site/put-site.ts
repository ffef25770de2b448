import { cp, mkdir, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadRenderer } from '../../apps/portal/scripts/build/load-renderer.ts';
import { writeBrandFiles } from '../../apps/portal/scripts/build/write-brand-files.ts';
import { readOperatorConfig } from './operator-config.ts';

/** Our own server reads the list of routes, and the build the manifest in `.vite`: no browser asks for either. */
const isOurs = (name: string): boolean =>
  name.startsWith('.') || /^routes\.json(?:\.\w+)?$/.test(name);

const isPage = (name: string): boolean => /\.html(?:\.\w+)?$/.test(name);

/**
 * Puts a built portal into the folder of a static host, or a newer one over it: the operator's `config.json` stays, the web manifest
 * and the icons are drawn from it. Assets of older builds stay too, for tabs that are still open. Pages are copied last, when all files that
 * they name are there.
 *
 * @param built folder of a build (`apps/portal/dist`)
 * @param site made where it is missing
 * @returns the file of the configuration
 * @throws OperatorConfigError, before anything is written, when the configuration that is there cannot be used
 */
export async function putSite(built: string, site: string): Promise<string> {
  const client = path.join(built, 'client');
  const configFile = path.join(site, 'config.json');
  const before = existsSync(configFile) ? readOperatorConfig(configFile) : null;
  // What draws an operator's icons is a part of the built renderer.
  const renderer = await loadRenderer(built);
  await mkdir(site, { recursive: true });
  const names = (await readdir(client)).filter((name) => !isOurs(name));
  const files = names.filter(
    (name) => !isPage(name) && (name !== 'config.json' || before === null),
  );
  for (const name of [...files, ...names.filter(isPage)]) {
    await cp(path.join(client, name), path.join(site, name), { recursive: true });
  }
  await writeBrandFiles(site, renderer.brandFiles(before ?? readOperatorConfig(configFile)));
  return configFile;
}
