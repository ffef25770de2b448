import type { Plugin, Rolldown } from 'vite';
import { layered } from './layers.ts';

/** Below `dist`, without its ending, and the built modules whose styles it holds. */
export interface StyleSheet {
  readonly name: string;
  /** Without `.js`. */
  readonly modules: readonly string[];
}

/**
 * Makes the published CSS of what each module brings: a sheet holds what its modules need, and what they load later. Fonts stay files,
 * and modules that only brought CSS go.
 */
export function styleSheets(sheets: readonly StyleSheet[]): Plugin {
  return {
    name: 'tram-style-sheets',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:$|\?)/u.test(id)) return null;
      // Every browser that knows layers reads woff2. A library's assets would be written into the CSS as text.
      return code
        .replaceAll(/,\s*url\([^)]+\.woff\)\s*format\(['"]woff['"]\)/gu, '')
        .replaceAll(/url\((['"]?)([^'")]+\.woff2)\1\)/gu, "url('$2?no-inline')");
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { name, modules } of sheets) {
          const files = new Map<string, string>();
          for (const module of modules) collect(bundle, `${module}.js`, files);
          if (files.size === 0) continue;
          const up = '../'.repeat(name.split('/').length - 1);
          const source = layered(files).replaceAll(/url\((?:\.\.?\/)*fonts\//gu, `url(${up}fonts/`);
          this.emitFile({ type: 'asset', fileName: `${name}.css`, source });
          this.emitFile({ type: 'asset', fileName: `${name}.d.ts`, source: 'export {};\n' });
        }
        const wanted = new Set(sheets.map(({ name }) => `${name}.css`));
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'chunk') {
            // What only brought CSS has nothing left to bring, nor have those who import it for that.
            if (file.exports.length === 0) delete bundle[name];
            file.code = file.code.replaceAll(
              /^(?:\/\* empty css\s*\*\/|import "[^"]+\.css\.js";)\n?/gmu,
              '',
            );
          } else if (name.endsWith('.css') && !wanted.has(name)) delete bundle[name];
        }
      },
    },
  };
}

/** The CSS of a built module and of what it imports, what is imported first. */
function collect(
  bundle: Rolldown.OutputBundle,
  name: string,
  files: Map<string, string>,
  seen = new Set<string>(),
): void {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return;
  seen.add(name);
  for (const next of [...chunk.imports, ...chunk.dynamicImports])
    collect(bundle, next, files, seen);
  for (const css of chunk.viteMetadata?.importedCss ?? []) {
    const file = bundle[css];
    if (file?.type === 'asset')
      files.set(css, file.source.toString().replace(/\/\*\$vite\$:\d+\*\/$/u, ''));
  }
}
