import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root.ts';
import { sourcesUnder } from '../scripts/sources.ts';

const page = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');

/** A test or a story that the page names. */
interface Proof {
  /** Name of a test, of a step or a row of it; of a story its title and its name: `Kit/Button, Default`. */
  readonly name: string;
  /** Path from the root. */
  readonly file: string;
}

interface Row {
  readonly rule: string;
  readonly proofs: readonly Proof[];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The files that the page names, by their short names: the definitions at its end. */
const files = new Map(
  [...page.matchAll(/^\[([^\]]+)\]: \.\.\/(\S+)$/gm)].map(
    (match) => [match[1] ?? '', match[2] ?? ''] as const,
  ),
);

/** Every test that a text names: `[name of the test][short name of its file]`. */
function proofsIn(text: string): Proof[] {
  return [...text.matchAll(/\[((?:[^[\]]|\[[^\]]*\])+)\]\[([^\]]+)\]/g)].map(
    ([, name = '', file = '']) => ({ name, file: files.get(file) ?? `undefined: ${file}` }),
  );
}

/** The rows of every table, without heads and rules. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(1, -1).split(' | '))
    .filter(([first = '', last = '']) => last.trim() !== 'Proven by' && !/^\s*-+/.test(first))
    .map((cells) => ({ rule: (cells[0] ?? '').trim(), proofs: proofsIn(cells.at(-1) ?? '') }));
}

/** Whether the file has what the page says: a story by its export, anything else in quotes, as the first of several arguments. */
function holds({ name, file }: Proof): boolean {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.stories.tsx')) {
    const [title = '', story = ''] = name.split(', ');
    return (
      source.includes(`title: '${title}'`) && new RegExp(`export const ${story}\\b`).test(source)
    );
  }
  return new RegExp(`['"\`]${escaped(name)}['"\`],`).test(source);
}

const rows = rowsOf(page);
const proofs = rows.flatMap((row) => row.proofs);

test('the page has the tables of its sections', () => {
  const sections = [2, 4, 5, 6, 8, 9].map((number) => `\n## Section ${number}: `);
  expect(sections.filter((heading) => !page.includes(heading))).toEqual([]);
  expect(rows.length).toBeGreaterThan(200);
});

test('every row has a rule and a test', () => {
  expect(rows.filter(({ rule, proofs: found }) => rule === '' || found.length === 0)).toEqual([]);
});

test('every rule of the silent parts has its number, and every number that is named is there', () => {
  const rules = rows.flatMap(({ rule }) => /^\*\*(S\d+)\*\*/.exec(rule)?.[1] ?? []);
  expect(rules).toEqual(rules.map((_, index) => `S${index + 1}`));
  const named = [...page.matchAll(/\[(S\d+)\]\(#/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !rules.includes(name))).toEqual([]);
});

/** The steps of a journey stand beside the tests that walk it in front of several backends. */
function isWalked(file: string): boolean {
  return (
    /^e2e\/[\w-]+-journey\.ts$/.test(file) &&
    sourcesUnder('e2e').some(
      ({ file: spec, imports }) =>
        spec.endsWith('.spec.ts') &&
        imports.some(({ specifier }) => specifier === `./${path.basename(file)}`),
    )
  );
}

test('every file that is named is there, and is one of tests, of stories or of steps that a test walks', () => {
  const wrong = [...new Set([...files.values(), ...proofs.map(({ file }) => file)])].filter(
    (file) =>
      (!/\.(test|spec|stories)\.tsx?$/.test(file) && !isWalked(file)) ||
      !existsSync(path.join(root, file)),
  );
  expect(wrong).toEqual([]);
});

test('every test and story that is named is in its file', () => {
  const found = proofs.filter(({ file }) => existsSync(path.join(root, file)));
  expect(found.filter((proof) => !holds(proof))).toEqual([]);
});
