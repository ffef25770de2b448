import { readFile } from 'node:fs/promises';
import type { Language } from '../boot/language.ts';
import type { PageAssets } from './document.ts';

/** What the client build has made, as `scripts/build/portal.ts` writes it for the renderer. Absolute paths of this origin. */
export interface ClientAssets extends Omit<PageAssets, 'modules' | 'fontFaceText' | 'styleText'> {
  /** The blocking script of an open page: `boot` is that of every other. */
  readonly openBoot: string;
  /** Styles that the entry itself needs. */
  readonly styles: readonly string[];
  /** By route path: modules and styles to ask for at once, beyond the entry's. */
  readonly routes: Readonly<Record<string, RouteAssets>>;
}

export interface RouteAssets {
  /** Anybody may see the page: it comes as whole HTML and begins without a call. */
  readonly isOpen: boolean;
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** The web fonts of an open page, which its blocking script holds back until the first paint. Empty for every other. */
  readonly fontFaceText: string;
  /** All other styles of the page as text, the entry's among them. */
  readonly styleText: string;
  /** Further modules of the page in English: its words, and what loads them. */
  readonly english: readonly string[];
}

/** Reads what the build has written for its renderer. @param file `client-assets.json` */
export async function readClientAssets(file: string): Promise<ClientAssets> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `scripts/build/portal.ts` has written it with this type, in the same build as what reads it
  return JSON.parse(await readFile(file, 'utf8')) as ClientAssets;
}

const none: RouteAssets = {
  isOpen: false,
  js: [],
  css: [],
  fontFaceText: '',
  styleText: '',
  english: [],
};

/** The files of the page at a path. An unknown path gets those of the 404 page. */
export function assetsOf(assets: ClientAssets, path: string, language: Language): PageAssets {
  return pageAssets(assets, assets.routes[path] ?? assets.routes['*'] ?? none, language);
}

function pageAssets(
  { openBoot, ...assets }: Omit<ClientAssets, 'routes'>,
  { isOpen, js, css, fontFaceText, styleText, english }: RouteAssets,
  language: Language,
): PageAssets {
  return {
    ...assets,
    boot: isOpen ? openBoot : assets.boot,
    modules: language === 'en' ? [...js, ...english] : js,
    styles: [...assets.styles, ...css],
    fontFaceText,
    styleText,
  };
}

/**
 * The files of a page that may turn out to be any of those behind the login: what all of them need, and no more.
 * @param openPaths the pages that are not meant
 */
export function assetsOfAnyInside(
  assets: ClientAssets,
  openPaths: readonly string[],
  language: Language,
): PageAssets {
  const inside = Object.entries(assets.routes)
    .filter(([path]) => path !== '*' && !openPaths.includes(path))
    .map(([, route]) => route);
  const [first = none, ...others] = inside;
  const shared = (kind: 'js' | 'css' | 'english'): readonly string[] =>
    first[kind].filter((file) => others.every((route) => route[kind].includes(file)));
  return pageAssets(
    assets,
    { ...none, js: shared('js'), css: shared('css'), english: shared('english') },
    language,
  );
}
