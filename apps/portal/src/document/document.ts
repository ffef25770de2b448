import { runtimeConfigElementId, type RuntimeConfig } from '@tram/api/runtime-config';
import type { Language } from '../boot/language.ts';
import { accentStyleSheet } from '@tram/ui/accent';
import { frameColors, manifestPath, touchIconPath } from './brand/web-manifest.ts';
import { oldBrowserScript } from './old-browser/old-browser-script.ts';
import {
  configPath,
  dataId,
  renderedAttribute,
  rootId,
  staticPageIds,
  type PageData,
} from './page.ts';
import { escapeText } from './escape-text.ts';
import { gap } from './static-page/gaps.ts';

/** The files that a page asks for at once, as absolute paths. */
export interface PageAssets {
  /** The text of the blocking script: theme, brand and early calls before the first paint. Classic, not a module. */
  readonly boot: string;
  /** Path of `oldBrowserScript`, which a page on a static host has as a file. */
  readonly staticOldBrowser: string;
  /** The blocking script of a page on a static host: it fetches the configuration and fills it in. */
  readonly staticBoot: string;
  /** The module that starts the application. */
  readonly entry: string;
  /** Further modules of the route, so that they arrive beside the entry and not after it. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Web fonts that wait for the first paint (`boot-open.ts`); empty where they do not. */
  readonly fontFaceText: string;
  /** What else stands in `styles`: a page of our own server has it in itself. */
  readonly styleText: string;
  readonly icon: string;
}

export interface PageDocument {
  readonly language: Language;
  readonly assets: PageAssets;
  readonly config: RuntimeConfig;
  readonly title: string;
  readonly description: string;
  /** What stands in `#root`; empty for a page that only the browser renders. */
  readonly body: string;
  /** What the page was rendered with; the browser hydrates from it. Null: the page was not rendered. */
  readonly data: PageData | null;
}

/** JSON for a `<script type="application/json">`: only `<` could end it or open a comment in it. */
function jsonBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

const opening = (language: Language): readonly string[] => [
  '<!doctype html>',
  `<html lang="${language}">`,
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  // The system's size of text is that of the page: every size of the kit is in rem (CSS Fonts 5, `text-scale`).
  '<meta name="text-scale" content="scale">',
  '<meta name="color-scheme" content="light dark">',
  `<meta name="theme-color" content="${frameColors.light}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${frameColors.dark}" media="(prefers-color-scheme: dark)">`,
];

function styleLinks({ styles }: PageAssets): string[] {
  return styles.map((file) => `<link rel="stylesheet" href="${file}">`);
}

/**
 * The styles of a page of our own server, as text: the first paint waits for the HTML alone, which fills the line while the scripts
 * are only asked for. What loads a screen's code later looks for the link of its styles: a disabled one is not fetched and says
 * that they are here.
 */
function ownStyles(assets: PageAssets): string[] {
  return [
    `<style>${assets.styleText}</style>`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
  ];
}

/** The scripts, all asked for at once. */
function scripts({ entry, modules }: PageAssets, data: PageData | null): string[] {
  // A page that shows its content without them is painted first.
  const later = data === null ? '' : ' fetchpriority="low"';
  return [
    `<script type="module" src="${entry}"${later}></script>`,
    ...modules.map((file) => `<link rel="modulepreload" href="${file}"${later}>`),
    `<link rel="manifest" href="${manifestPath}">`,
  ];
}

/** What of the head names the operator. */
function brandLinks(description: string, icon: string, touchIcon: string): string[] {
  return [
    `<meta name="description" content="${escapeText(description)}">`,
    `<link rel="icon" href="${escapeText(icon)}">`,
    `<link rel="apple-touch-icon" href="${escapeText(touchIcon)}">`,
  ];
}

function rootElement(data: PageData | null, body: string): string {
  return `<div id="${rootId}"${data === null ? '' : ` ${renderedAttribute}`}>${body}</div>`;
}

function dataBlock(data: PageData | null): string[] {
  return data === null ? [] : [jsonBlock(dataId, data)];
}

/**
 * The whole HTML of a page. Its blocking script, its styles and those of the operator's accent stand in its head as bare elements,
 * which the server allows by their hashes; no other script and no style attribute is in it.
 * Order matters: the configuration and the web fonts stand before the blocking script that reads the one and holds back the other.
 * @throws AccentRefusedError for an accent that customers would take for a status
 */
export function renderDocument(page: PageDocument): string {
  const { assets, config, data } = page;
  return [
    ...opening(page.language),
    `<title>${escapeText(page.title)}</title>`,
    ...brandLinks(page.description, config.logo ?? assets.icon, config.logo ?? touchIconPath),
    jsonBlock(runtimeConfigElementId, config),
    ...(assets.fontFaceText === '' ? [] : [`<style>${assets.fontFaceText}</style>`]),
    `<script>${oldBrowserScript}</script>`,
    `<script>${assets.boot}</script>`,
    ...ownStyles(assets),
    ...(config.accent === null ? [] : [`<style>${accentStyleSheet(config.accent)}</style>`]),
    ...scripts(assets, data),
    '</head>',
    '<body>',
    rootElement(data, page.body),
    ...dataBlock(data),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** A page of a static host. Title, description and body have gaps for the operator (`static-page/gaps.ts`). */
export interface StaticPageDocument extends Omit<PageDocument, 'config'> {
  /** The title until the operator is known. */
  readonly waitingTitle: string;
  /** The product's own marks, for where the body has a logo and the operator has none. */
  readonly marks: string;
}

/**
 * The whole HTML of a page on a static host. What names the operator stands in templates, which no browser paints: the blocking
 * script, which asks for the configuration beside all the rest, fills them in and puts them into the page.
 */
export function renderStaticDocument(page: StaticPageDocument): string {
  const { assets, data } = page;
  const brand = brandLinks(page.description, gap('logo', assets.icon), gap('logo', touchIconPath));
  return [
    ...opening(page.language),
    `<title>${escapeText(page.waitingTitle)}</title>`,
    `<link rel="preload" href="${configPath}" as="fetch" crossorigin>`,
    // Nothing waits for it: a browser that needs it does nothing else.
    `<script async src="${assets.staticOldBrowser}"></script>`,
    `<script src="${assets.staticBoot}"></script>`,
    ...styleLinks(assets),
    ...scripts(assets, data),
    `<template id="${staticPageIds.head}" data-title="${escapeText(page.title)}">${brand.join('')}</template>`,
    '</head>',
    '<body>',
    rootElement(data, ''),
    `<template id="${staticPageIds.body}">${page.body}</template>`,
    `<template id="${staticPageIds.marks}">${page.marks}</template>`,
    ...dataBlock(data),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
