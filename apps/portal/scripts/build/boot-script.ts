import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { firstCalls } from './first-calls.ts';

/**
 * Builds a blocking script: classic, self-contained and small, because nothing is painted before it has run. Its name
 * carries its hash, so that browsers keep it without asking again.
 * @param name `boot` for the pages of our server, `boot-static` for those of a static host
 * @returns its absolute path on the origin
 */
export async function buildBootScript(
  root: string,
  folder: string,
  name: 'boot' | 'boot-static',
): Promise<string> {
  const assets = path.join(folder, 'assets');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { FIRST_CALLS: JSON.stringify(firstCalls()) },
    build: {
      outDir: assets,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      lib: {
        entry: path.join(root, `src/boot/${name}.ts`),
        formats: ['iife'],
        name: 'tramBootScript',
        fileName: () => `${name}.js`,
      },
    },
  });
  const built = path.join(assets, `${name}.js`);
  const hash = createHash('sha256')
    .update(await readFile(built))
    .digest('base64url')
    .slice(0, 8);
  const named = `${name}-${hash}.js`;
  await rename(built, path.join(assets, named));
  return `/assets/${named}`;
}
