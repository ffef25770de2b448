import { assert, date as anyDate, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readDate, writeDate } from './writtenDate.ts';

test.each([
  ['1/2/1990', '1990-02-01'],
  ['01/02/1990', '1990-02-01'],
  ['01-02-1990', '1990-02-01'],
  ['1.2.1990', '1990-02-01'],
  ['1 2 1990', '1990-02-01'],
  [' 1 / 2 / 1990 ', '1990-02-01'],
  ['01021990', '1990-02-01'],
  ['1990-02-01', '1990-02-01'],
  ['1990/2/1', '1990-02-01'],
  ['31/12/2026', '2026-12-31'],
])('%s is %s', (text, date) => {
  expect(readDate(text)).toEqual({ date });
});

test.each(['29/02/2024', '29/02/2000', '29/2/1600'])('%s is in a leap year', (text) => {
  expect(readDate(text)?.date).toBeDefined();
});

test.each([
  '29/02/2023',
  '29/02/1900',
  '29022100',
  '31/04/2026',
  '30/02/2024',
  '32/01/2026',
  '00/01/2026',
  '01/13/2026',
  '01/00/2026',
  '2026-02-30',
])('%s is no day of the calendar', (text) => {
  expect(readDate(text)).toEqual({ fault: 'noSuchDay' });
});

test.each(['1/2/90', '010290', '1/2/199', '01/02/0199'])(
  '%s has a year that is a guess',
  (text) => {
    expect(readDate(text)).toEqual({ fault: 'shortYear' });
  },
);

test.each(['hôm nay', '1/2', '1990', '1/2/1990/3', '1/2/19900', '1//', '12345', '٠١/٠٢/١٩٩٠'])(
  '%s is no date',
  (text) => {
    expect(readDate(text)).toEqual({ fault: 'unreadable' });
  },
);

test.each(['', '   '])('a blank text is nothing', (text) => {
  expect(readDate(text)).toBeUndefined();
});

test('every day of the calendar is written and read back, and the calendar of the language agrees', () => {
  const days = anyDate({
    min: new Date('1000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  assert(
    property(days, (day) => {
      const date = day.toISOString().slice(0, 10);
      expect(readDate(writeDate(date))).toEqual({ date });
      expect(readDate(date)).toEqual({ date });
      expect(readDate(writeDate(date).replaceAll('/', ''))).toEqual({ date });
    }),
  );
});

test('what is no ISO date is written unchanged', () => {
  expect(writeDate('')).toBe('');
  expect(writeDate('05.11.26')).toBe('05.11.26');
});
