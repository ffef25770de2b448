import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** The modules that a bundle of some code holds, by their paths below `node_modules`; the code stands in a project's folder. */
export async function bundledModules(folder: string, code: string): Promise<string[]> {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('vite gave no bundle');
  return output.output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([id, { renderedLength }]) => id.includes('node_modules') && renderedLength > 0)
    .map(([id]) => id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length));
}
