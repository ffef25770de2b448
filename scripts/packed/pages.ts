import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { repositoryPage } from './metadata.ts';

/** A link of a page: its target without the fragment, and the fragment. */
const link = /(?<=\]\()([^)#\s]+)(#[^)\s]*)?(?=\))/gu;

/** Links of the pages of an unpacked package that lead to nothing, as `page: target`. */
export function brokenLinks(folder: string): readonly string[] {
  return globSync('**/*.md', { cwd: folder, exclude: ['node_modules'] }).flatMap((page) =>
    [...readFileSync(path.join(folder, page), 'utf8').matchAll(link)]
      .map(([, target = '']) => target)
      .filter((target) => isRelative(target))
      .filter((target) => !existsSync(path.join(folder, path.dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
}

function isRelative(target: string): boolean {
  return !/^(?:[a-z][a-z+.-]*:|\/\/)/iu.test(target);
}

/**
 * A page as it is packed: what it links to in the repository, but not in the package, is linked to where the repository is read.
 * @param text of the page
 * @param page its path below the package
 * @param folder of the package, from the root
 * @param isPacked whether a path below the package, a file or a folder, is in the tarball
 */
export function packedPage(
  text: string,
  page: string,
  folder: string,
  isPacked: (place: string) => boolean,
): string {
  return text.replaceAll(link, (whole, target: string, fragment = '') => {
    if (!isRelative(target)) return whole;
    const place = path.posix.join(path.posix.dirname(page), target);
    const inRepository = path.posix.join(folder, place);
    if (isPacked(place) || !existsSync(path.join(root, inRepository))) return whole;
    return `${repositoryPage()}/blob/main/${inRepository}${fragment}`;
  });
}
