/** docs/specification.md, out of the sentences (docs/specification.yaml) and of the tests that are marked with their ids. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { markdownTable } from '../markdown-table.ts';
import { root } from '../root.ts';
import type { Proof } from './proofs.ts';

/** Path of the page, from the root. */
export const PAGE = 'docs/specification.md';

const sentences = v.record(v.pipe(v.string(), v.regex(/^(?:\d+\.\d+|S\d+)$/)), v.string());

/** The text of the page around its tables: `text` comes before the sentences, which are listed by their ids. */
const pageSchema = v.object({
  introduction: v.string(),
  parts: v.array(
    v.object({
      heading: v.string(),
      text: v.optional(v.string()),
      sentences: v.optional(sentences),
    }),
  ),
});

export type SpecificationPage = v.InferOutput<typeof pageSchema>;

export function readSentences(): SpecificationPage {
  return v.parse(
    pageSchema,
    parse(readFileSync(path.join(root, 'docs/specification.yaml'), 'utf8')),
  );
}

function endings(file: string): string[] {
  const parts = file.replace(/(?:\.(?:test|spec))?\.tsx?$/, '').split('/');
  return parts.map((_, index) => parts.slice(parts.length - 1 - index).join('/'));
}

/** A short name for each file: the shortest unique end of its path. */
function labelsOf(files: readonly string[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  for (const ending of files.flatMap(endings)) uses.set(ending, (uses.get(ending) ?? 0) + 1);
  return new Map(
    files.map((file) => [file, endings(file).find((ending) => uses.get(ending) === 1) ?? file]),
  );
}

/** The whole page in Markdown. */
export function specificationPage(page: SpecificationPage, proofs: readonly Proof[]): string {
  const files = [...new Set(proofs.map(({ file }) => file))].toSorted();
  const labels = labelsOf(files);
  const link = ({ name, file }: Proof) =>
    `[${name.replaceAll('|', String.raw`\|`)}][${labels.get(file) ?? file}]`;
  const parts = page.parts.map(({ heading, text, sentences: rows }) =>
    [
      heading,
      ...(text === undefined ? [] : [text.trim()]),
      ...(rows === undefined
        ? []
        : [
            markdownTable(
              ['', 'Rule', 'Proven by'],
              Object.entries(rows).map(([id, sentence]) => [
                id,
                sentence,
                proofs
                  .filter((proof) => proof.sentence === id)
                  .map(link)
                  .join('<br>'),
              ]),
            ),
          ]),
    ].join('\n\n'),
  );
  const definitions = files
    .map((file) => `[${labels.get(file) ?? file}]: ../${file}`)
    .toSorted()
    .join('\n');
  return [page.introduction.trim(), ...parts, definitions].join('\n\n') + '\n';
}
