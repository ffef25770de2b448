import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root.ts';
import { textsOf } from '../scripts/source-texts.ts';
import { sourcesUnder, type Source } from '../scripts/sources.ts';

/** The tables of docs/customers-words.md, without their heads: terms in both languages, and the specification's own texts. */
const [terms = [], specified = []] = readFileSync(
  path.join(root, 'docs/customers-words.md'),
  'utf8',
)
  .split(/\n{2,}/)
  .filter((block) => block.startsWith('|'))
  .map((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );

/** Words of a column "not". */
function wordsOf(column: number): readonly string[] {
  return terms.flatMap((cells) => (cells[column] ?? '').split(', ')).filter((word) => word !== '');
}

/** Finds one of several words where it is no part of a longer one, in any case. */
function anyOf(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'iu');
}

const notVietnamese = anyOf(wordsOf(1));
const notEnglish = anyOf(wordsOf(3));

/** A text without what the specification gives to the letter. */
function withoutSpecified(text: string): string {
  return specified.reduce((rest, [given = '']) => rest.replaceAll(given, ''), text);
}

/** Texts of sources that use one of these words. What finds a command may be any word: it is no text of a screen. */
function using(
  words: RegExp,
  sources: readonly Pick<Source, 'file' | 'text'>[],
): readonly string[] {
  return sources.flatMap((source) =>
    textsOf(source)
      .filter(({ names }) => !names.some((name) => /keywords$/i.test(name)))
      .filter(({ text }) => words.test(withoutSpecified(text.normalize('NFC'))))
      .map(({ line, text }) => `${source.file}:${line} ${JSON.stringify(text)}`),
  );
}

const shipped = ['apps/portal/src', 'packages/ui/src', 'packages/machines/src', 'packages/api/src']
  .flatMap((folder) => sourcesUnder(folder))
  .filter(({ file }) => !/\.test\.tsx?$|\.stories\.tsx$|\/testing\//.test(file));

const english = shipped.filter(({ file }) =>
  /\.en\.ts$|\/words\/english\.ts$|\/validation\/english\.ts$/.test(file),
);

const vietnamese = shipped.filter(({ file }) =>
  /\.vi\.ts$|\/words\/vietnamese\/|\/status-sets(?:\.ts$|\/)|\/validation\/(?!english)[\w-]+\.ts$|\/error-catalogue(?:\.ts$|\/)/.test(
    file,
  ),
);

/** What the reference server says: answers, mails, contract and log. */
const server = sourcesUnder('apps/server/src').filter(
  ({ file }) => !/\.test\.ts$|\/(?:sandbox|seed|testing)\//.test(file),
);

/** A letter that Vietnamese alone has: the server's other texts are those of code. */
const vietnameseLetter = /[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵ]/iu;

test('the glossary names terms and the words that are not used for them', () => {
  expect(terms.length).toBeGreaterThan(40);
  expect(specified.length).toBeGreaterThan(2);
  expect('Tài khoản chưa được xác thực').toMatch(notVietnamese);
  expect('The form is waiting for review').toMatch(notEnglish);
});

test('Vietnamese has one term for one thing', () => {
  expect(vietnamese.length).toBeGreaterThan(80);
  expect(using(notVietnamese, vietnamese)).toEqual([]);
});

test('English has one term for one thing', () => {
  expect(english.length).toBeGreaterThan(60);
  expect(using(notEnglish, english)).toEqual([]);
});

test('the reference server uses the same terms', () => {
  expect(using(notVietnamese, server).filter((found) => vietnameseLetter.test(found))).toEqual([]);
});

/** Pages for customers; that of the languages quotes both. */
const guides = globSync(
  ['apps/server/src/user-guides/guides/*.html', 'docs/user-guide/!(language).md'],
  { cwd: root },
);

test.for(guides)('%s uses the same terms', (file) => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  expect(lines.filter((line) => notVietnamese.test(line))).toEqual([]);
});

/** A figure grouped as Vietnamese does: 1.980.000. A version or an address has no group of three after every point. */
const vietnameseFigure = /(?<![\d.])\d{1,3}(?:\.\d{3})+(?![\d.])/u;

test('English groups figures by commas', () => {
  expect(using(vietnameseFigure, english)).toEqual([]);
});
