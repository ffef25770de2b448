import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * `*.test.tsx` run in a real Chromium, for what stories do not cover; `*.test.ts` (rules, data) and `*.ssr.test.tsx`
 * (prerendering) run in Node. Stories are tests of their own, in the root's configuration.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: {
    // A dependency found late reloads the page in the middle of a cold run and fails it.
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@ariakit/react/dialog',
      '@ariakit/react/menu',
      'dompurify',
      'uqr',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'src/**/*.ssr.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          exclude: ['src/**/*.ssr.test.tsx'],
          // The document's styles, so that sizes and colours are the real ones.
          setupFiles: ['./src/theme/styles.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
