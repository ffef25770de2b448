import type { Plugin } from 'vite';

const library = /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/](\w+\.js)$/;

/** What the portal does not use, by file: how it is written there, and what stands in its place. */
const unused: Readonly<Record<string, readonly [string, string]>> = {
  // The pages of a list are queries of their own (`useFirstPages`).
  'query.js': [
    '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
    'this.options.behavior',
  ],
  // What changes something is a lifecycle's, or a call of its own.
  'mutationCache.js': [
    'new Mutation(',
    '(() => { throw new Error("plain-queries.ts leaves mutations out"); })(',
  ],
};

/**
 * Leaves infinite queries and mutations out of TanStack Query: every query can become the one, and every client can make the others, so
 * that no bundler can. 2 kB of every page inside.
 * @throws Error where a new version of the package is written otherwise, so that nothing comes back unnoticed
 */
export function plainQueries(): Plugin {
  return {
    name: 'plain-queries',
    transform(code, id) {
      const [, file = ''] = library.exec(id) ?? [];
      const replaced = unused[file];
      if (replaced === undefined) return null;
      const [written, instead] = replaced;
      if (!code.includes(written))
        throw new Error(`@tanstack/query-core has changed: ${written} is not in ${file}`);
      return code.replace(written, () => instead);
    },
  };
}
