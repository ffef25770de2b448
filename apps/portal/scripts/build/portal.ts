import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import type { Language } from '../../src/boot/language.ts';
import { configPath } from '../../src/document/page.ts';
import { bootText, writeStaticScripts } from './boot-script.ts';
import { buildClient } from './client.ts';
import { clientAssets } from './client-assets.ts';
import { compressFolder } from './compress.ts';
import { loadRenderer } from './load-renderer.ts';
import { buildRenderer } from './renderer.ts';
import { buildWorker } from './worker.ts';
import { pageEndings, writeBrandFiles } from './write-brand-files.ts';

async function prerender(out: string): Promise<void> {
  const renderer = await loadRenderer(out);
  const client = path.join(out, 'client');
  const write = (name: string, language: Language, html: string): Promise<void> =>
    writeFile(path.join(client, `${name}${pageEndings[language]}`), html);
  for (const language of renderer.languages) {
    for (const page of renderer.renderedPaths) {
      await write(page.slice(1), language, await renderer.renderStatic(page, language));
    }
    await write('index', language, await renderer.renderStaticShell(language));
  }
  const config = JSON.stringify(defaultRuntimeConfig, null, 2);
  await writeFile(path.join(client, path.basename(configPath)), `${config}\n`);
  await writeBrandFiles(client, renderer.brandFiles());
}

/**
 * Builds the portal into a folder:
 * - `client/`: what browsers get, and all that a static host needs (docs/deploy.md). Hashed assets, the open pages as HTML with gaps
 *   for the operator, `index.html` for all other pages, each in English too (`login.en.html`), `config.json` that fills them, the web manifest with its icons, the
 *   service worker, and a `.br` and a `.gz` beside every text file; for our server `routes.json` (the paths of the routes);
 * - `server/render.js`: renders the same pages for an operator's configuration and the packages of the moment.
 *
 * @param root folder of the package
 * @param out emptied first
 * @param say called with how long each step took
 */
export async function buildPortal(
  root: string,
  out: string,
  say: (line: string) => void = () => {},
): Promise<void> {
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    say(`${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  };
  const client = path.join(out, 'client');
  const server = path.join(out, 'server');

  await rm(out, { recursive: true, force: true });
  await mkdir(server, { recursive: true });
  const [manifest] = await step('built the client and the renderer', () =>
    Promise.all([buildClient(root, client), buildRenderer(root, server)]),
  );
  const assets = await clientAssets(client, manifest, {
    boot: await bootText(root, client, 'boot'),
    openBoot: await bootText(root, client, 'boot-open'),
    ...(await writeStaticScripts(root, client)),
  });
  await writeFile(path.join(server, 'client-assets.json'), JSON.stringify(assets));
  // Our server wants to know which routes there are; all else stands in the pages.
  const known = Object.keys(assets.routes).map((route) => [route, {}] as const);
  await writeFile(path.join(client, 'routes.json'), JSON.stringify(Object.fromEntries(known)));
  await step('built the service worker', () => buildWorker(root, client, assets, manifest));
  await step('rendered the open pages', () => prerender(out));
  await step('compressed the files', () => compressFolder(client));
}
