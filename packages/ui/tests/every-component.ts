/** A page with every component of the packed kit, without any styles: a test puts them on and off. */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { builtFile, root } from '../scripts/entries.ts';
import { openBarePage } from './bare-page.ts';
import type { Published } from './published.ts';

/**
 * Builds the page, with the kit's samples around the modules that were packed.
 * @returns its folder
 */
export async function builtEveryComponent(project: Published): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tram-every-component-'));
  await build({
    root: path.join(import.meta.dirname, 'every-component'),
    configFile: false,
    logLevel: 'silent',
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [
      react(),
      {
        name: 'packed',
        enforce: 'pre',
        async resolveId(source, importer, options) {
          const found = await this.resolve(source, importer, { ...options, skipSelf: true });
          const own = found === null ? '' : path.relative(root, found.id);
          if (!own.startsWith('src/')) return found;
          const packed = path.join(project.installed, builtFile(own, '.js'));
          return existsSync(packed) ? packed : found;
        },
      },
    ],
    build: { outDir: folder, emptyOutDir: true },
  });
  cpSync(path.join(project.installed, 'dist', 'fonts'), path.join(folder, 'fonts'), {
    recursive: true,
  });
  return folder;
}

/** Opens the page with all components, and one for each that opens something, which is then open. Time stands still in them. */
export async function everyComponent(
  browser: Browser,
  folder: string,
  sheets: readonly string[],
): Promise<readonly [Page, ...Page[]]> {
  const all = await openDressed(browser, folder, 'index.html', sheets);
  const opening = await all.locator('[data-opens]').evaluateAll((sections) =>
    sections.map(({ dataset }) => ({
      name: dataset['case'] ?? '',
      opens: JSON.parse(dataset['opens'] ?? ''),
    })),
  );
  const others: Page[] = [];
  for (const { name, opens } of opening) {
    const address = `index.html?${String(new URLSearchParams({ case: name }))}`;
    const page = await openDressed(browser, folder, address, sheets);
    await page.getByRole(opens.role, { name: opens.name }).click();
    await page.getByRole(opens.shows).waitFor();
    others.push(page);
  }
  for (const page of [all, ...others]) await page.clock.pauseAt(Date.now() + 60_000);
  return [all, ...others];
}

async function openDressed(
  browser: Browser,
  folder: string,
  address: string,
  sheets: readonly string[],
): Promise<Page> {
  const { page } = await openBarePage(browser, folder, address, (blank) => blank.clock.install());
  await page.evaluate((css) => window.wardrobe.wear(css), sheets);
  return page;
}
