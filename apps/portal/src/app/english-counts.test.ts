import { expect, test } from 'vitest';
import { words as runway } from '../features/runway/words.en.ts';
import { words as statement } from '../features/statement/words.en.ts';
import { words as extension } from '../screens/clouds/extension-words.en.ts';
import { words as rental } from '../screens/create-clouds/words.en.ts';
import { words as prices } from '../screens/home/other-prices-words.en.ts';

test.each([
  [extension.term(1, 1), '1 day, 1 hour'],
  [extension.term(30, '–'), '30 days, – hours'],
  [rental.rental.term(1, 24, 1), '1 day, 24 hours, up to 1 hour a session'],
  [prices.time(7, 1), '7 days, 1 hour'],
  [runway.terms.package(1, 30, 1), '1 package (30 days, 1 hour)'],
])('one is not several: %s', (said, expected) => {
  expect(said).toBe(expected);
});

test('a day and a month have their names', () => {
  expect(runway.day('01', '12', null)).toBe('1 Dec');
  expect(runway.day('05', '09', '2027')).toBe('5 Sept 2027');
  expect(statement.month('11', '2026')).toBe('Nov 2026');
});
