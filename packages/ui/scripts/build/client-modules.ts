import type { Plugin } from 'vite';

/** A hook, a context, or a handler of its own: what React runs in the browser alone. */
const needsBrowser = /\buse[A-Z]\w*\(|\bcreateContext\(|\bon[A-Z]\w*: (?:\(|[a-z]\w*[,\s])/u;

/** Marks the modules that server components have to leave to the browser. */
export function clientModules(): Plugin {
  return {
    name: 'tram-client-modules',
    enforce: 'post',
    renderChunk: (code) => (needsBrowser.test(code) ? `"use client";\n${code}` : null),
  };
}
