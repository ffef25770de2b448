import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** `docs/properties.md` names for every promise the test that holds it: each of them has to be there. */

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/properties.md'), 'utf8');

/** The cells of the two tables, without their heads. */
const rows = page
  .split('\n')
  .filter((line) => /^\| .* \| `\S+` +\|/u.test(line))
  .map((line) => {
    const [subject = '', property = '', file = '', named = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    return {
      subject,
      property,
      file: file.replaceAll('`', ''),
      named: named.replaceAll(/^'|'$/gu, ''),
    };
  });

test('both tables are read', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test.each(rows)('$subject, $property: $file has it', ({ file, named }) => {
  const place = path.join(root, 'src', file);
  expect(existsSync(place)).toBe(true);
  const text = readFileSync(place, 'utf8');
  const isStory = /^[A-Z]\w*$/u.test(named);
  expect(text).toContain(isStory ? `export const ${named}: Story` : named);
});
