import path from 'node:path';
import { build } from 'vite';

async function builtScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, 'in-page/main.ts'),
        formats: ['iife'],
        name: 'tram',
      },
    },
  });
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('The script that measures stories is not built.');
  return output.code;
}

let script: Promise<string> | null = null;

/**
 * The code that measures a page, as one script that defines `tramGeometry`. Built once.
 * @throws when it cannot be built
 */
export function measuringScript(): Promise<string> {
  script ??= builtScript();
  return script;
}
