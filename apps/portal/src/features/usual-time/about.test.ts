import { expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '@tram/machines/rules';
import { aboutInWords } from './about.ts';
import { usualTimeWords } from './words.vi.ts';

test.each([
  [0, '10 giây'],
  [4 * SECOND, '10 giây'],
  [42 * SECOND, '40 giây'],
  [62 * SECOND, '1 phút'],
  [89 * SECOND, '90 giây'],
  [118 * SECOND, '2 phút'],
  [59.4 * MINUTE, '59 phút'],
  [59.6 * MINUTE, '1 giờ'],
  [HOUR + 10 * MINUTE, '1 giờ 10 phút'],
] as const)('%i ms are said as %s', (time, said) => {
  expect(aboutInWords(time, usualTimeWords.vi)).toBe(said);
});
