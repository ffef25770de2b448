import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/**
 * The folder of the built portal: that of `TRAM_PORTAL_DIR`, or where `npm run build` puts it.
 * @throws in one line when nothing is built there
 */
export function portalFolder(): string {
  const folder = path.resolve(root, process.env['TRAM_PORTAL_DIR'] ?? 'apps/portal/dist');
  if (!existsSync(path.join(folder, 'server/render.js'))) {
    throw new Error(`The portal is not built in ${folder}: npm run build`);
  }
  return folder;
}
