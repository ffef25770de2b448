import path from 'node:path';
import { build } from 'vite';
import type * as renderer from '../../src/entry-server.tsx';

/** What `dist/server/render.js` exports. */
export type Renderer = typeof renderer;

/** Builds the renderer for Node: ESM with every dependency in it, so that a server needs nothing beside the folder. */
export async function buildRenderer(root: string, folder: string): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    // React's development build warns and is several times slower.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: path.join(root, 'src/entry-server.tsx'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: 'render.js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
