/** The files of the built portal, read once with their precompressed forms: a few megabytes, sent from memory. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sendable } from './send-content.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Names with a hash never change their content. */
const immutable = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';
/** What decides how the portal is updated or called is revalidated each time. */
const revalidated = new Set(['sw.js', 'manifest.webmanifest']);

function cacheControlOf(name: string): string {
  if (revalidated.has(name)) return 'no-cache';
  return name.startsWith('assets/') ? immutable : shortly;
}

/** The build's own note, and the configuration of a static host: this server puts its own into the pages. */
const notSent = new Set(['routes.json', 'config.json']);

/** Reads what browsers may have: address → file. Pages are not among them. */
export async function readAssets(folder: string): Promise<Map<string, Sendable>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
  const all = new Set(names);
  const assets = new Map<string, Sendable>();
  for (const name of names) {
    const contentType = types[path.extname(name)];
    if (contentType === undefined || name.startsWith('.') || notSent.has(name)) continue;
    const read = (extension: string) => readFile(path.join(folder, name + extension));
    const plain = await read('');
    assets.set(`/${name}`, {
      content: {
        plain,
        br: all.has(`${name}.br`) ? await read('.br') : null,
        gzip: all.has(`${name}.gz`) ? await read('.gz') : null,
      },
      contentType,
      cacheControl: cacheControlOf(name),
      etag:
        cacheControlOf(name) === immutable
          ? null
          : `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    });
  }
  return assets;
}
