import path from 'node:path';
import { build, type Manifest } from 'vite';
import { chunkGroups, isEnglish } from './chunks.ts';
import { readManifest } from './manifest.ts';

/**
 * Builds what browsers get.
 * @returns the manifest that the preloads are made from
 */
export async function buildClient(root: string, folder: string): Promise<Manifest> {
  const built = await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      // What the words of a second language need is on the page already: no list of it beside each of their imports.
      modulePreload: {
        resolveDependencies: (file, dependencies) => (isEnglish(file) ? [] : dependencies),
      },
      rolldownOptions: {
        input: { main: path.join(root, 'src/main.tsx') },
        output: { codeSplitting: { groups: chunkGroups(root) } },
      },
    },
  });
  return readManifest(root, folder, built);
}
