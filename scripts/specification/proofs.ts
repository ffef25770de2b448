/**
 * The tests and stories that prove a sentence of the specification: those with a comment `// @spec 2.14 S3` directly above
 * them. What is marked may be a test, a group, a step, a row of a table (each has its name in quotes) or a story.
 */
import { sourcesUnder } from '../sources.ts';

export interface Proof {
  /** Id of the sentence. */
  readonly sentence: string;
  /** Name of the test, step or row; of a story its title and its name: `Components/Actions/Button, Default`. */
  readonly name: string;
  /** Path from the root. */
  readonly file: string;
}

/** A comment that marks what is below it. */
const mark = /^\s*\/\/ @spec ((?:\d+\.\d+|S\d+)(?: (?:\d+\.\d+|S\d+))*)$/;

const quoted = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/;

/** The first name in some lines; after the table of a `test.each` that is on one line with it. */
function nameIn(lines: readonly string[]): string | null {
  const text = lines.join('\n');
  const [first = ''] = lines;
  const each = /\.each\(.*\)\((?=['"`])/.exec(first);
  const match = quoted.exec(each === null ? text : text.slice(each.index + each[0].length));
  const name = match?.[1] ?? match?.[2] ?? match?.[3];
  return name === undefined ? null : name.replaceAll(/\\(['"`\\])/g, '$1');
}

function storyIn(text: string, lines: readonly string[]): string | null {
  const story = /export const (\w+)/.exec(lines[0] ?? '')?.[1];
  const title = /title: '([^']+)'/.exec(text)?.[1];
  return story === undefined || title === undefined ? null : `${title}, ${story}`;
}

/** Files that may hold a proof: tests, stories, and the steps of a journey that several tests walk. */
function isProving(file: string): boolean {
  return /\.(?:test|spec|stories)\.tsx?$/.test(file) || /^e2e\/[\w-]+-journey\.ts$/.test(file);
}

/**
 * Every marked test and story, file by file in their order.
 * @throws where nothing with a name is below a mark
 */
export function readProofs(): readonly Proof[] {
  return sourcesUnder('')
    .filter(({ file }) => isProving(file))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ file, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) => {
        const ids = mark.exec(line)?.[1]?.split(' ') ?? [];
        if (ids.length === 0) return [];
        let next = index + 1;
        while (/^\s*\/\//.test(lines[next] ?? '')) next += 1;
        const below = lines.slice(next, next + 3);
        const name = file.endsWith('.stories.tsx') ? storyIn(text, below) : nameIn(below);
        if (name === null) throw new Error(`${file}:${index + 1}: nothing with a name below @spec`);
        return ids.map((sentence) => ({ sentence, name, file }));
      });
    });
}
