import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Two kinds of tests. `unit` runs in Node. `pages` (`*.page.test.ts`) opens whole pages of a portal that is built for the run, in a
 * Chromium of its own. One kind alone: `vitest run --project unit`.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'stories/**/*.test.ts'],
          exclude: ['**/*.page.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/**/*.page.test.ts'],
          globalSetup: ['src/testing/built-portal.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
