import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { run, seconds } from './run.ts';

/** What a build of the portal depends on. */
const inputs = [
  'apps/portal',
  'packages/api/src',
  'packages/machines/src',
  'packages/ui/src',
  'pnpm-lock.yaml',
];
const skipped = new Set(['node_modules', 'dist']);
const stamp = path.join(root, 'apps/portal/dist/.inputs');
const needed = ['apps/portal/dist/client/index.html', 'apps/portal/dist/server/render.js'];

function* files(place: string): Generator<string> {
  if (!statSync(place).isDirectory()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (!skipped.has(name)) yield* files(path.join(place, name));
  }
}

/** A hash of every input's name and content: the same sources are never built twice. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of files(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the portal unless the last build was made of exactly these sources.
 * @throws with the build's output where it fails
 */
export async function buildPortal(say: (line: string) => void): Promise<void> {
  const now = fingerprint();
  const fresh =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    needed.every((file) => existsSync(path.join(root, file)));
  if (fresh) {
    say('portal: built before, nothing changed');
    return;
  }
  say('portal: building');
  const built = await run('pnpm --filter @tram/portal build');
  if (!built.ok) throw new Error(`The portal's build failed.\n${built.output}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  say(`portal: built in ${seconds(built.duration)}`);
}
