/** The measured page as a browser gets it: built for production, every subject in it. */
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Otherwise a shell that says something else would measure React's checks for development.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  root: path.join(import.meta.dirname, 'page'),
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  build: { outDir: path.join(import.meta.dirname, '../../../.cache/bench-ui'), emptyOutDir: true },
  preview: { host: '127.0.0.1' },
});
