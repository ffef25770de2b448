import { build } from 'vite';

/**
 * Builds a module with all that it imports into one script for a page.
 * @param entry path of the module
 * @throws when it cannot be built
 */
export async function inPageScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // A library mode leaves these to whoever bundles the library.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'tram' } },
  });
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error(`No script was built of ${entry}.`);
  return output.code;
}
