import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { build, Manifest } from 'vite';

type Built = Awaited<ReturnType<typeof build>>;

function isManifest(content: unknown): content is Manifest {
  return (
    typeof content === 'object' &&
    content !== null &&
    Object.values(content).every(
      (chunk: unknown) =>
        typeof chunk === 'object' &&
        chunk !== null &&
        'file' in chunk &&
        typeof chunk.file === 'string',
    )
  );
}

/**
 * The manifest of a build, which lists every module that is imported dynamically. Vite's own names a file by one module;
 * those that share a file with others (`neighbours` in `chunks.ts`) are added to it.
 * @param root folder of the package: modules are named from it
 * @param folder what was built
 */
export async function readManifest(root: string, folder: string, built: Built): Promise<Manifest> {
  const content: unknown = JSON.parse(
    await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'),
  );
  if (!isManifest(content)) throw new Error('Vite has written no manifest that can be read.');
  const manifest = { ...content };
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const outputs = Array.isArray(built) ? built : [built];
  for (const file of outputs.flatMap((one) => ('output' in one ? one.output : []))) {
    const chunk = byFile.get(file.fileName);
    if (file.type !== 'chunk' || chunk === undefined) continue;
    for (const module of file.moduleIds) {
      manifest[path.relative(root, module).replaceAll(path.sep, '/')] ??= chunk;
    }
  }
  return manifest;
}
