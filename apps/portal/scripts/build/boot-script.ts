import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/**
 * Builds the blocking script: classic, self-contained and small, because nothing is painted before it has run. Its name
 * carries its hash, so that browsers keep it without asking again.
 * @returns its absolute path on the origin
 */
export async function buildBootScript(root: string, folder: string): Promise<string> {
  const assets = path.join(folder, 'assets');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: assets,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      lib: {
        entry: path.join(root, 'src/boot/boot.ts'),
        formats: ['iife'],
        name: 'tramBootScript',
        fileName: () => 'boot.js',
      },
    },
  });
  const built = path.join(assets, 'boot.js');
  const hash = createHash('sha256')
    .update(await readFile(built))
    .digest('base64url')
    .slice(0, 8);
  const name = `boot-${hash}.js`;
  await rename(built, path.join(assets, name));
  return `/assets/${name}`;
}
