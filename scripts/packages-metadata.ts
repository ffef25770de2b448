/**
 * Writes into every package that is published where it comes from. The root's package.json says where that is; with an address
 * it is set there first: `npm run packages:metadata -- https://github.com/acme/tram`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestOf, originOf, publishedPackages } from './packed/metadata.ts';
import { root } from './root.ts';

function rewrite(folder: string, part: Readonly<Record<string, unknown>>): void {
  const manifest = { ...manifestOf(folder), ...part };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const page = process.argv[2]?.replace(/(?:\.git)?\/?$/u, '');
if (page !== undefined) {
  rewrite(root, {
    homepage: `${page}#readme`,
    bugs: { url: `${page}/issues` },
    repository: { type: 'git', url: `git+${page}.git` },
  });
}
for (const folder of publishedPackages()) rewrite(path.join(root, folder), originOf(folder));
console.log('written: package.json of the root and of every package that is published');
