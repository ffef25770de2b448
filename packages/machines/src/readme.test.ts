import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Inside the package, so that its own name and its dependencies are found. Ignored by Git. */
const folder = path.join(root, '.cache', 'readme-examples');

/** The TypeScript examples of every README, as files. */
function examples(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of ['README.md', ...globSync('src/*/README.md', { cwd: root })]) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [index, match] of [...text.matchAll(/```ts\n([\s\S]*?)```/gu)].entries()) {
      found.set(
        `${file.replaceAll(/[/.]/gu, '-')}-${index + 1}.ts`,
        `${match[1] ?? ''}export {};\n`,
      );
    }
  }
  return found;
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of examples()) writeFileSync(path.join(folder, file), text);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      include: ['*.ts'],
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every README has an example that needs no framework', () => {
  expect([...examples().keys()]).toEqual(
    expect.arrayContaining([
      'README-md-1.ts',
      'src-session-README-md-1.ts',
      'src-recharge-qr-README-md-1.ts',
      'src-pc-image-README-md-1.ts',
    ]),
  );
});

test('the examples compile', () => {
  const said = (() => {
    try {
      return execFileSync(path.join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder], {
        encoding: 'utf8',
      });
    } catch (error) {
      return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    }
  })();
  expect(said).toBe('');
}, 120_000);
