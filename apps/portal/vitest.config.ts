import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests in Node. Those of whole pages start a Chromium of their own against the built portal. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: { include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
});
