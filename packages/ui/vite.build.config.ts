/**
 * What is published (`pnpm build`): every module a file of its own below `dist`, so that a page carries what it draws whatever
 * bundles it; one `styles.css`, in layers, with the fonts beside it. No module imports CSS, so each runs in Node as it is. Types
 * are written by tsc.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layers } from './scripts/build/layers.ts';
import { clientModules } from './scripts/build/client-modules.ts';
import { publicEntries, root } from './scripts/entries.ts';

// Otherwise a shell that says something else would publish React's calls for development.
process.env['NODE_ENV'] = 'production';

const manifest: Readonly<Record<'dependencies' | 'peerDependencies', Record<string, string>>> =
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const entries = publicEntries().map(({ source }) => [withoutEnding(source), source] as const);

function withoutEnding(source: string): string {
  return source.replace(/^src\//u, '').replace(/\.tsx?$/u, '');
}

export default defineConfig({
  root,
  base: './',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), layers(), clientModules()],
  build: {
    // The oldest browsers (docs/decisions/0025-supported-browsers.md).
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    minify: false,
    cssMinify: true,
    emptyOutDir: true,
    lib: {
      entry: { ...Object.fromEntries(entries), 'theme/styles': 'src/theme/styles.ts' },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: installed.map((name) => new RegExp(`^${name}(?:$|/)`, 'u')),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // npm packs nothing that lies below a folder `node_modules`.
        entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//u, 'vendor/')}.js`,
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2'))
            ? 'fonts/[name][extname]'
            : '[name][extname]',
      },
    },
  },
});
