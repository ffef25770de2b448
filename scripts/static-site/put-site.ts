import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import { readOperatorConfig } from './operator-config.ts';

interface BrandFile {
  readonly path: string;
  readonly content: Buffer;
}

type BrandFiles = (config: RuntimeConfig) => readonly BrandFile[];

/** What draws an operator's icons is a part of the built renderer. */
async function brandFilesOf(built: string): Promise<BrandFiles> {
  const file = path.join(built, 'server/render.js');
  const module: unknown = await import(pathToFileURL(file).href);
  if (typeof module !== 'object' || module === null || !('brandFiles' in module)) {
    throw new Error(`${file} is no renderer of the portal`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built out of `apps/portal/src/entry-server.tsx`
  return module.brandFiles as BrandFiles;
}

/** Only our own server reads it. */
const notForHosts = new Set(['routes.json']);

const isPage = (name: string): boolean => /\.html(?:\.\w+)?$/.test(name);

/**
 * Puts a built portal into the folder of a static host, or a newer one over it: the operator's `config.json` stays, the web manifest
 * and the icons are drawn from it. Assets of older builds stay too, for tabs that are still open. Pages come last, when all that
 * they name is there.
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
  const brandFiles = await brandFilesOf(built);
  await mkdir(site, { recursive: true });
  const names = (await readdir(client)).filter(
    (name) => !notForHosts.has(name.replace(/\.(?:br|gz)$/, '')),
  );
  const files = names.filter(
    (name) => !isPage(name) && (name !== 'config.json' || before === null),
  );
  for (const name of [...files, ...names.filter(isPage)]) {
    await cp(path.join(client, name), path.join(site, name), { recursive: true });
  }
  for (const { path: address, content } of brandFiles(before ?? readOperatorConfig(configFile))) {
    const file = path.join(site, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return configFile;
}
