import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import {
  createLiteralBackend,
  type LiteralBackend,
} from '../../examples/literal-backend/src/backend.ts';
import { freePort } from '../../scripts/processes/free-port.ts';
import { run } from '../../scripts/processes/run.ts';
import { portalFolder } from '../../scripts/static-site/portal-folder.ts';
import { type HostedSite, hostSite } from '../../tests/deploy/hosted-site.ts';
import { consoleFaultsOf } from '../console-faults.ts';

interface WorkerFixtures {
  /** The portal on a static host, for an API on another origin, whose port is free until a test starts it. */
  readonly hosted: HostedSite & { readonly apiPort: number };
}

interface TestFixtures {
  /** A backend that keeps the specification and adds nothing, new for each test. Its work ends by `finishWork` alone. */
  readonly backend: LiteralBackend;
  /** Console errors and warnings of the page so far. */
  readonly consoleFaults: string[];
}

/** What no test waits for, ms. */
const never = 3_600_000;

/** A single pixel, for pictures of external hosts. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Playwright's `test` in front of the literal backend, with the portal on a static host. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hosted: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures out of it
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'tram-literal-'));
      // The workers of nginx are another user's.
      await run(`chmod 755 ${folder}`);
      const apiPort = await freePort();
      const hosted = await hostSite('nginx', {
        built: portalFolder(),
        folder,
        config: {
          apiBase: `http://127.0.0.1:${apiPort}/api`,
          pictureOrigins: ['https://img.vietqr.io'],
        },
      });
      await provide({ ...hosted, apiPort });
      await hosted.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hosted }, provide) => {
    await provide(hosted.origin);
  },
  backend: async ({ hosted }, provide) => {
    const backend = await createLiteralBackend({
      port: hosted.apiPort,
      allowedOrigin: hosted.origin,
      balance: 1_000_000,
      readyMs: never,
    });
    await provide(backend);
    await backend.close();
  },
  context: async ({ context }, provide) => {
    await context.route('https://img.vietqr.io/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: pixel }),
    );
    await provide(context);
  },
  consoleFaults: async ({ page }, provide) => {
    await provide(consoleFaultsOf(page));
  },
});

export { expect } from '@playwright/test';
