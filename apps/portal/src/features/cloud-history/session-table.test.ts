import { expect, test } from 'vitest';
import { cloudWords } from '../cloud/words.vi.ts';
import { durationWords } from './session-table.ts';
import { cloudHistoryWords } from './words.vi.ts';

const start = '2026-11-19T16:00:00.000Z';

test.each([
  ['2026-11-19T19:04:59.000Z', '3 giờ 4 phút'],
  ['2026-11-19T16:00:40.000Z', 'Dưới 1 phút'],
  [null, 'Đang chạy'],
  // @spec 2.109
])('a session that ends at %s took %s', (end, words) => {
  const entry = { time_start: start, time_shutdown: end };
  expect(durationWords(entry, cloudHistoryWords.vi, cloudWords.vi.time)).toBe(words);
});
