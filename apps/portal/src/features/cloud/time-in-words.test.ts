import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '@tram/machines/rules';
import { minutesInWords, daysLeft } from './time-in-words.ts';
import { cloudWords } from './words.vi.ts';

const words = cloudWords.vi.time;

test.each([
  [2480, '41 giờ 20 phút'],
  [720, '12 giờ'],
  [5, '5 phút'],
  [0, '0 giờ'],
])('%i minutes are %s', (minutes, text) => {
  expect(minutesInWords(minutes, words)).toBe(text);
});

test.each([
  [30 * DAY, '30 ngày', false],
  [30 * DAY - 5 * MINUTE, '30 ngày', false],
  [12 * DAY + HOUR, '12 ngày 1 giờ', false],
  [DAY + HOUR, '1 ngày 1 giờ', true],
  [7 * HOUR, '7 giờ', true],
  [12 * MINUTE, '12 phút', true],
  [1, '1 phút', true],
  [0, null, true],
  [-DAY, null, true],
])('%i ms before the end there are %s left', (left, text, isLow) => {
  expect(daysLeft(1_000_000_000 + left, 1_000_000_000, words)).toMatchObject({ text, isLow });
});
