/** What the files of the built site say, without a browser. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { operationIds } from '@tram/api/operations';
import { expect, test } from 'vitest';
import { site } from '../../docs-site/content/built-parts.ts';
import { pages, withoutPage } from '../../docs-site/content/navigation.ts';
import { run } from '../../scripts/processes/run.ts';
import { root } from '../../scripts/root.ts';
import { builtPages } from './pages.ts';

const built = builtPages();
const byFile = new Map(built.map((page) => [page.file, page.html]));

/** Everything that a page leads to or loads: links, scripts, styles, pictures. */
const linksOf = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );

const isOutside = (link: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);

/** What is wrong with a link of a page; `null` for nothing. */
function faultOf(page: string, link: string): string | null {
  if (link.startsWith('/')) return 'leads to the root of the host';
  const [place = '', anchor] = link.split('#', 2);
  const file = path.posix.join(path.posix.dirname(page), decodeURI(place.replace(/\?.*$/, '')));
  const target = place === '' ? page : file.endsWith('/') ? `${file}index.html` : file;
  if (!existsSync(path.join(site, target))) return 'leads to nothing';
  if (anchor === undefined || anchor === '') return null;
  const html = byFile.get(target) ?? '';
  return html.includes(` id="${decodeURIComponent(anchor)}"`) ? null : 'leads to no such anchor';
}

test('no link and no anchor of the site is broken, whatever the path that it is published below', () => {
  expect(built.length).toBeGreaterThan(150);
  const broken = built
    // It is shown at any address, so its links are those of no place in particular.
    .filter(({ file }) => file !== '404.html')
    .flatMap(({ file, html }) =>
      [...new Set(linksOf(html))]
        .filter((link) => !isOutside(link))
        .map((link) => [file, link, faultOf(file, link)])
        .filter(([, , fault]) => fault !== null)
        .map((parts) => parts.join(' ')),
    );
  expect(broken).toEqual([]);
});

test('every document of the repository has a page, or a reason for none', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const excepted = new Set(globSync(Object.keys(withoutPage), { cwd: root }));
  const known = new Set(pages.map(({ file }) => file));
  expect(documents.length).toBeGreaterThan(80);
  expect(documents.filter((file) => !known.has(file) && !excepted.has(file))).toEqual([]);
});

test('every page is reached from the sidebar', () => {
  const sidebar = byFile.get('start/index.html') ?? '';
  const linked = new Set(
    linksOf(sidebar).map((link) => path.posix.join('start', link.replace(/#.*/, ''))),
  );
  const alone = built
    .map(({ file }) => file.replace(/index\.html$/, ''))
    .filter((address) => address !== '404.html' && address !== '' && !linked.has(address));
  expect(alone).toEqual([]);
});

test('every operation of the contract has a page', () => {
  const missing = operationIds.filter(
    (name) => !byFile.has(`contract/calls/operations/${name.toLowerCase()}/index.html`),
  );
  expect(missing).toEqual([]);
});

test('what the generator is told is what its types allow', async () => {
  const { output } = await run('tsc --noEmit -p docs-site');
  // The reference's renderer is delivered as sources, which are not written for these settings.
  const ours = output.split('\n').filter((line) => /^docs-site\/(?!node_modules\/)/.test(line));
  expect(ours).toEqual([]);
});

test('what is added to the specification is said beside each field', () => {
  const page = byFile.get('contract/refusals/index.html') ?? '';
  expect(page).toContain('A report to the operator names no request.');
  const call = byFile.get('contract/calls/operations/register/index.html') ?? '';
  expect(call).toContain('which another server may leave out');
});
