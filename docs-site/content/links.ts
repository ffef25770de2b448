/** Links between the documents of the repository, as links between the pages of the site. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';
import { routeOf } from './navigation.ts';

/** Where the sources can be read, as a manifest says it: `https://github.com/tram/portal`; `null` where none does. */
function repositoryAddress(): string | null {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8'),
  );
  if (typeof manifest !== 'object' || manifest === null || !('repository' in manifest)) return null;
  const { repository } = manifest;
  const address =
    typeof repository === 'object' && repository !== null && 'url' in repository
      ? repository.url
      : repository;
  if (typeof address !== 'string') return null;
  const url = address.replace(/^git\+/, '').replace(/\.git$/, '');
  return url.startsWith('https://') ? url : null;
}

const repository = repositoryAddress();

/** Where a link of a document leads. */
export type Target =
  /** To a page of the site, from its root: `/packages/api/#set-up`. */
  | { readonly kind: 'page'; readonly href: string }
  /** Out of the site, within the page itself, or from the site's root, as generated pages write it. */
  | { readonly kind: 'as-written' }
  /** To a source in the repository. */
  | { readonly kind: 'source'; readonly href: string }
  /** To a source, where nobody knows an address of the repository: the words stay. */
  | { readonly kind: 'words' };

/**
 * @param file the document with the link, from the root of the repository
 * @param href the link as it is written there
 * @throws Error for a file that the repository has not
 */
export function targetOf(file: string, href: string): Target {
  if (/^(?:#|\/|[a-z][a-z\d+.-]*:)/i.test(href)) return { kind: 'as-written' };
  const [place = '', anchor] = href.split('#', 2);
  const linked = path.posix.join(path.posix.dirname(file), decodeURI(place)).replace(/\/$/, '');
  const route = routeOf(linked);
  if (route !== null) {
    return { kind: 'page', href: `/${route}/${anchor === undefined ? '' : `#${anchor}`}` };
  }
  const source = path.join(root, linked);
  if (!existsSync(source)) throw new Error(`${file} links to ${linked}, which is not there`);
  if (repository === null) return { kind: 'words' };
  const view = statSync(source).isDirectory() ? 'tree' : 'blob';
  return { kind: 'source', href: `${repository}/${view}/main/${linked}` };
}
