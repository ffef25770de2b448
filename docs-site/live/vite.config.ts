import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtParts } from '../content/built-parts.ts';

/**
 * What the pages take from the workspace: the kit's styles and fonts, the live diagrams, and (`--ssr`) the same diagrams as HTML. It
 * is built by the workspace's own Vite, because Astro cannot evaluate styles that are written in TypeScript.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { dedupe: ['react', 'react-dom'] },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild === true ? builtParts.prerender : builtParts.live,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    cssCodeSplit: false,
    rolldownOptions:
      isSsrBuild === true
        ? { input: path.join(import.meta.dirname, 'prerender.tsx') }
        : {
            input: {
              kit: path.join(import.meta.dirname, 'kit.ts'),
              main: path.join(import.meta.dirname, 'main.tsx'),
            },
            output: {
              entryFileNames: '[name].js',
              assetFileNames: ({ names: [name = ''] }) =>
                name.endsWith('.css') ? 'kit.css' : '[name]-[hash][extname]',
            },
          },
  },
}));
