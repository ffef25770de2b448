import type { IncomingMessage } from 'node:http';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from './src/document/oldest-browsers.ts';
import { productionRouter } from './scripts/build/production-router.ts';
import { plainQueries } from './scripts/build/plain-queries.ts';

/** Where the API answers during `vite dev`. */
const server = process.env['TRAM_SERVER'] ?? 'http://127.0.0.1:4000';

/** What the server owns; everything else is the portal's. */
const served = [
  '/api',
  '/socket.io',
  '/sandbox',
  '/qr',
  '/files',
  '/guides',
  '/verify-email',
  '/healthz',
];

/**
 * `/api` is also a page of the portal (specification, section 2): a browser that asks for HTML there wants the page, the
 * client's calls ask for JSON.
 */
function isPage(path: string | undefined, accept: string | undefined): boolean {
  return path?.split('?', 1)[0] === '/api' && (accept ?? '').includes('text/html');
}

/** Development and the two builds share this; `scripts/build.ts` adds what differs. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // Calendars bring the kit's words; of React Aria's 34 languages one stays, for what asks it nevertheless.
    ...(command === 'build'
      ? [productionRouter(), plainQueries(), optimizeLocales.vite({ locales: ['en-US'] })]
      : []),
  ] satisfies (Plugin | Plugin[])[],
  resolve: { dedupe: ['react', 'react-dom'] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      served.map((path) => [
        path,
        {
          target: server,
          ws: path === '/socket.io',
          bypass: (request: IncomingMessage) =>
            isPage(request.url, request.headers.accept) ? request.url : undefined,
        },
      ]),
    ),
  },
  build: {
    target: buildTarget,
    // The strict content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
