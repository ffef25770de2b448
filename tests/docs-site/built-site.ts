import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { site } from '../../docs-site/content/built-parts.ts';
import { headlessChromium } from '../../scripts/processes/chromium.ts';
import { freePort } from '../../scripts/processes/free-port.ts';
import { run } from '../../scripts/processes/run.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site is published for the tests: below a path that it does not know of. */
    address: string;
    /** Executable of a Chromium. */
    chromium: string;
  }
}

/** Builds the site without Storybook and publishes it, once for all files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { ok, output } = await run('node scripts/docs.ts --storybook none');
  if (!ok) throw new Error(output);
  const base = '/manuals/of/the/portal/';
  const port = await freePort();
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    base,
    build: { outDir: site },
    preview: { port, strictPort: true },
  });
  project.provide('address', `http://localhost:${port}${base}`);
  project.provide('chromium', await headlessChromium(() => undefined));
  return () => server.close();
}
