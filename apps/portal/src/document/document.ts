import { runtimeConfigElementId, type RuntimeConfig } from '@tram/api/runtime-config';
import { accentStyleSheet } from '@tram/ui/accent';
import { frameColors, manifestPath, touchIconPath } from './brand/web-manifest.ts';
import { dataId, renderedAttribute, rootId, type PageData } from './page.ts';

/** The files that a page asks for at once, as absolute paths. */
export interface PageAssets {
  /** The blocking script: theme, brand and early calls before the first paint. Classic, not a module. */
  readonly boot: string;
  /** The module that starts the application. */
  readonly entry: string;
  /** Further modules of the route, so that they arrive beside the entry and not after it. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Font files that the first paint needs. */
  readonly fonts: readonly string[];
  readonly icon: string;
}

export interface PageDocument {
  readonly assets: PageAssets;
  readonly config: RuntimeConfig;
  readonly title: string;
  readonly description: string;
  /** What stands in `#root`; empty for a page that only the browser renders. */
  readonly body: string;
  /** What the page was rendered with; the browser hydrates from it. Null: the page was not rendered. */
  readonly data: PageData | null;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON for a `<script type="application/json">`: only `<` could end it or open a comment in it. */
function jsonBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * The whole HTML of a page. It holds no inline script and no style attribute: the content security policy allows neither. The
 * operator's accent is a `<style>`, which the server allows by its hash.
 * Order matters: the configuration stands before the blocking script that reads it, and that before the styles, so that
 * it runs while they load.
 * @throws AccentRefusedError for an accent that customers would take for a status
 */
export function renderDocument(page: PageDocument): string {
  const { assets, config } = page;
  // A page that shows its content without the scripts gives its styles and fonts the whole line first.
  const later = page.data === null ? '' : ' fetchpriority="low"';
  return [
    '<!doctype html>',
    '<html lang="vi">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(page.title)}</title>`,
    `<meta name="description" content="${escapeText(page.description)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${frameColors.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${frameColors.dark}" media="(prefers-color-scheme: dark)">`,
    jsonBlock(runtimeConfigElementId, config),
    `<script src="${assets.boot}"></script>`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...(config.accent === null ? [] : [`<style>${accentStyleSheet(config.accent)}</style>`]),
    ...assets.fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script type="module" src="${assets.entry}"${later}></script>`,
    ...assets.modules.map((file) => `<link rel="modulepreload" href="${file}"${later}>`),
    `<link rel="icon" href="${escapeText(config.logo ?? assets.icon)}">`,
    `<link rel="apple-touch-icon" href="${escapeText(config.logo ?? touchIconPath)}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    '</head>',
    '<body>',
    `<div id="${rootId}"${page.data === null ? '' : ` ${renderedAttribute}`}>${page.body}</div>`,
    ...(page.data === null ? [] : [jsonBlock(dataId, page.data)]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
