/**
 * What is done to the pages after the generator: whatever leads to the site's root is written relative to the page, so that the folder
 * can be published below any path, and two things that the generator's components leave to be wished for are mended.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An attribute of HTML with an address from the root of the site. */
const fromRoot = /(\s(?:href|src|content)=)(["'])\/(?!\/)([^"']*)\2/g;

/**
 * The HTML of a page with relative addresses.
 * @param page path of its file from the site's root, with forward slashes
 */
function relativePage(html: string, page: string): string {
  const up = '../'.repeat(page.split('/').length - 1) || './';
  return html.replaceAll(
    fromRoot,
    (_, attribute: string, quote: string, rest: string) =>
      `${attribute}${quote}${up}${rest}${quote}`,
  );
}

/** What is replaced in every page, and why. */
const mended: readonly (readonly [RegExp, string])[] = [
  // A block of code may scroll: the keyboard reaches it before the generator's script has measured it, which calls it a landmark.
  [/<pre data-language=/g, '<pre tabindex="0" role="group" data-language='],
  // A heading of the fifth level below one of the second or third is no part of the outline.
  [/<h5( class="sl-openapi-examples-heading[^>]*>)([\s\S]*?)<\/h5>/g, '<p$1$2</p>'],
];

/** A page as the site has it. */
function finishedPage(html: string, page: string): string {
  const whole = mended.reduce((text, [wrong, right]) => text.replaceAll(wrong, right), html);
  return relativePage(whole, page);
}

/** Where the search is told the site's root: a script stands one folder below it. */
const rootOfSearch = 'new URL("..",import.meta.url).pathname';

/** A script of the search, which finds its index and its results from where it stands itself. */
function relativeSearch(script: string): string {
  return script
    .replace(/baseUrl:(["'`])\/\1/, `baseUrl:${rootOfSearch}`)
    .replace(/bundlePath:.*?pagefind\/(["'`])/, `bundlePath:${rootOfSearch}+"pagefind/"`);
}

/** @throws Error where the search no longer says where its index is in the way that is known here */
export function finishPages(site: string): void {
  const pages = globSync('**/*.html', { cwd: site, exclude: ['storybook', 'pagefind'] });
  for (const page of pages) {
    const file = path.join(site, page);
    writeFileSync(file, finishedPage(readFileSync(file, 'utf8'), page.split(path.sep).join('/')));
  }
  const searches = globSync('_astro/*.js', { cwd: site })
    .map((script) => path.join(site, script))
    .filter((file) => readFileSync(file, 'utf8').includes('bundlePath:'));
  const relative = searches.map((file) => relativeSearch(readFileSync(file, 'utf8')));
  if (!relative.some((script) => script.includes(rootOfSearch))) {
    throw new Error('The search of the site does not say where its index is');
  }
  searches.forEach((file, index) => writeFileSync(file, relative[index] ?? ''));
}
