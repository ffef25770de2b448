/**
 * Writes the tokens as files of the Design Tokens format to `tokens/`, from the palettes and the scale. With `--check` it writes
 * nothing and fails where a file says something else than they do.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './entries.ts';
import { tokenDocuments } from './tokens/documents.ts';

/** JSON with a token a line, which is how a change of one is read. */
function written(part: unknown, indent = ''): string {
  if (typeof part !== 'object' || part === null || Array.isArray(part) || '$value' in part) {
    return JSON.stringify(part);
  }
  const lines = Object.entries(part).map(
    ([name, inner]) => `${indent}  ${JSON.stringify(name)}: ${written(inner, `${indent}  `)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

const folder = path.join(root, 'tokens');
const wanted = new Map(
  Object.entries(tokenDocuments()).map(([name, document]) => [name, `${written(document)}\n`]),
);
const left = globSync('*', { cwd: folder }).filter((name) => !wanted.has(name));
const stale = [...wanted].filter(([name, text]) => {
  const file = path.join(folder, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});

if (process.argv.includes('--check')) {
  for (const name of [...stale.map(([file]) => file), ...left])
    console.error(`packages/ui/tokens/${name} is not what the theme says: run pnpm generate`);
  if (stale.length + left.length > 0) process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of left) rmSync(path.join(folder, name));
  for (const [name, text] of stale) writeFileSync(path.join(folder, name), text);
  console.log(`${wanted.size} files of tokens, ${stale.length} of them written`);
}
