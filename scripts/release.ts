/**
 * Publishes what the registry does not have yet: `npm run release`. Each package is packed as its tests install it, published
 * with its provenance and tagged `name@version`. With `--dry-run` nothing leaves the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { manifestOf, publishedPackages } from './packed/metadata.ts';
import { pack } from './packed/pack.ts';
import { run } from './packed/run.ts';
import { root } from './root.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const isDry = values['dry-run'];

/** Whether the registry has it. @throws when it answers with anything else than yes or no */
function isPublished(release: string): boolean {
  try {
    return run('npm', ['view', release, 'version'], root).trim() !== '';
  } catch (error) {
    if (error instanceof Error && error.message.includes('E404')) return false;
    throw error;
  }
}

const destination = mkdtempSync(path.join(tmpdir(), 'tram-release-'));
try {
  for (const folder of publishedPackages()) {
    const { name, version } = manifestOf(path.join(root, folder));
    const release = `${name}@${version}`;
    if (!isDry && isPublished(release)) {
      console.log(`${release} is there already`);
      continue;
    }
    const tarball = pack(folder, destination);
    run('npm', ['publish', tarball, ...(isDry ? ['--dry-run', '--provenance=false'] : [])], root);
    if (!isDry) run('git', ['tag', release], root);
    // The release workflow reads these lines.
    console.log(isDry ? `${release} could be published` : `New tag: ${release}`);
  }
} finally {
  rmSync(destination, { recursive: true, force: true });
}
