import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * `*.test.ts` run in Node against real HTTP and Socket.IO servers; `*.browser.test.ts` in a real Chromium against a real
 * HTTP server that `src/testing/browser-server.ts` starts.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // What a test changes it puts back: modules are loaded once for all files.
          isolate: false,
          pool: 'threads',
          // Limits for a machine that is busy with everything else, not what they take.
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          include: ['src/**/*.browser.test.ts'],
          globalSetup: ['src/testing/browser-server.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: true,
            provider: playwright({ launchOptions: { executablePath } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
