import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const isThorough = process.env['TRAM_THOROUGH'] === '1';

/**
 * Two kinds of tests. `unit` runs in Node. `pages` (`*.page.test.ts`) opens whole pages of the built portal in one
 * Chromium. One kind alone: `vitest run --project unit`.
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
          // What a test changes of the world it puts back: modules are loaded once for all files.
          isolate: false,
          pool: 'threads',
          // Limits for a machine that is busy with everything else, not what they take.
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/**/*.page.test.ts'],
          // Most of what it proves, the open pages of our own server do too.
          exclude: isThorough ? [] : ['src/static-pages.page.test.ts'],
          globalSetup: ['src/testing/built-portal.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
