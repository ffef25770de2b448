import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vietnameseWords } from '../testing/vietnamese-words.ts';
import {
  countdownLevel,
  countdownParts,
  secondsLeft,
  type CountdownFormat,
} from './countdown-parts.ts';

function text(seconds: number, format: CountdownFormat): string {
  return countdownParts(seconds, format, vietnameseWords.time)
    .flatMap(({ value, unit }) => [value, unit])
    .filter((word) => word !== undefined)
    .join(' ');
}

describe('countdownParts', () => {
  it.each([
    [12 * 86_400 + 5 * 3600 + 59, 'words', '12 ngày 5 giờ'],
    [30 * 86_400 - 300, 'words', '30 ngày 0 giờ'],
    [30 * 86_400 - 1801, 'words', '29 ngày 23 giờ'],
    [86_400, 'words', '24 giờ 00 phút'],
    [5 * 3600 + 12 * 60 + 59, 'words', '5 giờ 12 phút'],
    [3600, 'words', '1 giờ 00 phút'],
    [38 * 60 + 4, 'words', '38 phút 04 giây'],
    [0, 'words', '0 phút 00 giây'],
    [900, 'mm:ss', '15:00'],
    [767, 'mm:ss', '12:47'],
    [0, 'mm:ss', '00:00'],
    [3 * 3600 + 12 * 60 + 45, 'hh:mm:ss', '03:12:45'],
    [100 * 3600, 'hh:mm:ss', '100:00:00'],
  ] as const)('shows %d seconds in %s as %s', (seconds, format, expected) => {
    expect(text(seconds, format)).toBe(expected);
  });

  it('never shows more time later', () => {
    assert(
      property(
        integer({ min: 0, max: 99 * 3600 }),
        constantFrom('mm:ss' as const, 'hh:mm:ss' as const),
        (seconds, format) => {
          const [now, later] = [text(seconds + 1, format), text(seconds, format)];
          expect(later.length < now.length || later < now).toBe(true);
        },
      ),
    );
  });
});

describe('countdownLevel', () => {
  it.each([
    [3600, 'normal'],
    [3599, 'warning'],
    [600, 'warning'],
    [599, 'critical'],
    [1, 'critical'],
    [0, 'ended'],
  ] as const)('%d seconds is %s', (seconds, level) => {
    expect(countdownLevel(seconds)).toBe(level);
  });

  it.each([
    [3599, 900, 'normal'],
    [900, 900, 'normal'],
    [899, 900, 'warning'],
    [599, 900, 'critical'],
    [599, 300, 'normal'],
    [299, 300, 'critical'],
    [0, 900, 'ended'],
  ] as const)('%d seconds that warn below %d is %s', (seconds, low, level) => {
    expect(countdownLevel(seconds, low)).toBe(level);
  });
});

describe('secondsLeft', () => {
  it('rounds up and never goes below nothing', () => {
    expect(secondsLeft(900_000, 0)).toBe(900);
    expect(secondsLeft(900_000, 1)).toBe(900);
    expect(secondsLeft(1, 0)).toBe(1);
    expect(secondsLeft(0, 5000)).toBe(0);
  });
});
