import path from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * What every page needs is two files: the libraries, which change seldom and stay in the browser's cache over a deploy, and
 * our own. Left alone, the bundler makes nine of it, each a request of some hundred bytes.
 */
const groups = [
  {
    name: 'framework',
    tags: ['$initial'],
    test: /[\\/]node_modules[\\/].*(?<!\.css)$/,
    priority: 2,
  },
  { name: 'start', tags: ['$initial'], priority: 1 },
] satisfies Rolldown.CodeSplittingGroup[];

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
        output: { codeSplitting: { groups } },
      },
    },
  });
}
