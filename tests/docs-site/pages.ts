import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../docs-site/content/built-parts.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Its file from the site's root, with forward slashes: `packages/api/index.html`. */
  readonly file: string;
  readonly html: string;
}

export const builtPages = (): readonly BuiltPage[] =>
  globSync('**/*.html', { cwd: site, exclude: ['storybook', 'pagefind'] })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .map((file) => ({ file, html: readFileSync(path.join(site, file), 'utf8') }));

/** The address of a page from the site's root: `packages/api/`. */
export const addressOf = ({ file }: BuiltPage) => file.replace(/index\.html$/, '');
