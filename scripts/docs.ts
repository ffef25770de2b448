/**
 * `npm run docs`: builds the documentation site into `docs-site/dist`, a folder for any static host, below any path. Storybook is
 * built into it; `-- --storybook reuse` takes the one that is built already, `-- --storybook none` leaves it out.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtParts, site } from '../docs-site/content/built-parts.ts';
import { storybookRoute } from '../docs-site/content/navigation.ts';
import { prerender } from '../docs-site/content/prerender.ts';
import { finishPages } from './docs-site/finish-pages.ts';
import { run, seconds } from './processes/run.ts';
import { root } from './root.ts';

const folder = path.join(root, 'docs-site');
const storybook = path.join(root, 'storybook-static');

/** @throws Error with what the command has printed */
async function step(name: string, command: string, cwd = root): Promise<void> {
  const { ok, output, duration } = await run(command, {
    cwd,
    env: {
      // A test that builds the site is not a reason to build another one.
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      TRAM_DOCS_STORYBOOK: values.storybook === 'none' ? '0' : '1',
    },
  });
  if (!ok) throw new Error(`${name} failed\n${output}`);
  console.log(`${name}: ${seconds(duration)}`);
}

/** The mark of the brand for the pages, and for the tab in a colour that stands on light and dark ones. */
async function writeMark(): Promise<void> {
  const { brandMark } = await prerender();
  writeFileSync(builtParts.mark, brandMark());
  const icon = brandMark()
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll('currentColor', '#4f7fe0');
  mkdirSync(builtParts.public, { recursive: true });
  writeFileSync(path.join(builtParts.public, 'favicon.svg'), icon);
}

const { values } = parseArgs({ options: { storybook: { type: 'string', default: 'build' } } });
try {
  // Outside of the workspace: nobody else installs the generator.
  await step('generator', 'pnpm install --frozen-lockfile --prefer-offline', folder);
  const vite = 'vite build --config docs-site/live/vite.config.ts';
  await step('live diagrams', `${vite} && ${vite} --ssr`);
  await writeMark();
  await step('pages', 'pnpm exec astro build', folder);
  finishPages(site);
  if (values.storybook !== 'none') {
    if (values.storybook === 'build' || !existsSync(storybook)) {
      await step('Storybook', 'npm run -s build:storybook');
    }
    cpSync(storybook, path.join(site, storybookRoute), { recursive: true });
  }
  console.log(`The documentation is in ${path.relative(root, site)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
