import path from 'node:path';
import { build } from 'vite';
import { chunkGroups } from './chunks.ts';

/** Builds what browsers get, with the manifest that the preloads are made from. */
export async function buildClient(root: string, folder: string): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: { main: path.join(root, 'src/main.tsx') },
        output: { codeSplitting: { groups: chunkGroups(root) } },
      },
    },
  });
}
