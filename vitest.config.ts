import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// React as customers get it. Its build for development notes a stack with every element, which took half of a run's time.
process.env['NODE_ENV'] = 'production';

const executablePath = process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * Every story as a test: drawn, played and looked at by axe in light, or with `TRAM_THOROUGH=1` for its colours in dark
 * (`.storybook/dark-colours.ts`). `VITE_STORY_THEME=dark` draws and plays the same stories in the dark theme.
 */
export default defineConfig({
  optimizeDeps: {
    // A dependency found late reloads the page in the middle of a cold run and fails it.
    include: [
      '@tram/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@tram/ui > @ariakit/react/combobox',
      '@tram/ui > @ariakit/react/dialog',
      '@tram/ui > @ariakit/react/menu',
      '@tram/ui > @ariakit/react/popover',
      '@tram/ui > @ariakit/react/store',
      '@tram/ui > @ariakit/react/tooltip',
      '@tram/ui > @tanstack/react-virtual',
      '@tram/ui > @internationalized/date',
      '@tram/ui > react-aria-components/Calendar',
      '@tram/ui > react-aria-components/I18nProvider',
      '@tram/ui > dompurify',
      '@tram/ui > @visx/curve',
      '@tram/ui > @visx/pattern',
      '@tram/ui > @visx/scale',
      '@tram/ui > @visx/shape',
      '@tram/ui > signature_pad',
      '@tram/ui > uqr',
      '@tram/portal > react-router-dom',
      '@tram/portal > @tanstack/react-query',
      '@tram/portal > @xstate/react',
      '@tram/portal > xstate',
      'axe-core',
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
          env: { VITE_STORY_THOROUGH: process.env['TRAM_THOROUGH'] ?? '' },
          // Limits for a machine that is busy with everything else, not what a story takes.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: true,
            provider: playwright({
              launchOptions: { executablePath },
              // Times are shown in the zone of whoever looks.
              contextOptions: { timezoneId: 'Asia/Ho_Chi_Minh' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
