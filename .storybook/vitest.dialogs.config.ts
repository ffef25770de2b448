import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import stories from '../vitest.config.ts';
import { contractExamplesPlugin } from './contract-examples.ts';

const executablePath = process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium';

/** Tests of the portal's dialogs in front of other backends, opened in a real Chromium. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  plugins: [react(), vanillaExtractPlugin(), contractExamplesPlugin()],
  optimizeDeps: stories.optimizeDeps ?? {},
  test: {
    name: 'dialogs',
    include: ['.storybook/*.dialogs.test.tsx'],
    globalSetup: ['.storybook/recorded-answers.ts'],
    // A limit for a machine that is busy with everything else, not what they take.
    testTimeout: 300_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
