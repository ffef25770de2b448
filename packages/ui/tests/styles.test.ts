/**
 * Every component of the packed kit in Chromium, wearing the whole of its styles, the sheets of its entries, and the rules for every
 * element that starters come with: where the README's set-up puts those, and outside of any layer.
 */
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { compile } from 'tailwindcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from './bare-page.ts';
import { builtEveryComponent, everyComponent } from './every-component.ts';
import { published, styleSheets, stylesOf } from './published.ts';

const { resolve } = createRequire(import.meta.url);
const project = published();
const kit = stylesOf(project, './styles');
const sheetOf = (name: string): string => stylesOf(project, `./styles/${name}`);

/** A file that a starter of an installed package writes. */
function starter(name: string, file: string): string {
  return readFileSync(path.join(path.dirname(resolve(`${name}/package.json`)), file), 'utf8');
}

/** What Tailwind makes of a project's style sheet. @param classes those that the project uses */
async function tailwind(sheet: string, classes: readonly string[]): Promise<string> {
  const compiler = await compile(sheet, {
    loadStylesheet: (id, base) => {
      const file = resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
      return Promise.resolve({ path: file, base, content: readFileSync(file, 'utf8') });
    },
  });
  return compiler.build([...classes]);
}

const vite = starter('create-vite', 'template-react-ts/src/index.css');
/** Without the starter's own page, which the README has deleted. */
const viteReset = vite.replace(/^#root \{[^}]*\}/mu, '');
const next = starter('create-next-app', 'dist/templates/app/ts/app/globals.css');
const oneLine = '* { margin: 0; padding: 0; border: 0; font: inherit; color: inherit }';
/** As the README has it, before everything else. */
const tailwindOrder = '@layer theme, base, tram, components, utilities;';
const layered = (css: string) => `@layer reset {\n${css}\n}`;

let pages: readonly [Page, ...Page[]];
let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await builtEveryComponent(project);
  browser = await startBrowser();
  pages = await everyComponent(browser, folder, [kit]);
  for (const page of pages) await page.evaluate(() => window.wardrobe.remember());
  return async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  };
});

/** What looks otherwise than with the kit alone. */
async function changes(sheets: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const page of pages) {
    await page.evaluate((css) => window.wardrobe.wear(css), sheets);
    found.push(...(await page.evaluate(() => window.wardrobe.changes())));
  }
  return found;
}

/** What the samples of an entry draw beside its own components: an application that does so imports those sheets too. */
const alsoDrawn: Readonly<Record<string, readonly string[]>> = {
  'action-menu': ['button'],
  'app-shell': [
    'avatar',
    'bottom-bar',
    'brand-mark',
    'page-head',
    'side-nav',
    'top-bar',
    'user-button',
  ],
  display: ['time-ruler'],
  'empty-state': ['button'],
  'error-summary': ['form', 'text-field'],
  'field-row': ['text-field'],
  form: ['text-field'],
  'machine-card': ['status-badge', 'waiting-display'],
  'page-head': ['button'],
  popover: ['button'],
  'submit-button': ['form'],
  tooltip: ['button'],
  'top-bar': ['avatar', 'brand-mark', 'user-button'],
  'user-button': ['avatar'],
};

describe('sheets of single entries', () => {
  const ground = [sheetOf('fonts'), sheetOf('base')];
  // Icons are drawn everywhere; data bring none of their own.
  const parts = styleSheets(project)
    .map((name) => name.replace('./styles/', ''))
    .filter((name) => !['./styles', 'base', 'fonts', 'status-sets'].includes(name));

  test('look as the whole does, in any order', async () => {
    const rest = parts.map(sheetOf);
    expect(await changes([...ground, ...rest])).toEqual([]);
    expect(await changes([...rest.toReversed(), ...ground])).toEqual([]);
  });

  test.each(parts)('%s is all that its components need beside the base', async (name) => {
    const page = pages[0];
    const worn = [name, 'icon', ...(alsoDrawn[name] ?? [])].map(sheetOf);
    await page.evaluate((css) => window.wardrobe.wear(css), [...ground, ...worn]);
    const part = `[data-entry="./${name}"]`;
    expect(await page.locator(part).count()).toBeGreaterThan(0);
    expect(await page.evaluate((selector) => window.wardrobe.changes(selector), part)).toEqual([]);
  });
});

describe('in a layer below the kit', () => {
  test.each([
    ['Vite’s starter', layered(viteReset)],
    ['Next’s starter', layered(next)],
    ['a reset of one line', layered(oneLine)],
  ])('%s changes no component, loaded before or after', async (_name, css) => {
    expect(await changes([css, kit])).toEqual([]);
    expect(await changes([kit, css])).toEqual([]);
  });

  test('Tailwind changes no component, and its utilities win over the kit’s reset', async () => {
    const css = await tailwind(`${tailwindOrder}\n@import 'tailwindcss';`, ['mb-4']);
    expect(await changes([css, kit])).toEqual([]);
    expect(await marginOf('mb-4')).toBe('16px');
    expect(await changes([kit, css])).toEqual([]);
    expect(await marginOf('mb-4')).toBe('16px');
  });

  test('Tailwind without a word about layers does the same when it is loaded after the kit', async () => {
    const css = await tailwind("@import 'tailwindcss';", ['mb-4', 'shadow-md']);
    expect(await changes([kit, css])).toEqual([]);
    expect(await marginOf('mb-4')).toBe('16px');
  });
});

describe('outside of any layer', () => {
  test.each([
    ['Vite’s starter', vite],
    ['Next’s starter', next],
    ['a reset of one line', oneLine],
  ])('%s changes components', async (_name, css) => {
    expect(await changes([css, kit])).not.toEqual([]);
  });
});

/** The space below a paragraph of the application with one of Tailwind's classes. */
function marginOf(name: string): Promise<string> {
  return pages[0].evaluate((className) => {
    const paragraph = document.createElement('p');
    paragraph.className = className;
    document.body.append(paragraph);
    const { marginBottom } = getComputedStyle(paragraph);
    paragraph.remove();
    return marginBottom;
  }, name);
}
