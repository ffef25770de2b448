/**
 * The kit as its users get it: packed, installed by npm outside the workspace, compiled, rendered on a server, built by a Vite that
 * knows nothing of it, opened in Chromium under a strict content security policy. The workspace imports sources; nothing else
 * would notice a tarball that lacks a file.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import type { Browser } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { compilations, compileStrictly } from '../../../scripts/packed/compile-strictly.ts';
import { longTypes } from '../../../scripts/packed/long-types.ts';
import { brokenLinks } from '../../../scripts/packed/pages.ts';
import { run } from '../../../scripts/packed/run.ts';
import { publicEntries, root, workspaceExports } from '../scripts/entries.ts';
import {
  differences,
  limits,
  measuredSizes,
  read,
  type Sizes,
  stylesLimits,
  tableFile,
} from '../scripts/sizes/table.ts';
import { openBarePage, startBrowser, writePrerendered } from './bare-page.ts';
import {
  addApplication,
  builtApplication,
  compiled,
  published,
  styleSheets,
  stylesOf,
} from './published.ts';

const project = published();

describe('the tarball', () => {
  test('publint has nothing to say', async () => {
    const { buffer: tarball } = new Uint8Array(project.tarball);
    const { messages } = await publint({ pack: { tarball }, strict: true });
    const manifest = { ...project.manifest };
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('its types resolve under every ES module resolution', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(project.tarball));
    if (analysis.types === false) throw new Error('no types were found');
    // There is no CommonJS and no resolution without `exports`.
    const unsupported = new Set<unknown>(['node10', 'node16-cjs']);
    expect(
      analysis.problems.filter(
        (problem) => !('resolutionKind' in problem && unsupported.has(problem.resolutionKind)),
      ),
    ).toEqual([]);
  });

  test('no link of its pages is broken', () => {
    expect(brokenLinks(path.join(project.folder, 'node_modules/@tram/ui'))).toEqual([]);
  });

  test('the notes of its components go along', () => {
    const written = globSync('src/**/*.{usage,a11y}.md', { cwd: root }).sort();
    expect(written.length).toBeGreaterThan(100);
    expect(project.files.filter((file) => file.startsWith('src/')).sort()).toEqual(written);
  });

  test('its types have names: none is too long to be read', () => {
    expect(longTypes(path.join(project.folder, 'node_modules/@tram/ui'))).toEqual([]);
  });

  test('it holds what is used and nothing else', () => {
    const used =
      /^(?:package\.json|LICENSE|(?:README|SIZES|BENCH|CHANGELOG)\.md|docs\/(?:properties|testing|tokens)\.md|src\/[\w-]+\/\w+\.(?:usage|a11y)\.md|api\/[\w.-]+\.txt|tokens\/[\w.]+\.json|dist\/(?:styles(?:\/[\w-]+)?\.css|THIRD-PARTY-LICENSES\.txt|fonts\/[\w-]+\.woff2|[\w@/.-]+\.js|[\w/.-]+\.d\.ts))$/u;
    expect(project.files.filter((file) => !used.test(file))).toEqual([]);
    expect(
      project.files.filter((file) => /\.(?:test|stories)\.|sample-|testing\//u.test(file)),
    ).toEqual([]);
    expect(project.files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist/THIRD-PARTY-LICENSES.txt']),
    );
  });

  test('it has outside the entries that it has inside', () => {
    const inside = workspaceExports().map(([name]) => name);
    expect(Object.keys(project.manifest.exports)).toEqual(inside);
  });

  test('it brings no style engine, and React is its user’s', () => {
    expect(Object.keys(project.manifest.dependencies).join(' ')).not.toMatch(
      /vanilla-extract|fontsource/u,
    );
    expect(project.manifest.peerDependencies).toEqual({ react: '^19.0.0', 'react-dom': '^19.0.0' });
  });
});

describe('the styles', () => {
  const sheets = styleSheets(project);

  test('are one sheet of everything, what every page needs, and what is needed for each entry that has any', () => {
    expect(sheets).toEqual(
      expect.arrayContaining(['./styles', './styles/base', './styles/fonts', './styles/icon']),
    );
    const entries = new Set(publicEntries().map(({ pattern }) => pattern.replace('/*', '')));
    const parts = sheets.slice(1).map((sheet) => sheet.replace('/styles/', '/'));
    expect(parts.filter((part) => !entries.has(part))).toEqual(['./base', './fonts']);
    // Values, hooks, data, words: nothing to look at.
    expect([...entries].filter((entry) => !parts.includes(entry))).toEqual([
      './theme',
      './scale',
      './accent',
      './in-sight',
      './media-query',
      './toast-queue',
      './use-form',
      './words',
      './words/english',
    ]);
  });

  test.each(sheets)('%s is in layers, the weakest first', (sheet) => {
    const css = stylesOf(project, sheet);
    expect(css.slice(0, css.indexOf('\n'))).toBe(
      '@layer properties,theme,base,reset,tram.document,tram.theme,tram.shared,tram.component,components,utilities;',
    );
    const outside = css
      .replaceAll(/@font-face\s*\{[^}]*\}/gu, '')
      .split('@layer ')
      .slice(2);
    // Each block of a layer ends where the next begins: nothing is between them.
    for (const block of outside) expect(endOfBlock(block)).toBe(block.trimEnd().length);
  });

  test.each([
    ['./styles', 'dist'],
    ['./styles/fonts', 'dist/styles'],
  ])('%s finds its fonts beside it, and nothing elsewhere', (sheet, folder) => {
    const urls = [...stylesOf(project, sheet).matchAll(/url\(['"]?([^'")]+)/gu)].map(
      ([, url = '']) => url,
    );
    const fonts = urls.filter((url) => !url.startsWith('data:'));
    expect(fonts).toHaveLength(5);
    const missing = fonts.filter((url) => !project.files.includes(path.posix.join(folder, url)));
    expect(missing).toEqual([]);
  });

  test('are imported by no module, so that Node runs each unchanged', () => {
    const importing = project.files.filter(
      (file) =>
        file.endsWith('.js') &&
        /(?:from |import ?\(?)["'][^"']+\.css["']/u.test(project.text(file)),
    );
    expect(importing).toEqual([]);
  });
});

describe('an application', () => {
  let pages: string;
  let browser: Browser;
  beforeAll(async () => {
    addApplication(project);
    // What it compiles is what Node runs below.
    compiled(project);
    pages = await builtApplication(project);
    browser = await startBrowser();
    return () => browser.close();
  });

  test.each(compilations)('compiles with %s, module resolution %s, every strict flag', (...by) => {
    const files = ['main.tsx', 'server.tsx', 'entries.ts', 'styles.ts', 'exact.tsx'];
    const options = { lib: ['es2023', 'dom', 'dom.iterable'], types: [], jsx: 'react-jsx' };
    expect(compileStrictly(project.folder, by, files, options)).toEqual([]);
  });

  test('every entry can be imported by Node', () => {
    expect(run(process.execPath, ['built/entries.js'], project.folder)).toBe('');
  });

  test('works when a bare Vite built it', async () => {
    const { page, complaints } = await openBarePage(browser, pages, 'index.html');
    const submit = page.getByRole('button', { name: 'Thuê máy' });
    await expect.poll(() => submit.isVisible()).toBe(true);
    // The kit's own look: its layers, its tokens and its fonts.
    const look = await submit.evaluate((button) => {
      const { backgroundColor, fontFamily, minHeight } = getComputedStyle(button);
      return { backgroundColor, fontFamily, minHeight };
    });
    expect(look.fontFamily).toContain('Archivo');
    expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(await page.evaluate(() => document.fonts.check('16px "Archivo Variable"'))).toBe(true);
    await page.getByLabel('Tên máy').fill('Render Tết');
    await submit.click();
    await page.getByRole('dialog', { name: 'Đã thuê' }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('its calendar comes only when it is opened', async () => {
    const { page, complaints } = await openBarePage(browser, pages, 'index.html');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.getByRole('button', { name: /lịch/iu }).click();
    await page.getByRole('grid').waitFor();
    expect(scripts.some((url) => /CalendarPanel/u.test(url))).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('is rendered by a server and taken up by the browser without a word', async () => {
    const html = run(process.execPath, ['built/server.js'], project.folder);
    expect(html).toContain('15.000\u00A0VNĐ');
    expect(html).not.toMatch(/\sstyle=/u);
    writePrerendered(pages, 'prerendered.html', html);
    const { page, complaints } = await openBarePage(browser, pages, 'prerendered.html');
    await page.getByRole('button', { name: 'Xem' }).click();
    await page.getByRole('dialog', { name: 'Đã thuê' }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('contains only the parts of the kit that it draws', () => {
    const files = globSync('assets/*.js', { cwd: pages });
    expect(files.filter((file) => /SignaturePad|dompurify|signature/u.test(file))).toEqual([]);
  });
});

describe('what each entry weighs', () => {
  let measured: Sizes;
  beforeAll(async () => {
    measured = await measuredSizes();
  });

  test('is what the table says; otherwise `pnpm --filter @tram/ui run sizes`, and read what changed', () => {
    expect(differences(measured, read(readFileSync(tableFile, 'utf8')))).toEqual([]);
  });

  test.each(Object.entries(limits))('%s: less than %d bytes', (name, limit) => {
    expect(measured.modules.get(name)?.atOnce).toBeGreaterThan(0);
    expect(measured.modules.get(name)?.atOnce).toBeLessThan(limit);
  });

  test.each(Object.entries(stylesLimits))('styles of %s: less than %d bytes', (name, limit) => {
    expect(measured.styles.get(name)?.brotli).toBeGreaterThan(0);
    expect(measured.styles.get(name)?.brotli).toBeLessThan(limit);
  });
});

/** Where the block that a text begins with is closed. */
function endOfBlock(text: string): number {
  let depth = 0;
  for (let index = text.indexOf('{'); index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
}
