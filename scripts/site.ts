/**
 * `npm run site -- FOLDER`: puts the built portal into the folder of a static host (docs/deploy.md), or a newer build over it. The
 * operator's `config.json` there stays, and the web manifest and the icons are drawn from it.
 */
import path from 'node:path';
import { portalFolder } from './static-site/portal-folder.ts';
import { putSite } from './static-site/put-site.ts';

try {
  const [site] = process.argv.slice(2);
  if (site === undefined) throw new Error('Which folder? npm run site -- FOLDER');
  const config = await putSite(portalFolder(), path.resolve(site));
  console.log(`The portal is in ${path.resolve(site)}; its operator is ${config}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
