import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { headlessChromium } from '../../scripts/processes/chromium.ts';
import { run } from '../../scripts/processes/run.ts';
import { commandsWith, runCommands } from './deploy-page.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Everything of the run; in `site` the portal, put there by the page's own commands and untouched. */
    folder: string;
    /** Executable of a Chromium. */
    chromium: string;
  }
}

/** Builds the portal and puts it in place, once for all files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tram-deploy-'));
  // The workers of nginx are another user's.
  await run(`chmod 755 ${folder}`);
  project.provide('folder', folder);
  project.provide('chromium', await headlessChromium(() => undefined));
  await runCommands(folder, commandsWith('npm run build'), { SITE: path.join(folder, 'site') });
  return () => rm(folder, { recursive: true, force: true });
}
