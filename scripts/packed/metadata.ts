/**
 * Where the packages come from, for registries and for readers of a packed page. It is set in one place, `repository` of the
 * root's package.json: `npm run packages:metadata` writes it into every package that is published.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** A `package.json`. */
export type Manifest = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
};

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Folders of the packages that are published, from the root. */
export function publishedPackages(): readonly string[] {
  return globSync('packages/*/package.json', { cwd: root })
    .map((file) => path.posix.dirname(file.replaceAll('\\', '/')))
    .filter((folder) => manifestOf(path.join(root, folder)).private !== true)
    .sort();
}

/** The repository's address in a browser. @throws where the root's package.json names none */
export function repositoryPage(): string {
  const { repository } = manifestOf(root);
  if (typeof repository === 'object' && repository !== null && 'url' in repository) {
    const page = /^git\+(https:\/\/.+)\.git$/u.exec(String(repository.url))?.[1];
    if (page !== undefined) return page;
  }
  throw new Error('repository.url of the root’s package.json is not of the form git+https://….git');
}

/** What the manifest of a package says about its origin. */
export function originOf(folder: string): Readonly<Record<string, unknown>> {
  const page = repositoryPage();
  const { author } = manifestOf(root);
  return {
    homepage: `${page}/tree/main/${folder}#readme`,
    bugs: { url: `${page}/issues` },
    author,
    repository: { type: 'git', url: `git+${page}.git`, directory: folder },
  };
}
