import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Where the started product answers. */
const product = process.env['TRAM_SERVER'] ?? 'http://127.0.0.1:4000';

const proxy = {
  '/api': product,
  '/socket.io': { target: product, ws: true },
};

export default defineConfig({
  plugins: [vue()],
  server: { port: 5174, proxy },
  preview: { port: 5175, proxy },
  build: { target: 'baseline-widely-available', reportCompressedSize: false },
});
