import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/root.ts';

const built = path.join(root, 'apps/portal/dist');

/** A word of the first build's screens, and its replacement in the next one. */
export const reworded = { before: 'Hướng dẫn sử dụng', after: 'Hướng dẫn, bản mới' } as const;

/** Addresses of the built portal's scripts and styles, which a next build does not have. */
export function scriptsOfBuild(): readonly string[] {
  return globSync('assets/*.{js,css}', { cwd: path.join(built, 'client') }).map(
    (file) => `/${file}`,
  );
}

/**
 * A later build of the portal in a separate folder: every script and style has another name, as after a change in what all of them
 * import, those of the build before are removed, and a word on the screens is replaced.
 */
export function makeNextBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tram-next-build-'));
  // Without the compressed forms, which hold the old text: the server sends the plain one.
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const names = new Map(
    scriptsOfBuild().map((file) => {
      const { base, name, ext } = path.parse(file);
      return [base, `${name}next${ext}`];
    }),
  );
  const client = path.join(folder, 'client');
  for (const [name, next] of names) {
    renameSync(path.join(client, 'assets', name), path.join(client, 'assets', next));
  }
  for (const file of globSync('**/*.{js,css,html,json}', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const renamed = text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) => names.get(name) ?? name);
    writeFileSync(path.join(folder, file), renamed.replaceAll(reworded.before, reworded.after));
  }
  return folder;
}
