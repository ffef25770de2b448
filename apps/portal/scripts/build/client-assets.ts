import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { ClientAssets, RouteAssets } from '../../src/document/client-assets.ts';
import { loaderFile, openPaths, routes, screenFile } from '../../src/routes.ts';

const entryModule = 'src/main.tsx';
/** What every page behind the login needs. */
const layoutModules = ['src/screens/layout/loader.ts', 'src/screens/layout/Layout.tsx'];
/** Every page behind the login begins with a call. The answers of the first screen are read without the client. */
const clientModule = 'src/app/client.ts';

/** The modules of a route: its screen, what loads its data and the layout around it, as the manifest names them. */
function modulesOf(route: (typeof routes)[number]): readonly string[] {
  const { access, path: pattern } = route;
  const isInside = access === 'customers' && pattern !== '*';
  return [
    ...(isInside ? layoutModules : []),
    // The first screen is found without the list of the others (`src/create-routes.ts`).
    ...(isInside && pattern !== '/' ? ['src/inside-screens.ts'] : []),
    ...('loader' in route ? [path.posix.join('src', loaderFile(route))] : []),
    ...('firstCall' in route ? ['src/data/first-call.ts'] : []),
    path.posix.join('src', screenFile(route)),
    ...(access === 'customers' && pattern !== '/' ? [clientModule] : []),
  ];
}

/** Where English words stand, and what puts them into the catalogues: a file of the open pages', and one of the inside's. */
function englishModulesOf({ access }: (typeof routes)[number]): readonly string[] {
  return [
    'src/app/language-loader.ts',
    'src/app/words.en.ts',
    ...(access === 'customers' ? ['src/screens/layout/words.en.ts'] : []),
  ];
}

/** The text of styles, to be written into a page. @throws Error when it would end the element that it is in */
async function textOf(folder: string, styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map((file) => readFile(path.join(folder, file), 'utf8')));
  const text = texts.map((one) => one.trim()).join('');
  if (text.includes('</')) throw new Error(`${styles.join(', ')} cannot stand in a page`);
  return text;
}

/** An `@font-face` rule whose file is fetched; the others name a font of the device. */
const webFontFace = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** Takes the rules of web fonts out of styles. @throws Error when there are none: the styles are written differently now */
function splitFontFaces(styles: string): Pick<RouteAssets, 'fontFaceText' | 'styleText'> {
  const fontFaceText = (styles.match(webFontFace) ?? []).join('');
  if (fontFaceText === '') throw new Error('no web font was found in the styles of an open page');
  return { fontFaceText, styleText: styles.replaceAll(webFontFace, '') };
}

type LoadedFiles = Pick<RouteAssets, 'js' | 'css'>;

/** A module's file, the files that it cannot run without, and their styles, in the order in which they are needed. */
function filesOf(manifest: Manifest, modules: readonly string[]): LoadedFiles {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (module: string): void => {
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`${module} is not in the client build's manifest`);
    const file = `/${chunk.file}`;
    if (js.has(file)) return;
    js.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) css.add(`/${style}`);
  };
  for (const module of modules) visit(module);
  return { js: [...js], css: [...css] };
}

function without(assets: LoadedFiles, others: LoadedFiles): LoadedFiles {
  return {
    js: assets.js.filter((file) => !others.js.includes(file)),
    css: assets.css.filter((file) => !others.css.includes(file)),
  };
}

/** Names every file that a page asks for at once, by route. */
export async function clientAssets(
  folder: string,
  manifest: Manifest,
  boots: Pick<ClientAssets, 'boot' | 'openBoot' | 'staticOldBrowser' | 'staticBoot'>,
): Promise<ClientAssets> {
  const entry = filesOf(manifest, [entryModule]);
  const [entryFile = '', ...entryModules] = entry.js;
  const assetsByPath: Record<string, RouteAssets> = {};
  for (const route of routes) {
    const own = without(filesOf(manifest, modulesOf(route)), entry);
    // What the entry imports is found only after the entry has arrived, so it is named as well.
    const js = [...entryModules, ...own.js];
    const english = filesOf(manifest, englishModulesOf(route)).js.filter(
      (file) => file !== entryFile && !js.includes(file),
    );
    const isOpen = openPaths.some((open) => open === route.path);
    const styles = await textOf(folder, [...entry.css, ...own.css]);
    const text = isOpen ? splitFontFaces(styles) : { fontFaceText: '', styleText: styles };
    assetsByPath[route.path] = { isOpen, js, css: own.css, ...text, english };
  }
  return {
    ...boots,
    entry: entryFile,
    styles: entry.css,
    icon: '/favicon.svg',
    routes: assetsByPath,
  };
}
