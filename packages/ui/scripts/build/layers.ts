import type { Plugin } from 'vite';

/** Cascade layers of the published CSS, the weakest first. Rules outside any layer, an application's own, win over all. */
const order = ['tram.document', 'tram.theme', 'tram.component'] as const;
type Layer = (typeof order)[number];

/** Faces are no rules and stay outside; what is not named here belongs to a component. */
const ofFile: readonly (readonly [file: RegExp, layer: Layer | null])[] = [
  [/\/theme\/(?:archivo\.css|fonts\.css\.ts)|\/node_modules\/@fontsource/u, null],
  [/\/theme\/document\.css\.ts/u, 'tram.document'],
  [/\/theme\/theme\.css\.ts/u, 'tram.theme'],
];

function layerOf(file: string): Layer | null {
  const found = ofFile.find(([pattern]) => pattern.test(file));
  return found === undefined ? 'tram.component' : found[1];
}

/** Lays each file's rules into its layer, keeps fonts as files, says the order of the layers first and takes what only imported CSS away. */
export function layers(): Plugin {
  return {
    name: 'tram-layers',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:$|\?)/u.test(id)) return null;
      // Every browser that knows layers reads woff2. A library's assets would be written into the CSS as text.
      const withFiles = code
        .replaceAll(/,\s*url\([^)]+\.woff\)\s*format\(['"]woff['"]\)/gu, '')
        .replaceAll(/url\((['"]?)([^'")]+\.woff2)\1\)/gu, "url('$2?no-inline')");
      const layer = layerOf(id);
      return layer === null ? withFiles : `@layer ${layer} {\n${withFiles}\n}\n`;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'chunk') {
            // What only brought CSS has nothing left to bring.
            if (file.exports.length === 0) delete bundle[name];
            file.code = file.code.replaceAll(/^\/\* empty css\s*\*\/\n?/gmu, '');
          } else if (name.endsWith('.css')) {
            const rules = file.source.toString().replace(/\/\*\$vite\$:\d+\*\/$/u, '');
            file.source = `@layer ${order.join(',')};\n${rules}`;
          }
        }
      },
    },
  };
}
