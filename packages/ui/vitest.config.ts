import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { createServer } from 'vite';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium';
const isThorough = process.env['TRAM_THOROUGH'] === '1';
const nestedOverlays = 'src/dialog/nesting.test.tsx';
/** Code that is not to be had must not have been loaded before, and the tree of a page is to hold nothing that was left on it. */
const ownPage = ['src/**/not-loaded.test.tsx', 'src/accessibility-tree/*.test.tsx'];

/** Limit for a machine that is busy with everything else, not what a test takes, ms. */
const busyMachine = 60_000;

/** HTML of every case of the conformance suite, rendered by plain Node, for the browser to hydrate. */
async function renderOnServer(): Promise<unknown> {
  const server = await createServer({
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    root: import.meta.dirname,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule('/conformance/server.tsx');
    return Reflect.apply(module['renderOnServer'], undefined, []);
  } finally {
    await server.close();
  }
}

/** Names of what every sample shows, in a process of its own: its globals become those of jsdom. */
async function namesWithoutStyles(): Promise<unknown> {
  const program = path.join(import.meta.dirname, 'conformance', 'names-without-styles.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  return JSON.parse(stdout);
}

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
      '@ariakit/react/combobox',
      '@ariakit/react/dialog',
      '@ariakit/react/menu',
      '@ariakit/react/popover',
      '@ariakit/react/store',
      '@ariakit/react/tooltip',
      '@tanstack/react-virtual',
      '@internationalized/date',
      '@visx/curve',
      '@visx/pattern',
      '@visx/scale',
      '@visx/shape',
      'react-aria-components/Calendar',
      'react-aria-components/I18nProvider',
      'dompurify',
      'signature_pad',
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
          // Rules and data keep nothing between tests: modules are loaded once for all files.
          isolate: false,
          pool: 'threads',
          testTimeout: busyMachine,
          hookTimeout: busyMachine,
          include: ['src/**/*.test.ts', 'src/**/*.ssr.test.tsx', 'conformance/**/*.ssr.test.tsx'],
        },
      },
      ...(['jsdom', 'happy-dom'] as const).map((environment) => ({
        extends: true as const,
        test: {
          name: environment,
          environment,
          // As most applications have it: Testing Library then takes away what it drew, and React warns of updates outside of `act`.
          globals: true,
          setupFiles: ['./conformance/dom/quiet.ts'],
          testTimeout: busyMachine,
          hookTimeout: busyMachine,
          include: ['src/**/*.dom.test.tsx', 'conformance/**/*.dom.test.tsx'],
        },
      })),
      {
        extends: true,
        test: {
          testTimeout: busyMachine,
          hookTimeout: busyMachine,
          expect: { poll: { timeout: busyMachine / 3 } },
          // The document's styles, so that sizes and colours are the real ones.
          setupFiles: ['./src/theme/styles.ts', './tests/same-start.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: true,
            provider: playwright({ launchOptions: { executablePath } }),
            commands: { namesWithoutStyles, renderOnServer },
            instances: [
              {
                browser: 'chromium',
                name: 'browser',
                include: ['src/**/*.test.tsx', 'conformance/**/*.test.tsx'],
                // Every overlay within every other takes half a minute: a thorough run tries them.
                exclude: [
                  '**/*.{dom,ssr}.test.tsx',
                  ...ownPage,
                  ...(isThorough ? [] : [nestedOverlays]),
                ],
                // The kit is loaded once for all files: each takes what it drew away again.
                isolate: false,
              },
              {
                browser: 'chromium',
                name: 'browser, each file in a page of its own',
                include: ownPage,
              },
            ],
          },
        },
      },
    ],
  },
});
