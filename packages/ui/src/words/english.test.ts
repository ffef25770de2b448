import { expect, test } from 'vitest';
import * as sets from '../status-badge/status-sets.ts';
import { englishWords } from './english.ts';
import { vietnameseWords } from '../testing/vietnamese-words.ts';

const vietnameseLetter = /[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵ]/iu;

/** Every word by the path that leads to it; of a word made of values the number of values is in its place. */
function wordsOf(words: object, path = ''): readonly (readonly [string, string | number])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[path + key, value] as const];
    if (typeof value === 'function') return [[path + key, value.length] as const];
    return typeof value === 'object' && value !== null ? wordsOf(value, `${path}${key}.`) : [];
  });
}

test('English has the keys of Vietnamese, and no word takes more than it is given', () => {
  const english = new Map(wordsOf(englishWords));
  expect([...english.keys()].toSorted()).toEqual(
    wordsOf(vietnameseWords)
      .map(([path]) => path)
      .toSorted(),
  );
});

test('no English word is Vietnamese', () => {
  const vietnamese = wordsOf(englishWords).filter(
    ([, word]) => typeof word === 'string' && vietnameseLetter.test(word.normalize('NFC')),
  );
  expect(vietnamese).toEqual([]);
});

test('every label of the status sets has its English', () => {
  const labels = Object.values(sets)
    .filter((set) => typeof set === 'object')
    .flatMap((set) => Object.values(set))
    .flatMap((status: string | sets.Status) => (typeof status === 'string' ? [] : [status.label]));
  expect(labels.length).toBeGreaterThan(20);
  const said = labels.map((label) => englishWords.statusBadge.label(label));
  expect(said.filter((label) => vietnameseLetter.test(label))).toEqual([]);
  expect(englishWords.statusBadge.label('9')).toBe('9');
});

test.each([
  [englishWords.pictureField.size(1_887_437), '1.8\u00A0MB'],
  [englishWords.numberStepper.increase('Number of days'), 'Increase number of days'],
  [englishWords.copy.copyNamed('IP address'), 'Copy IP address'],
  [englishWords.errorSummary.left(1), '1 field to correct'],
  [englishWords.errorSummary.left(3), '3 fields to correct'],
  [englishWords.dateField.monthNamed(11), 'Nov'],
  [
    englishWords.fileField.limits({ kinds: undefined, size: '10 MB', count: 3 }),
    'Up to 10 MB each, at most 3 files',
  ],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
