import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where the API answers. The page asks its own origin, so that no other one has to allow it. */
const product = process.env['TRAM_SERVER'] ?? 'http://127.0.0.1:4000';

const proxy = {
  '/api': product,
  '/socket.io': { target: product, ws: true },
};

export default defineConfig({
  plugins: [svelte()],
  server: { port: 5176, proxy },
  preview: { port: 5177, proxy },
  build: { reportCompressedSize: false },
});
