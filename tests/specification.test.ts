import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root.ts';
import { sourcesUnder } from '../scripts/sources.ts';
import { PAGE, readSentences, specificationPage } from '../scripts/specification/page.ts';
import { readProofs } from '../scripts/specification/proofs.ts';

const page = readSentences();
const proofs = readProofs();
const ids = page.parts.flatMap(({ sentences = {} }) => Object.keys(sentences));

test('docs/specification.md is what npm run generate:docs writes', () => {
  expect(readFileSync(path.join(root, PAGE), 'utf8')).toBe(specificationPage(page, proofs));
});

test('the sections of the specification are there, each sentence under a unique id', () => {
  const headings = page.parts.map(({ heading }) => heading);
  const sections = [2, 4, 5, 6, 8, 9].map((number) => `## Section ${number}: `);
  expect(
    sections.filter((section) => !headings.some((heading) => heading.startsWith(section))),
  ).toEqual([]);
  expect(ids.length).toBeGreaterThan(200);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every sentence has words and a test', () => {
  const proven = new Set(proofs.map(({ sentence }) => sentence));
  expect(ids.filter((id) => !proven.has(id))).toEqual([]);
  const empty = page.parts
    .flatMap(({ sentences = {} }) => Object.entries(sentences))
    .filter(([, words]) => words.trim() === '');
  expect(empty).toEqual([]);
});

test('every mark in a test names a sentence', () => {
  const known = new Set(ids);
  expect(proofs.filter(({ sentence }) => !known.has(sentence))).toEqual([]);
});

test('every rule of the silent parts has its number, and every number that is named is there', () => {
  const rules = ids.filter((id) => id.startsWith('S'));
  expect(rules).toEqual(rules.map((_, index) => `S${index + 1}`));
  const text = readFileSync(path.join(root, PAGE), 'utf8');
  const named = [...text.matchAll(/\[(S\d+)\]\(#/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !rules.includes(name))).toEqual([]);
});

test('every journey whose steps are marked is walked by a test', () => {
  const walked = new Set(
    sourcesUnder('e2e')
      .filter(({ file }) => file.endsWith('.spec.ts'))
      .flatMap(({ imports }) => imports.map(({ specifier }) => path.basename(specifier))),
  );
  const journeys = proofs.filter(({ file }) => file.endsWith('-journey.ts'));
  expect(journeys.filter(({ file }) => !walked.has(path.basename(file)))).toEqual([]);
});
