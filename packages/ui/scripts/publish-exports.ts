/**
 * Writes `publishConfig.exports` of package.json from its `exports`: where the workspace imports a source, users import what is
 * built of it. With `--check` it writes nothing and fails when the two do not tell the same.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFile, root, stylesEntries, tokensEntry, workspaceExports } from './entries.ts';

const file = path.join(root, 'package.json');
const manifest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));

function publishedAs(name: string, source: string): unknown {
  if (name === tokensEntry) return source;
  const built = `./dist${name.slice('.'.length)}`;
  if (stylesEntries.includes(name)) return { types: `${built}.d.ts`, default: `${built}.css` };
  return { types: builtFile(source, '.d.ts'), default: builtFile(source, '.js') };
}

const published = Object.fromEntries(
  workspaceExports().map(([name, source]) => [name, publishedAs(name, source)]),
);

const { publishConfig } = manifest;
const wanted = { ...(typeof publishConfig === 'object' ? publishConfig : {}), exports: published };
if (JSON.stringify(publishConfig) !== JSON.stringify(wanted)) {
  if (process.argv.includes('--check')) {
    console.error('publishConfig of packages/ui is not what its exports say: run pnpm generate');
    process.exitCode = 1;
  } else {
    writeFileSync(file, `${JSON.stringify({ ...manifest, publishConfig: wanted }, null, 2)}\n`);
    console.log('package.json written');
  }
}
