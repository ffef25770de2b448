import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium';

/** Every story as a test, with axe in error mode. `VITE_STORY_THEME=dark` runs the same stories in the dark theme. */
export default defineConfig({
  optimizeDeps: {
    // A dependency found late reloads the page in the middle of a cold run and fails it.
    include: [
      '@tram/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@tram/ui > @ariakit/react/dialog',
      '@tram/ui > @ariakit/react/menu',
      '@tram/ui > dompurify',
      '@tram/ui > uqr',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          isolate: false,
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
