import path from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { chunkGroups, isEnglish } from './chunks.ts';
import { readManifest } from './manifest.ts';

/** The files that are loaded before a file runs: its imports, and theirs. */
function createImportClosure(): {
  readonly plugin: Plugin;
  readonly of: (file: string) => Set<string>;
} {
  const importsOf = new Map<string, readonly string[]>();
  const closures = new Map<string, Set<string>>();
  function closureOf(file: string): Set<string> {
    const known = closures.get(file);
    if (known !== undefined) return known;
    const closure = new Set(importsOf.get(file));
    closures.set(file, closure);
    for (const imported of closure) {
      for (const further of importsOf.get(imported) ?? []) closure.add(further);
    }
    return closure;
  }
  return {
    plugin: {
      name: 'import-closure',
      // Before Vite computes the preloads.
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const file of Object.values(bundle)) {
            if (file.type === 'chunk') importsOf.set(file.fileName, file.imports);
          }
        },
      },
    },
    of: closureOf,
  };
}

/**
 * Builds what browsers get.
 * @returns the manifest that the preloads are made from
 */
export async function buildClient(root: string, folder: string): Promise<Manifest> {
  const closure = createImportClosure();
  const built = await build({
    root,
    logLevel: 'warn',
    plugins: [closure.plugin],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      modulePreload: {
        resolveDependencies(file, dependencies, { hostId }) {
          // What the words of a second language need is on the page already: no list of it beside each of their imports.
          if (isEnglish(file)) return [];
          const loaded = closure.of(hostId);
          return dependencies.filter((dependency) => !loaded.has(dependency));
        },
      },
      rolldownOptions: {
        input: { main: path.join(root, 'src/main.tsx') },
        output: { codeSplitting: { groups: chunkGroups(root) } },
      },
    },
  });
  return readManifest(root, folder, built);
}
