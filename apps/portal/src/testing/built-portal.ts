import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the portal's build, which is of the present sources. */
    builtPortal: string;
    /** Where the run's one Chromium is reached. */
    browserEndpoint: string;
  }
}

const run = promisify(execFile);
const portal = path.join(import.meta.dirname, '../..');

/**
 * Builds the portal, unless the last build was made of exactly the present sources: tests never see an old one. In a process of
 * its own: the test runner's environment would make it a development build.
 */
async function buildOnce(): Promise<void> {
  const script = path.join(portal, '../../scripts/processes/build-portal.ts');
  const program = `import { buildPortal } from '${pathToFileURL(script).href}'; await buildPortal(() => {});`;
  await run(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Builds the portal and starts a Chromium, both once for all files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildOnce();
  const browser = await chromium.launchServer({
    executablePath: process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium',
  });
  project.provide('builtPortal', path.join(portal, 'dist'));
  project.provide('browserEndpoint', browser.wsEndpoint());
  return () => browser.close();
}
