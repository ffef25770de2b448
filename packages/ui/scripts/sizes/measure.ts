import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes of JavaScript, minified and gzipped, each file by itself as it would cross the wire. */
export interface Size {
  /** What comes with the import. */
  readonly atOnce: number;
  /** What is fetched when it is needed. */
  readonly later: number;
}

/** Bytes of CSS: as it stands, and as it crosses the wire. */
export interface StylesSize {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Weighs one file of CSS. */
export function stylesSizeOf(css: string): StylesSize {
  return {
    raw: Buffer.byteLength(css),
    gzip: gzipSync(css, { level: 9 }).length,
    brotli: brotliCompressSync(css).length,
  };
}

const virtual = '\0measured';

/**
 * Bundles some built modules alone, as an application would that uses nothing else of the kit, and weighs them. React is the
 * application's own and left out.
 * @param files absolute paths
 */
export async function sizeOf(files: readonly string[], root: string): Promise<Size> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'measured',
        resolveId: (id) => (id === virtual ? id : null),
        load: (id) =>
          id === virtual
            ? files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n')
            : null,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: virtual,
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:$|\/)/u,
        // Marks that React reads in the modules, of no use in a bundle.
        onwarn: () => {},
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('vite gave no bundle');
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const atOnce = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  // A set also visits what is added while it is walked.
  for (const name of atOnce) {
    for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) atOnce.add(next);
  }
  const size = { atOnce: 0, later: 0 };
  for (const { fileName, code } of chunks.values()) {
    size[atOnce.has(fileName) ? 'atOnce' : 'later'] += gzipSync(code, { level: 9 }).length;
  }
  return size;
}
