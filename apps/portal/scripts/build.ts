/**
 * Builds the portal into `dist/`:
 * - `client/`: what browsers get. Hashed assets, the open pages as HTML with the default configuration, `index.html` for all
 *   other pages, `routes.json` (what to preload by route), and a `.br` and a `.gz` beside every text file.
 * - `server/render.js`: renders the same pages for an operator's configuration and the packages of the moment.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBootScript } from './build/boot-script.ts';
import { buildClient } from './build/client.ts';
import { compressFolder } from './build/compress.ts';
import { clientAssets, readManifest } from './build/client-assets.ts';
import { buildRenderer, type Renderer } from './build/renderer.ts';

const root = path.join(import.meta.dirname, '..');
const client = path.join(root, 'dist/client');
const server = path.join(root, 'dist/server');

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function prerender(): Promise<void> {
  const module: unknown = await import(pathToFileURL(path.join(server, 'render.js')).href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just built out of `src/entry-server.tsx`
  const renderer = module as Renderer;
  for (const page of renderer.renderedPaths) {
    await writeFile(
      path.join(client, `${page.slice(1)}.html`),
      await renderer.render({ path: page }),
    );
  }
  await writeFile(path.join(client, 'index.html'), await renderer.renderShell({ path: '/' }));
}

await rm(path.join(root, 'dist'), { recursive: true, force: true });
await mkdir(server, { recursive: true });
await step('built the client and the renderer in', () =>
  Promise.all([buildClient(root, client), buildRenderer(root, server)]),
);
const boot = await buildBootScript(root, client);
const assets = await clientAssets(root, client, await readManifest(client), boot);
await writeFile(path.join(server, 'client-assets.json'), JSON.stringify(assets));
await writeFile(path.join(client, 'routes.json'), JSON.stringify(assets.routes, null, 1));
await step('rendered the open pages in', prerender);
await step('compressed in', () => compressFolder(client));
