import type { RuntimeConfig } from '@tram/api/runtime-config';
import type { Language } from '../../boot/language.ts';
import { escapeText } from '../escape-text.ts';
import { oldestBrowsers } from '../oldest-browsers.ts';
import { words as english } from './old-browser-words.en.ts';
import { oldBrowserWords as vietnamese } from './old-browser-words.vi.ts';

const { chrome, edge, firefox, safari, ios } = oldestBrowsers;

/** Cốc Cốc counts six versions ahead of the Chrome that it is made from. */
const versions = [
  ['Chrome', chrome],
  ['Edge', edge],
  ['Cốc Cốc', chrome + 6],
  ['Firefox', firefox],
  ['Safari', safari],
  ['iOS', ios],
] as const;

const downloads = [
  ['Chrome', 'https://www.google.com/chrome/'],
  ['Cốc Cốc', 'https://coccoc.com/'],
  ['Edge', 'https://www.microsoft.com/edge/'],
  ['Firefox', 'https://www.mozilla.org/firefox/all/'],
] as const;

function part(language: Language, words: typeof vietnamese, hotline: string): readonly string[] {
  return [
    `<section lang="${language}">`,
    `<h1>${words.title}</h1>`,
    `<p>${words.needed(versions.map(([name, version]) => `${name} ${version}`).join(', '))}</p>`,
    `<p>${words.reassurance}</p>`,
    `<ul>${words.steps.map((step) => `<li>${step}</li>`).join('')}</ul>`,
    `<p>${downloads.map(([name, address]) => `<a href="${address}">${name}</a>`).join(' · ')}</p>`,
    `<p><a href="/">${words.retry}</a></p>`,
    `<p>${escapeText(words.help(hotline))}</p>`,
    '</section>',
  ];
}

/**
 * The page that a browser older than `oldest-browsers.ts` is led to (`old-browser-script.ts`), in both languages. Plain HTML without
 * styles, which any browser shows.
 */
export function oldBrowserPage({ name, contact }: RuntimeConfig): string {
  return [
    '<!doctype html>',
    '<html lang="vi">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${vietnamese.title} · ${escapeText(name)}</title>`,
    '</head>',
    '<body>',
    `<p><b>${escapeText(name)}</b></p>`,
    ...part('vi', vietnamese, contact.hotline),
    '<hr>',
    ...part('en', english, contact.hotline),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
