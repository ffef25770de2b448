import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';
import { packedPage } from './pages.ts';
import { run } from './run.ts';

/**
 * Packs a package of the workspace, which builds it, as it is published: the links of its pages work outside the repository.
 * @param folder of the package, from the root
 * @param destination an existing folder
 * @returns the tarball
 */
export function pack(folder: string, destination: string): string {
  const work = mkdtempSync(path.join(tmpdir(), 'tram-pack-'));
  try {
    run('pnpm', ['pack', '--pack-destination', work], path.join(root, folder));
    const [name] = readdirSync(work);
    if (name === undefined) throw new Error(`pnpm pack left nothing of ${folder}`);
    run('tar', ['-xzf', name], work);
    const content = path.join(work, 'package');
    const files = globSync('**/*', { cwd: content }).map((file) => file.replaceAll('\\', '/'));
    const packed = new Set(files);
    const isPacked = (place: string) => packed.has(place.replace(/\/$/u, ''));
    for (const file of files.filter((each) => each.endsWith('.md'))) {
      const page = path.join(content, file);
      writeFileSync(page, packedPage(readFileSync(page, 'utf8'), file, folder, isPacked));
    }
    const tarball = path.join(destination, name);
    // No file is anybody's, and none is younger than the sources: the same sources give the same tarball.
    const plain = [
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mtime=@499162500',
    ];
    run('tar', [...plain, '-czf', tarball, 'package'], work);
    return tarball;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
