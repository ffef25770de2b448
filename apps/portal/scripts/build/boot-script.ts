import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { buildTarget } from '../../src/document/oldest-browsers.ts';
import { oldBrowserScript } from '../../src/document/old-browser/old-browser-script.ts';
import { firstCalls } from './first-calls.ts';

/** The two files that Vietnamese text is set in: its letters are spread over both. */
const textFonts = /^archivo-(?:latin|vietnamese)-wght-normal-[\w-]+\.woff2$/;

async function fontsOf(folder: string): Promise<readonly string[]> {
  const files = (await readdir(path.join(folder, 'assets'))).filter((file) => textFonts.test(file));
  if (files.length !== 2)
    throw new Error(`Expected Archivo's two files, found ${files.join(', ')}`);
  return files.sort().map((file) => `/assets/${file}`);
}

/**
 * Builds a blocking script: classic, self-contained and small, because nothing is painted before it has run.
 * @param folder of the client build
 * @param name `boot-open` for the open pages of our server, `boot` for its others, `boot-static` for all of a static host
 */
async function buildScript(
  root: string,
  folder: string,
  name: 'boot' | 'boot-open' | 'boot-static',
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      FIRST_CALLS: JSON.stringify(firstCalls()),
      FONTS: JSON.stringify(await fontsOf(folder)),
    },
    build: {
      write: false,
      target: buildTarget,
      reportCompressedSize: false,
      lib: {
        entry: path.join(root, `src/boot/${name}.ts`),
        formats: ['iife'],
        name: 'tramBootScript',
        fileName: () => `${name}.js`,
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [script] = output?.output ?? [];
  if (script === undefined) throw new Error(`${name} was not built`);
  return script.code.trim();
}

/**
 * A script of our server's pages, as text that stands in each of them: a request of its own would take longer than the rest of the page.
 * @throws Error when it would end the element that it is in
 */
export async function bootText(
  root: string,
  folder: string,
  name: 'boot' | 'boot-open',
): Promise<string> {
  const text = await buildScript(root, folder, name);
  if (/<[/!]/.test(text)) throw new Error('The blocking script cannot stand in a page');
  return text;
}

/**
 * Writes a script of a static host's pages as a file: the policy there names no hash. Its name carries one, so that browsers keep it
 * without asking again.
 * @returns its absolute path on the origin
 */
async function writeScript(folder: string, name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const named = `/assets/${name}-${hash}.js`;
  await writeFile(path.join(folder, named), text);
  return named;
}

/** The scripts that a page of a static host begins with, as absolute paths on the origin. */
export async function writeStaticScripts(root: string, folder: string) {
  const boot = await buildScript(root, folder, 'boot-static');
  return {
    staticOldBrowser: await writeScript(folder, 'old-browser', oldBrowserScript),
    staticBoot: await writeScript(folder, 'boot-static', boot),
  };
}
