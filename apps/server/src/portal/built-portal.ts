/** The output of the portal's build, and the shape in which the server uses it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import type { Package } from '@tram/api/types';
import { readAssets, type Sendable } from './assets.ts';

/** `dist/server/render.js`: writes whole HTML documents. */
export interface PortalRenderer {
  /** The open pages, which are sent with their content in them. */
  readonly renderedPaths: readonly string[];
  /** Each page is rendered in each of these. */
  readonly languages: readonly string[];
  /** Which of them a request gets. */
  requestLanguage(headers: {
    readonly cookie?: string | undefined;
    readonly 'accept-language'?: string | undefined;
  }): string;
  render(options: {
    path: string;
    language: string;
    config: RuntimeConfig;
    packages?: readonly Package[];
  }): Promise<string>;
  /** A page that the browser renders: its code is preloaded and the configuration is in it. */
  renderShell(options: { path: string; language: string; config: RuntimeConfig }): Promise<string>;
  /** Throws for a configuration that no page can be made of. */
  checkConfig?(config: RuntimeConfig): void;
  /** The web manifest and the icons of an operator, in place of those that the build wrote for the defaults. */
  brandFiles?(config: RuntimeConfig): readonly {
    readonly path: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

export interface BuiltPortal {
  /** Address → file. */
  readonly assets: ReadonlyMap<string, Sendable>;
  readonly routes: readonly string[];
  readonly renderer: PortalRenderer;
}

function isRenderer(module: unknown): module is PortalRenderer {
  return (
    typeof module === 'object' &&
    module !== null &&
    'render' in module &&
    typeof module.render === 'function' &&
    'renderShell' in module &&
    typeof module.renderShell === 'function' &&
    'requestLanguage' in module &&
    typeof module.requestLanguage === 'function' &&
    'languages' in module &&
    Array.isArray(module.languages) &&
    'renderedPaths' in module &&
    Array.isArray(module.renderedPaths)
  );
}

/**
 * Reads the build.
 * @param folder `apps/portal/dist`
 * @returns null when there is none
 * @throws Error when it exists and does not have the expected shape
 */
export async function readBuiltPortal(folder: string): Promise<BuiltPortal | null> {
  const client = path.join(folder, 'client');
  const rendererFile = path.join(folder, 'server/render.js');
  const routesFile = path.join(client, 'routes.json');
  if (!existsSync(routesFile) || !existsSync(rendererFile)) return null;
  const [assets, routes, renderer] = await Promise.all([
    readAssets(client),
    readFile(routesFile, 'utf8').then((text): unknown => JSON.parse(text)),
    import(pathToFileURL(rendererFile).href).then((module: unknown) => module),
  ]);
  if (!isRenderer(renderer)) throw new Error(`${rendererFile} is no renderer of the portal`);
  if (typeof routes !== 'object' || routes === null) {
    throw new Error(`${routesFile} does not list the portal's routes`);
  }
  return { assets, routes: Object.keys(routes).filter((route) => route.startsWith('/')), renderer };
}
