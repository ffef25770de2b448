import type { PageAssets } from './document.ts';

/** What the client build has made, as `scripts/build.ts` writes it for the renderer. Absolute paths of this origin. */
export interface ClientAssets {
  readonly boot: string;
  readonly entry: string;
  /** Styles that the entry itself needs. */
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly icon: string;
  /** By route path: modules and styles to ask for at once, beyond the entry's. The content of `routes.json`. */
  readonly routes: Readonly<Record<string, RouteAssets>>;
}

export interface RouteAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

const none: RouteAssets = { js: [], css: [] };

/** The files of the page at a path. An unknown path gets those of the 404 page. */
export function assetsOf(assets: ClientAssets, path: string): PageAssets {
  const route = assets.routes[path] ?? assets.routes['*'] ?? none;
  return {
    boot: assets.boot,
    entry: assets.entry,
    modules: route.js,
    styles: [...assets.styles, ...route.css],
    fonts: assets.fonts,
    icon: assets.icon,
  };
}
