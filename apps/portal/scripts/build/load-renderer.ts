import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from './renderer.ts';

function isRenderer(module: unknown): module is Renderer {
  return (
    typeof module === 'object' &&
    module !== null &&
    'renderStatic' in module &&
    'brandFiles' in module
  );
}

/**
 * Loads the renderer that a build has made.
 * @param out folder of the build
 */
export async function loadRenderer(out: string): Promise<Renderer> {
  const file = path.join(out, 'server/render.js');
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isRenderer(module)) throw new Error(`${file} is no renderer of the portal`);
  return module;
}
