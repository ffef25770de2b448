import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { words as messages } from '../apps/portal/src/app/message-words.en.ts';
import { textsOf } from '../scripts/source-texts.ts';
import { sourcesUnder, type Source } from '../scripts/sources.ts';

/** A Vietnamese letter that English does not have. */
const vietnameseLetter = /[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵ]/iu;

/** Vietnamese words of the screens that have no such letter, as in _Xem log_, _Trang sau_, _Xoay IP_. */
const plainWord = /\b(?:danh|giao|khi|thao|theo|trang|trong|xem|xoay|xong)\b/iu;

function isVietnamese(text: string): boolean {
  const composed = text.normalize('NFC');
  return vietnameseLetter.test(composed) || plainWord.test(composed);
}

function vietnameseIn(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) =>
    textsOf(source)
      .filter(({ text }) => isVietnamese(text))
      .map(({ line, text }) => `${source.file}:${line} ${JSON.stringify(text)}`),
  );
}

const sources = ['apps/portal/src', 'packages/ui/src', 'packages/machines/src', 'packages/api/src']
  .flatMap((folder) => sourcesUnder(folder))
  .filter(({ file }) => !/\.test\.tsx?$|\.(?:stories|pairs)\.tsx$|\/testing\//.test(file));

/** Where Vietnamese words belong: catalogues, and tables of words that a catalogue or a provider puts into another language. */
const places: readonly RegExp[] = [
  /\.vi\.ts$/,
  /^packages\/ui\/src\/words\/vietnamese\//,
  // React Aria's dictionary.
  /^packages\/ui\/src\/date-field\/vietnameseStrings\.ts$/,
  // Labels of the status sets, by which their English is found.
  /^packages\/ui\/src\/status-badge\/status-sets(?:\.ts|\/[\w-]+\.ts)$/,
  // Messages of the forms and of the error catalogue, by which their English is found.
  /^packages\/machines\/src\/validation\/[\w-]+\.ts$/,
  /^packages\/api\/src\/error-catalogue(?:\.ts$|\/)/,
  // What stands for a text of the operator, in both languages.
  /^apps\/portal\/src\/features\/data-retention\/data-retention\.ts$/,
  // Samples of stories and tests, and the contract's examples.
  /\/(?:fixtures|[\w-]*sample[\w-]*)\.tsx?$/,
  /\/fixtures\//,
  /\/generated\//,
  /^packages\/ui\/src\/keyboard\/stage\.tsx$/,
];

/** Texts that are the same in every language, each with its reason. */
const names: Readonly<Record<string, string>> = {
  'Tiếng Việt': 'the name of the language, for those who read it',
  Trạm: 'the name of the product',
  'Tầng 3, 12 Nguyễn Hữu Thọ, Quận 7, TP. Hồ Chí Minh': 'the address of the default operator',
  VNĐ: 'the currency, by default; English passes its own',
  đ: 'a letter that a search folds away',
};

function isName(found: string): boolean {
  return Object.keys(names).some((name) => found.endsWith(` ${JSON.stringify(name)}`));
}

test('no Vietnamese is outside the catalogues', () => {
  const slipped = vietnameseIn(
    sources.filter(({ file }) => !places.some((place) => place.test(file))),
  );
  expect(slipped.filter((found) => !isName(found))).toEqual([]);
});

test('no Vietnamese is left in English', () => {
  const english = sources.filter(({ file }) =>
    /\.en\.ts$|\/words\/english(?:\.ts|\/)|\/validation\/english\.ts$/.test(file),
  );
  expect(english.length).toBeGreaterThan(40);
  expect(vietnameseIn(english)).toEqual([]);
});

/** Files in which the reference server has sentences for customers, apart from its refusals. */
const tablesOfServer = /\/(?:permission|publish-result|error-answer)\.ts$/;

/** Refusals that no customer of the portal sees. */
const notOfPortal = /\.test\.ts$|sandbox|\/(?:bank|logs|seed|testing|user-guides)\//;

/** A pattern for a sentence: a value in it is any number. */
function sentenceOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `3${literal.text}`)].join('');
}

/** The server's refusals, and the sentences of its tables. */
function sentencesOf({ file, text }: Source): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isRefusal = ts.isNewExpression(node) && node.expression.getText() === 'Refusal';
    const said = isRefusal ? node.arguments?.[1] : tablesOfServer.test(file) ? node : undefined;
    const sentence = said === undefined ? null : sentenceOf(said);
    // A part of a sentence begins small.
    if (sentence !== null && /^\p{Lu}/u.test(sentence) && isVietnamese(sentence))
      found.push(sentence);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('what the reference server says to a customer is understood in English', () => {
  const sentences = sourcesUnder('apps/server/src')
    .filter(({ file }) => !notOfPortal.test(file))
    .flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => isVietnamese(messages.say(sentence)))).toEqual([]);
});
