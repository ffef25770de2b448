import path from 'node:path';
import { build, type Manifest } from 'vite';
import { buildTarget } from '../../src/document/oldest-browsers.ts';
import type { ClientAssets } from '../../src/document/client-assets.ts';
import { markIcons } from '../../src/document/brand/web-manifest.ts';

/** Address of the worker: at the root, because its scope is the folder that it is served from. */
const workerFile = 'sw.js';

/**
 * Fonts that no customer of this portal sees without a network: letters that no Vietnamese text has, and the form for browsers
 * that have no service worker either.
 */
const otherFonts = /(?:(?:greek|cyrillic|latin-ext)[\w-]*\.woff2|\.woff)$/;

/**
 * Every file of the build, fonts included: an open tab may go to any screen after a deploy, when the server has its files no more,
 * and without a network each says what it cannot show.
 */
function workerFiles(manifest: Manifest, assets: ClientAssets): readonly string[] {
  const files = new Set([
    assets.staticOldBrowser,
    assets.staticBoot,
    assets.icon,
    ...assets.styles,
  ]);
  for (const chunk of Object.values(manifest)) {
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
      if (!otherFonts.test(file)) files.add(`/${file}`);
    }
  }
  return [...files, markIcons[0].path].toSorted();
}

/** Builds the service worker: classic, self-contained, with the list of the files that it keeps. */
export async function buildWorker(
  root: string,
  folder: string,
  assets: ClientAssets,
  manifest: Manifest,
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      buildFiles: JSON.stringify(workerFiles(manifest, assets)),
      buildEntry: JSON.stringify(assets.entry),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: buildTarget,
      reportCompressedSize: false,
      lib: {
        entry: path.join(root, 'src/worker/worker.ts'),
        formats: ['iife'],
        name: 'tramWorker',
        fileName: () => workerFile,
      },
    },
  });
}
