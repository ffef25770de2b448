import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The files of the production build, resolved where the package manager has put them. */
const production = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/** Names for React's developer tools, each a statement that keeps an unused component in the bundle. */
const displayNames = /^\w+\.displayName = "[^"]+";$/gm;

/** Calls that create a component or a context without side effects, as React's compiler would mark them. */
const pureCalls = /= (\w+\.(?:createContext|forwardRef|memo)\()/g;

/**
 * What the portal does not use, and what the bundler cannot know of: the preloads of React Router's own server
 * (`<Link prefetch>`), React Server Components, instrumentation, and state that its own server has written into the page. Each is
 * replaced so that everything behind it is left out: 3 kB of every page.
 */
const unused: readonly (readonly [RegExp, string])[] = [
  [/return shouldPrefetch && !isAbsolute \? [^;]+ : link;/g, 'return link;'],
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^;]+;/g, ''],
  [/\.\.\.prefetchHandlers,/g, ''],
  [/mergeRefs\(forwardedRef, prefetchRef\)/g, 'forwardedRef'],
  [/if \(this\.context(?=\)| && typeof error\b)/g, 'if (false'],
  [/if \(init\.instrumentations\)/g, 'if (false)'],
  [/opts\?\.hydrationData \|\| parseHydrationData\(\)/g, 'opts?.hydrationData'],
];

/** @throws Error where a new version of the package is written otherwise, so that nothing comes back unnoticed */
function withoutUnused(code: string): string {
  // The other files have none of it.
  if (!code.includes('function createBrowserRouter(')) return code;
  return unused.reduce((rest, [place, replacement]) => {
    const next = rest.replaceAll(place, replacement);
    if (next === rest) throw new Error(`react-router has changed: ${place.source} is not in it`);
    return next;
  }, code);
}

/**
 * React Router's `exports` lead bundlers to its development build, with its warnings and its developer screens. This
 * sends a build to the production files that lie beside it in the same package, and lets the bundler leave out the components
 * that the portal does not use (`Form`, `HistoryRouter` and their like: 1.5 kB).
 * @throws Error when a new version of the package has moved them, so that the other one is not shipped unnoticed
 */
export function productionRouter(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'production-router',
    enforce: 'pre',
    configResolved() {
      // react-router-dom is a thin front of react-router, which only it can resolve.
      const front = fileURLToPath(import.meta.resolve('react-router-dom'));
      const folder = path.join(path.dirname(front), '../../react-router/dist/production');
      for (const [id, name] of [
        ['react-router', 'index.mjs'],
        ['react-router/dom', 'dom-export.mjs'],
      ] as const) {
        const file = path.join(folder, name);
        if (!existsSync(file))
          throw new Error(`react-router has moved its production build: ${file}`);
        files.set(id, file);
      }
    },
    resolveId(source) {
      return files.get(source) ?? null;
    },
    transform(code, id) {
      if (!production.test(id)) return null;
      return withoutUnused(code)
        .replaceAll(displayNames, '')
        .replaceAll(pureCalls, '= /* @__PURE__ */ $1');
    },
  };
}
