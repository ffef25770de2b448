import { defineConfig } from '@playwright/test';

const chromium = process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium';
const firefox = process.env['TRAM_FIREFOX'] ?? '/usr/bin/firefox-esr';

/** Journeys through the started product in real browsers. Each worker has a product, a database and a clock of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/accessibility/{arg}{ext}',
  globalSetup: './scripts/processes/seeded-data.ts',
  fullyParallel: false,
  workers: 2,
  // Limits that only a product that hangs reaches, on a machine however busy.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // The second try has a product and a browser of its own, and the gate names who needed it: a machine that stood still
  // for seconds is told from a fault of the portal, which fails twice.
  retries: 1,
  reporter: [['list']],
  use: {
    // What cannot be pressed within it is not there: the test need not wait for its own limit.
    actionTimeout: 60_000,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A journey without a network allows it; in the others nothing may stand between page and server.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Its pictures take half the processor: a first try does without.
    trace: 'on-first-retry',
    // Playwright's own ffmpeg is not on the machines that this runs on.
    video: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'webkit/**',
      use: { launchOptions: { executablePath: chromium } },
    },
    {
      name: 'firefox',
      testIgnore: 'webkit/**',
      use: {
        browserName: 'firefox',
        // The Firefox that customers have, over WebDriver BiDi, not a build of Playwright's own.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefox,
          // What the driver cannot ask of a page (colour scheme, less motion, print), it asks of the browser's own window.
          args: ['--remote-allow-system-access'],
          firefoxUserPrefs: {
            // A file chooser that stays open is the last one of its page.
            'remote.bidi.dismiss_file_pickers.enabled': true,
            // The list of downloads would take the focus out of the page.
            'browser.download.alwaysOpenPanel': false,
            // Firefox 153 crashes where axe or Playwright asks some elements for `ariaLabelledByElements`.
            'accessibility.ARIAElementReflection.enabled': false,
            'dom.w3c_touch_events.enabled': 1,
            // A phone's scrollbars take no room.
            'ui.useOverlayScrollbars': 1,
          },
        },
      },
    },
    // WebKitGTK over WebDriver, which Playwright does not speak: its runner and fixtures without its pages.
    { name: 'webkit', testDir: 'e2e/webkit' },
  ],
});
