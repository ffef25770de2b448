/** What `scripts/docs.ts` has built of `live/prerender.tsx` just before the pages. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtParts } from './built-parts.ts';

interface Prerender {
  readonly drawnLifecycle: (name: string, label: string) => Promise<string>;
  readonly brandMark: () => string;
}

export async function prerender(): Promise<Prerender> {
  const file = pathToFileURL(path.join(builtParts.prerender, 'prerender.js')).href;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from live/prerender.tsx, which has these two
  return (await import(/* @vite-ignore */ file)) as Prerender;
}
