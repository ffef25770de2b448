import { expect, test } from 'vitest';
import { byDay, dayTitle, type LogItem } from './feed.ts';
import { activityWords } from './words.vi.ts';

const words = activityWords.vi;
const at = (time: string) => Date.parse(time);

function line(time: string): LogItem {
  return { id: time, source: 'log', at: at(time), subject: null, text: 'Máy đã bật' };
}

/** Newest first, on both sides of a midnight somewhere. */
const lines = [
  '2026-11-20T18:30:00.000Z',
  '2026-11-20T17:00:00.000Z',
  '2026-11-20T16:59:59.999Z',
  '2026-11-20T10:00:00.000Z',
  '2026-11-20T04:59:59.999Z',
].map(line);

test.each([
  ['Asia/Ho_Chi_Minh', [2, 3]],
  ['America/New_York', [4, 1]],
  ['Asia/Kolkata', [1, 4]],
  ['Pacific/Apia', [3, 2]],
])('lines are grouped by the days of the customer’s zone: %s', (timeZone, counts) => {
  expect(byDay(lines, timeZone).map(({ items }) => items.length)).toEqual(counts);
});

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-20T18:00:00.000Z', '21/11/2026', '20/11/2026'],
  ['America/New_York', '2026-11-20T18:00:00.000Z', '20/11/2026', '19/11/2026'],
  // The evening of a day of 25 hours, and the first hour after one of 23.
  ['America/New_York', '2026-11-02T04:30:00.000Z', '01/11/2026', '31/10/2026'],
  ['America/New_York', '2026-03-09T04:30:00.000Z', '09/03/2026', '08/03/2026'],
  ['Pacific/Apia', '2011-12-30T12:00:00.000Z', '31/12/2011', '29/12/2011'],
])('in %s at %s it is %s, and yesterday was %s', (timeZone, now, today, yesterday) => {
  expect(dayTitle(today, at(now), words, timeZone)).toBe('Hôm nay');
  expect(dayTitle(yesterday, at(now), words, timeZone)).toBe('Hôm qua');
  expect(dayTitle('01/01/2010', at(now), words, timeZone)).toBe('Ngày 01/01/2010');
});
