/**
 * What is published (`pnpm build`): every module a file of its own below `dist`, so that a page carries what it draws whatever
 * bundles it; its styles beside it in layers, all in `styles.css` and those of each entry in `styles`, with the fonts. No module
 * imports CSS, so each runs in Node as it is. Types are written by tsc.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientModules } from './scripts/build/client-modules.ts';
import { styleSheets } from './scripts/build/style-sheets.ts';
import { publicEntries, root } from './scripts/entries.ts';

// Otherwise a shell that says something else would publish React's calls for development.
process.env['NODE_ENV'] = 'production';

const manifest: Readonly<Record<'dependencies' | 'peerDependencies', Record<string, string>>> =
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const modules = publicEntries().map(({ pattern, source }) => ({
  sheet: pattern.slice('./'.length).replace('/*', ''),
  module: withoutEnding(source),
}));
const base = ['theme/beside-reset.css', 'theme/styles/base'];
const fonts = 'theme/styles/fonts';

/** Everything; what every page needs; the faces; and a sheet an entry, those of one star together. */
const sheets = [
  { name: 'styles', modules: [fonts, ...base, ...modules.map(({ module }) => module)] },
  { name: 'styles/base', modules: base },
  { name: 'styles/fonts', modules: [fonts] },
  ...[...new Set(modules.map(({ sheet }) => sheet))].map((name) => ({
    name: `styles/${name}`,
    modules: modules.filter(({ sheet }) => sheet === name).map(({ module }) => module),
  })),
];

function withoutEnding(source: string): string {
  return source.replace(/^src\//u, '').replace(/\.tsx?$/u, '');
}

export default defineConfig({
  root,
  base: './',
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    styleSheets(sheets),
    clientModules(),
  ],
  build: {
    // The oldest browsers (docs/decisions/0025-supported-browsers.md).
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    emptyOutDir: true,
    lib: {
      entry: Object.fromEntries(
        [...base, fonts, ...modules.map(({ module }) => module)].map((module) => [
          module,
          `src/${module}`,
        ]),
      ),
      formats: ['es'],
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
