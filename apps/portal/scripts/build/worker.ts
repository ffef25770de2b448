import path from 'node:path';
import { build, type Manifest } from 'vite';
import type { ClientAssets } from '../../src/document/client-assets.ts';
import { markIcons } from '../../src/document/brand/web-manifest.ts';

/** Address of the worker: at the root, because it may only stand before what lies below it. */
export const workerFile = 'sw.js';

/** What a customer can look at without a network begins here; everything that it can load later belongs to it. */
const kept = [
  'src/main.tsx',
  'src/app/client.ts',
  'src/app/session-lifecycle.ts',
  'src/screens/layout/Layout.tsx',
  'src/screens/pcs/PcsScreen.tsx',
  'src/screens/pc-orders/PcOrdersScreen.tsx',
  'src/screens/clouds/CloudsScreen.tsx',
  'src/screens/cloud-orders/CloudOrdersScreen.tsx',
  'src/screens/vps-orders/VpsOrdersScreen.tsx',
  'src/screens/recharge-history/RechargeHistoryScreen.tsx',
  'src/screens/user-guides/UserGuidesScreen.tsx',
];

/**
 * Fonts that no customer of this portal sees without a network: letters that no Vietnamese text has, and the form for browsers
 * that have no service worker either.
 */
const otherFonts = /(?:(?:greek|cyrillic|latin-ext)[\w-]*\.woff2|\.woff)$/;

/** Other screens: they are reached by the map alone, and show nothing that is kept. */
const isOtherScreen = (module: string): boolean =>
  module.startsWith('src/screens/') && module.endsWith('Screen.tsx') && !kept.includes(module);

/** Every file that the kept screens need now or when something on them is pressed, fonts included. */
export function workerFiles(manifest: Manifest, assets: ClientAssets): readonly string[] {
  const files = new Set([assets.boot, assets.icon, ...assets.fonts, ...assets.styles]);
  const visited = new Set<string>();
  const visit = (module: string): void => {
    if (visited.has(module) || isOtherScreen(module)) return;
    visited.add(module);
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`${module} is not in the client build's manifest`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
      if (!otherFonts.test(file)) files.add(`/${file}`);
    }
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const module of kept) visit(module);
  // A loader comes beside its screen, by a name of its own.
  for (const module of Object.keys(manifest)) {
    if (kept.some((screen) => module === `${path.posix.dirname(screen)}/loader.ts`)) visit(module);
  }
  return [...files, markIcons[0].path].toSorted();
}

/** Builds the service worker: classic, self-contained, with the list of the files that it keeps. */
export async function buildWorker(
  root: string,
  folder: string,
  assets: ClientAssets,
  manifest: Manifest,
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      buildFiles: JSON.stringify(workerFiles(manifest, assets)),
      buildEntry: JSON.stringify(assets.entry),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      lib: {
        entry: path.join(root, 'src/worker/worker.ts'),
        formats: ['iife'],
        name: 'tramWorker',
        fileName: () => workerFile,
      },
    },
  });
}
